import hatch from 'icon:airtight-hatch';
import back from 'icon:back-forth';
import places from 'icon:body-swapping';
import card from 'icon:card-draw';
import talk from 'icon:conversation';
import drop from 'icon:drop-weapon';
import hurl from 'icon:grapple';
import blade from 'icon:machete';
import man from 'icon:person';
import push from 'icon:push';
import star from 'icon:star-medal';
import bag from 'icon:swap-bag';
import pair from 'icon:three-friends';
import radio from 'icon:walkie-talkie';
import type { Question } from '@sightline/kernel';
import { factsOf } from './answers.ts';

/** What the winner of a round of a grapple does with it. */
const OF_CHOICES: Readonly<Record<string, string>> = { shove: push, back, throwOff: hurl };

/** Acts that the icon of their deed would not tell from others beside them. */
const OF_ACTS: Readonly<Record<string, string>> = {
  nextCard: card,
  activate: man,
  freely: blade,
  drawBlade: blade,
  swap: places,
  radioMother: radio,
  pepTalk: talk,
  honour: star,
  handOver: bag,
  drop,
  inPairs: pair,
  stand: man,
};

export function iconOf({ kind }: Question, answer: unknown): string | undefined {
  if (kind === 'entry') return hatch;
  const { do: deed, with: comrade, choice } = factsOf(answer);
  if (kind === 'backOrShove') return OF_CHOICES[String(choice)];
  if (kind === 'concert') return comrade === null ? man : pair;
  return OF_ACTS[String(deed)];
}
