import type { DatabaseSync } from 'node:sqlite';
import { type Beside, type Card, MOST_LINES, type Written } from '../store.ts';
import type { Write } from '../write.ts';

/** Does one write inside the transaction that is open, and says what came of it. */
export type Apply = (write: Write, now: number) => Written | number | null;

export function applyTo(db: DatabaseSync): Apply {
  const sql = statements(db);

  function append(no: number, n: number, entries: readonly string[]): Written {
    for (const [at, entry] of entries.entries()) {
      // Numbers follow one another without a gap, so only the first can be taken.
      if (sql.append.run(no, n + at, entry).changes === 0) return 'lost';
    }
    return 'written';
  }

  function putBeside(no: number, { card, due = {} }: Beside, known: string | null, now: number): void {
    if (card) putCard(no, card, known, now);
    for (const [what, at] of Object.entries(due)) {
      if (at === null) sql.notDue.run(no, what);
      else sql.due.run(no, what, at);
    }
  }

  function putCard(no: number, card: Card, known: string | null, now: number): void {
    const people = JSON.stringify(card.people);
    sql.card.run(card.stage, Number(card.listed), people, JSON.stringify(card.awaited), card.about, now, no);
    if (people === known) return;
    sql.noMembers.run(no);
    for (const person of new Set(card.people)) sql.member.run(person, no);
  }

  function matchCalled(match: string): { readonly no: number; readonly people: string } | null {
    const row = sql.match.get(match);
    return row ? { no: Number(row['no']), people: String(row['people']) } : null;
  }

  return (write, now) => {
    switch (write.kind) {
      case 'create': {
        const { begun, changed } = write.times ?? { begun: now, changed: now };
        const { changes, lastInsertRowid } = sql.create.run(write.match, begun);
        if (changes === 0) return 'lost';
        const no = Number(lastInsertRowid);
        putBeside(no, write.beside, null, changed);
        return append(no, 0, write.entries);
      }
      case 'append': {
        const found = matchCalled(write.match);
        if (!found || !sql.has.get(found.no, write.n - 1)) return 'noSuchMatch';
        const written = append(found.no, write.n, write.entries);
        if (written === 'written') putBeside(found.no, write.beside, found.people, now);
        return written;
      }
      case 'relist': {
        const found = matchCalled(write.match);
        if (!found) return 'noSuchMatch';
        putCard(found.no, write.card, found.people, now);
        return 'written';
      }
      case 'remove': {
        const found = matchCalled(write.match);
        if (!found) return 'noSuchMatch';
        for (const statement of sql.remove) statement.run(found.no);
        return 'written';
      }
      case 'say': {
        const found = matchCalled(write.match);
        if (!found) return null;
        const { person, to, text, at } = write.line;
        const n = Number(sql.say.run(found.no, person, to, text, at).lastInsertRowid);
        sql.forgetLines.run(found.no, found.no, MOST_LINES);
        return n;
      }
      case 'putPerson': {
        const { id, key, name, about } = write.person;
        return sql.person.run(id, key, name, about).changes === 0 ? 'lost' : 'written';
      }
      case 'deletePerson':
        for (const statement of sql.deletePerson) statement.run(write.id);
        return 'written';
      case 'seenTo': {
        const { match, what, at, next } = write;
        if (next === undefined) sql.seenTo.run(match, what, at);
        else sql.putOff.run(next, match, what, at);
        return 'written';
      }
      default:
        return write satisfies never;
    }
  };
}

function statements(db: DatabaseSync) {
  const from = ['matches', 'log', 'members', 'due', 'chat'];
  const itsDue = '(SELECT no FROM matches WHERE match = ?) AND what = ? AND at = ?';
  return {
    match: db.prepare('SELECT no, people FROM matches WHERE match = ?'),
    create: db.prepare(
      `INSERT INTO matches (match, stage, listed, people, awaited, about, begun, changed)
       VALUES (?, '', 0, '', '', '', ?, 0) ON CONFLICT DO NOTHING`,
    ),
    card: db.prepare(
      'UPDATE matches SET stage = ?, listed = ?, people = ?, awaited = ?, about = ?, changed = ? WHERE no = ?',
    ),
    has: db.prepare('SELECT 1 FROM log WHERE no = ? AND n = ?'),
    append: db.prepare('INSERT INTO log (no, n, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    noMembers: db.prepare('DELETE FROM members WHERE no = ?'),
    member: db.prepare('INSERT INTO members (person, no) VALUES (?, ?)'),
    due: db.prepare('INSERT INTO due (no, what, at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at'),
    notDue: db.prepare('DELETE FROM due WHERE no = ? AND what = ?'),
    seenTo: db.prepare(`DELETE FROM due WHERE no = ${itsDue}`),
    putOff: db.prepare(`UPDATE due SET at = ? WHERE no = ${itsDue}`),
    say: db.prepare('INSERT INTO chat (no, person, audience, text, at) VALUES (?, ?, ?, ?, ?)'),
    forgetLines: db.prepare(
      'DELETE FROM chat WHERE no = ? AND n <= (SELECT n FROM chat WHERE no = ? ORDER BY n DESC LIMIT 1 OFFSET ?)',
    ),
    person: db.prepare(
      `INSERT INTO people (id, key, name, about) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET key = excluded.key, name = excluded.name, about = excluded.about
       WHERE NOT EXISTS (SELECT 1 FROM people AS other WHERE other.key = excluded.key AND other.id <> excluded.id)
       ON CONFLICT (key) DO NOTHING`,
    ),
    deletePerson: [
      db.prepare('DELETE FROM people WHERE id = ?'),
      db.prepare('DELETE FROM members WHERE person = ?'),
      db.prepare('DELETE FROM chat WHERE person = ?'),
    ],
    remove: from.map(table => db.prepare(`DELETE FROM ${table} WHERE no = ?`)),
  };
}
