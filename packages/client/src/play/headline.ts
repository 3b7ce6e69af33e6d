import { asSentence } from '@sightline/words';
import { DEEDS, type Deed, type Telling, UPSHOTS, type Upshot } from '../games/telling.ts';
import { list, say } from '../words/index.ts';
import type { Passage, ReportLine } from './report.ts';

/** With so many or more names in a row nobody reads on. */
const TOO_MANY = 5;

/** Of so many deeds that came to something a headline tells. */
const MOST_DEEDS = 2;

/** What a passage comes to in one sentence, or what one of its lines belongs to: "Tally Moss shoots at Harpy 9: Harpy 9 killed." */
export function headlineOf(passage: Passage, about?: ReportLine): string {
  const plain = passage.lines.filter(({ telling }) => !telling.aside);
  const [only] = plain;
  // What one line tells is not told twice.
  if (only && plain.length === 1) return only.text;
  const parts = partsOf(passage, about !== undefined);
  const part = parts.find(({ lines }) => about !== undefined && lines.includes(about));
  const told = part ? [part] : tellingOnes(parts);
  return asSentence(told.map(each => partText(each, only ?? passage.lines[0]!)).join('; '));
}

/** One thing that somebody did, and all that came of it until somebody did another. */
interface Part {
  readonly who: string | null;
  readonly lines: ReportLine[];
}

/** What begins a part of its own: whatever may harm somebody is not told as if it had come of something else. */
const isAttack = (kind: Deed): boolean => rankOf(kind) >= rankOf('attack') && rankOf(kind) <= rankOf('ram');

/** Where it is asked what one line came of, every target is a part of its own. */
function partsOf({ actor, lines }: Passage, byTarget: boolean): readonly Part[] {
  const parts: (Part & { attack: Deed | null; target?: string | undefined })[] = [
    { who: actor, lines: [], attack: null },
  ];
  for (const line of lines) {
    const { deed } = line.telling;
    const last = parts.at(-1)!;
    const who = deed?.by ?? actor;
    const attack = deed && isAttack(deed.kind) ? deed.kind : null;
    const target = byTarget ? deed?.target : undefined;
    const isMore = attack === last.attack && who === last.who && target === last.target;
    if (attack === null || isMore) last.lines.push(line);
    else parts.push({ who, lines: [line], attack, target });
  }
  return parts.filter(part => part.lines.length > 0);
}

/** Those that came to something; if none did, the one that matters most. */
function tellingOnes(parts: readonly Part[]): readonly Part[] {
  const worst = ({ lines }: Part): number =>
    Math.min(
      ...lines.flatMap(({ telling: { upshot } }) => (upshot ? [UPSHOTS.indexOf(upshot.kind)] : [])),
      COME_TO_NOTHING,
    );
  const serious = parts.filter(part => worst(part) < COME_TO_NOTHING);
  const kept = new Set(serious.toSorted((a, b) => worst(a) - worst(b)).slice(0, MOST_DEEDS));
  if (kept.size > 0) return parts.filter(part => kept.has(part));
  const rank = (part: Part): number => rankOf(bestDeed(part) ?? 'pass');
  return [parts.reduce((most, part) => (rank(part) > rank(most) ? part : most))];
}

const COME_TO_NOTHING = UPSHOTS.indexOf('fumbled');

function partText(part: Part, first: ReportLine): string {
  const deed = deedText(part);
  // Where nobody acts the first line begins the headline, and what it tells itself is in it.
  const rest = deed === null ? part.lines.filter(line => line !== first) : part.lines;
  const what = deed ?? first.text.replace(/\.$/, '');
  const upshots = upshotTexts(rest.map(({ telling }) => telling));
  return upshots.length === 0 ? what : say('tale.outcome', { what, upshots });
}

/** The most telling thing that whoever acts has done; null where nobody acts. */
function deedText(part: Part): string | null {
  const best = bestDeed(part);
  if (best === null || part.who === null) return null;
  const targets = new Set(ownDeeds(part).flatMap(({ kind, target }) => (kind === best && target ? target : [])));
  // An attack without a name for its victim is one among other things.
  const [target = null] = targets.size === 1 ? targets : [list([...targets].slice(0, TOO_MANY - 1)) || null];
  return say(`tale.deeds.${best}`, { figure: part.who, target });
}

const ownDeeds = ({ who, lines }: Part): readonly NonNullable<Telling['deed']>[] =>
  lines.flatMap(({ telling: { deed } }) => (deed && (deed.by === undefined || deed.by === who) ? [deed] : []));

function bestDeed(part: Part): Deed | null {
  return ownDeeds(part).reduce<Deed | null>(
    (most, { kind }) => (most === null || rankOf(kind) > rankOf(most) ? kind : most),
    null,
  );
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
