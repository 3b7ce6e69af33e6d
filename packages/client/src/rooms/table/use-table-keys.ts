import { sameJson } from '@sightline/kernel';
import { deedCalled, deeds } from '../../games/deeds.ts';
import { useRuleCard } from '../../parts/rule-card.ts';
import { type Key, useKeys } from '../../parts/use-keys.ts';
import { stepFrom, stepToward } from '../../play/stepping.ts';
import { type Group, grouped, inListOrder, keysOf, optionsIn } from './groups.ts';
import { cardAsked } from './rules-asked.ts';
import { placesIn } from './spent.ts';
import { focusBar } from './use-focus-back.ts';
import type { TableState } from './use-table.ts';
import { isWalkedAnywhere } from './walked-anywhere.ts';

interface Toggles {
  readonly measuring: () => void;
  readonly text: () => void;
  readonly reach: () => void;
  readonly report: () => void;
  readonly closeDrawer: () => void;
}

const ZOOM = 1.25;
const PAN = 0.12;

/** The whole table by keyboard; `words.keys` lists these for people. */
export function useTableKeys(table: TableState, toggle: Toggles): void {
  const openRule = useRuleCard();
  const { considering, turn, stage, sight, playback } = table;
  const { considered, marked, deed, options } = considering;
  const groups = grouped(options, ORDER, id => isWalkedAnywhere(table, id));
  const stepped = deed ? options.filter(({ act }) => act?.deed === deed) : groups.flatMap(optionsIn);
  const hotkeys = keysOf(groups, id => deedCalled(id).key, placesIn(table));

  /** The mark is on the board now, so Enter must not press whatever button was used last. */
  const mark = (answer: unknown): void => {
    if (answer === undefined) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    table.select(null);
    table.mark(answer);
  };
  const toward = (x: number, y: number) => () => mark(stepToward(options, considered?.spot ?? null, { x, y }));
  const give = (): unknown => {
    if (table.teaching?.step?.kind === 'telling') return table.teaching.next();
    const chosen = options.find(({ answer }) => sameJson(answer, marked));
    if (chosen) return table.choose(chosen);
    return marked === undefined ? false : table.give(marked);
  };
  /** What was opened last is put away first: what is looked at on the board, then the drawer. */
  const letGo = (): void => {
    const isHeld = marked !== undefined || deed !== null || table.selected !== null || table.unsure !== null;
    if (isHeld) table.forget();
    else toggle.closeDrawer();
    focusBar();
  };
  const press = (group: Group): unknown =>
    group.kind === 'one' ? table.choose(group.option) : considering.takeUp(group.deed);
  const bar = [...hotkeys].map(([group, key]): Key => [key, () => press(group)]);
  const takeUp = (id: (typeof ORDER)[number]): unknown => {
    const own = options.filter(({ act }) => act?.deed === id);
    return own.length === 1 && !isWalkedAnywhere(table, id) ? table.choose(own[0]!) : considering.takeUp(id);
  };
  // A letter means the same kind of act at every question, also where each of its choices has a button of its own.
  const letters = deeds.flatMap(({ id, key }): Key[] =>
    id !== 'done' && options.some(({ act }) => act?.deed === id) ? [[key, () => takeUp(id)]] : [],
  );
  // A digit is the face of a die that is asked for, or a choice of the list that is open.
  const { wanted, laid, lay } = table.handful;
  const die = wanted[laid.length];
  const listed = die
    ? die.faces.map((face): Key => [String(face), () => lay(face)])
    : deed
      ? inListOrder(stepped)
          .slice(0, 9)
          .map((option, i): Key => [String(i + 1), () => table.choose(option)])
      : [];

  const isShown = playback.isPlaying || sight.machine !== 'idle';
  // Neither answers anything: whoever presses one again and again to get on has given nothing away when he is asked.
  const watching: readonly Key[] = isShown
    ? [
        [' ', playback.skip],
        ['Escape', playback.skipAll],
      ]
    : [];

  useKeys([
    ...watching,
    ['n', () => mark(stepFrom(stepped, marked, 1))],
    ['Shift+n', () => mark(stepFrom(stepped, marked, -1))],
    ['Shift+ArrowUp', toward(0, -1)],
    ['Shift+ArrowDown', toward(0, 1)],
    ['Shift+ArrowLeft', toward(-1, 0)],
    ['Shift+ArrowRight', toward(1, 0)],
    ['Enter', give],
    ['Escape', letGo],
    ['ArrowUp', () => stage.current?.pan(0, -PAN)],
    ['ArrowDown', () => stage.current?.pan(0, PAN)],
    ['ArrowLeft', () => stage.current?.pan(-PAN, 0)],
    ['ArrowRight', () => stage.current?.pan(PAN, 0)],
    ['+', () => stage.current?.zoom(ZOOM)],
    ['=', () => stage.current?.zoom(ZOOM)],
    ['-', () => stage.current?.zoom(1 / ZOOM)],
    ['0', () => stage.current?.fit()],
    ['u', table.undo],
    ['h', table.askForHint],
    ['f', playback.changeSpeed],
    ['.', playback.toggleOnlyOurs],
    [',', playback.toggleResult],
    ['q', toggle.measuring],
    ['t', toggle.text],
    ['o', toggle.reach],
    ['j', toggle.report],
    ['/', () => turn && openRule(cardAsked(table))],
    ...listed,
    ...bar,
    ...letters,
  ]);
}

const ORDER = deeds.map(({ id }) => id);
