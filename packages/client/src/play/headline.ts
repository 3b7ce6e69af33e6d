import { asSentence } from '@sightline/words';
import { DEEDS, type Deed, type Telling, UPSHOTS, type Upshot } from '../games/telling.ts';
import { list, say } from '../words/index.ts';
import type { Passage } from './report.ts';

/** With so many or more names in a row nobody reads on. */
const TOO_MANY = 5;

/** What a passage comes to in one sentence: "Tally Moss shoots at Harpy 9: Harpy 9 killed." */
export function headlineOf(passage: Passage): string {
  const plain = passage.lines.filter(({ telling }) => !telling.aside);
  const [only] = plain;
  // What one line tells is not told twice.
  if (only && plain.length === 1) return only.text;
  const deed = deedText(passage);
  const first = only ?? passage.lines[0]!;
  // Where nobody acts the first line begins the headline, and what it tells itself is in it.
  const rest = deed === null ? passage.lines.filter(line => line !== first) : passage.lines;
  const what = deed ?? first.text.replace(/\.$/, '');
  const upshots = upshotTexts(rest.map(({ telling }) => telling));
  return asSentence(upshots.length === 0 ? what : say('tale.outcome', { what, upshots }));
}

/** The most telling thing that whoever acts has done; null where nobody acts. */
function deedText({ actor, lines }: Passage): string | null {
  if (actor === null) return null;
  const deeds = lines.flatMap(({ telling: { deed } }) => deed ?? []);
  const own = deeds.filter(({ by }) => by === undefined || by === actor);
  const best = own.reduce<Deed | null>(
    (most, { kind }) => (most === null || rankOf(kind) > rankOf(most) ? kind : most),
    null,
  );
  if (best === null) return null;
  const targets = new Set(own.flatMap(({ kind, target }) => (kind === best && target ? target : [])));
  // An attack without a name for its victim is one among other things.
  const [target = null] = targets.size === 1 ? targets : [list([...targets].slice(0, TOO_MANY - 1)) || null];
  return say(`tale.deeds.${best}`, { figure: actor, target });
}

const rankOf = (kind: Deed): number => DEEDS.indexOf(kind);

/** "Harpy 9 killed", "2 of blue 1st Squad wounded". Of what befell somebody only the worst is said. */
function upshotTexts(tellings: readonly Telling[]): string[] {
  const upshots = tellings.flatMap(({ upshot }) => upshot ?? []);
  const named = new Set<string>();
  const texts = UPSHOTS.flatMap((kind): readonly { readonly kind: Upshot; readonly text: string }[] => {
    const them = upshots.filter(upshot => upshot.kind === kind);
    if (kind === 'fumbled' || kind === 'nothing')
      return them.length === 0 ? [] : [{ kind, text: say(`tale.upshots.${kind}`) }];
    const counted = Map.groupBy(them, ({ who = '' }) => who);
    const fresh = [...counted].filter(([who, all]) => all[0]!.of || !named.has(who));
    for (const [who, all] of fresh) if (!all[0]!.of) named.add(who);
    const names = fresh.map(([who, all]) => (all[0]!.of ? say('tale.of', { count: all.length, unit: who }) : who));
    if (names.length === 0) return [];
    const who = names.length < TOO_MANY ? list(names) : say('tale.many', { count: names.length });
    return [{ kind, text: say(`tale.upshots.${kind}`, { who }) }];
  });
  return texts.filter(({ kind }) => kind !== 'nothing' || texts.length === 1).map(({ text }) => text);
}
