import type { Json, MatchOptions, Player, Seat } from '@sightline/kernel';
import type { Here, MadeGame, PlayTerms, RejectCode } from '@sightline/protocol';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { guest } from '../../online/guest.ts';
import { introduce } from '../../online/introduce.ts';
import { keepInvite } from '../../online/keepsakes.ts';
import { NameField } from '../../online/NameField.tsx';
import '../../online/online.css';
import { type Answered, here, makeGame, putOnline } from '../../online/server.ts';
import { useAsked } from '../../online/use-asked.ts';
import { rejectText, sayOnline } from '../../words/online.ts';
import { Seating } from './Seating.tsx';
import { isMine, type Seating as Seated, seatingOf, USUAL_TERMS } from './seating.ts';
import { Terms } from './Terms.tsx';

/** What is to be played with somebody: a game that is being set up, or one that was begun at this screen. */
export type Together =
  | { readonly kind: 'new'; readonly options: Omit<MatchOptions, 'secret'> }
  | { readonly kind: 'file'; readonly text: string };

interface WithSomebodyProps {
  readonly game: Game;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly together: Together;
}

/** Takes a game to the server behind this page, or says plainly that there is none. */
export default function WithSomebody(props: WithSomebodyProps) {
  const { answered } = useAsked(here);
  if (!answered) return <p className="muted">{sayOnline('online.looking')}</p>;
  if (!answered.ok) return <p className="notice">{sayOnline('online.noServer')}</p>;
  return <Agreeing {...props} here={answered.value} />;
}

/** Who, where, how fast: then there is a link. */
function Agreeing({ game, players, together, here: at }: WithSomebodyProps & { readonly here: Here }) {
  const [name, setName] = useState(guest()?.name ?? '');
  const [seating, setSeating] = useState(() => seatingOf(players, game.ruledSeats));
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<RejectCode | 'away' | null>(null);
  const make = async (): Promise<void> => {
    setMaking(true);
    const made = await madeBy(game, name, together, seating, terms);
    setMaking(false);
    if (!made.ok) return setProblem(made.code);
    keepInvite(made.value.match, made.value.invite);
    go({ room: 'online', match: made.value.match });
  };
  return (
    <form
      className="fields with-somebody"
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      {together.kind === 'file' && <p className="muted">{sayOnline('online.putHint')}</p>}
      {together.kind === 'new' && together.options.dice === 'entered' && (
        <p className="notice">{sayOnline('online.realDice')}</p>
      )}
      {at.isAlone && (
        <p className="notice" role="alert">
          <b>{sayOnline('online.alone')}</b> {sayOnline('online.aloneHint')}
        </p>
      )}
      <NameField name={name} change={setName} />
      <h3>{sayOnline('online.seats')}</h3>
      <Seating game={game} seating={seating} change={setSeating} />
      <Terms terms={terms} change={setTerms} />
      <p className="muted">{sayOnline('online.ownDice')}</p>
      {problem && (
        <p className="notice" role="alert">
          {rejectText(problem)}
        </p>
      )}
      <button
        type="submit"
        className="button button--main"
        disabled={isMaking || !isMine(seating) || name.trim() === ''}
      >
        {sayOnline('online.make')}
      </button>
    </form>
  );
}

async function madeBy(
  game: Game,
  name: string,
  together: Together,
  seats: Seated,
  terms: PlayTerms,
): Promise<Answered<MadeGame>> {
  const known = await introduce(name);
  if (!known.ok) return known;
  if (together.kind === 'file') return putOnline({ text: together.text, seats, terms });
  const { scenario, switches = {}, details } = together.options;
  const chosen = details === undefined ? {} : { details: details as Json };
  return makeGame({ system: game.system.id, scenario, switches, ...chosen, seats, terms });
}
