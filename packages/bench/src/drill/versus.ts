import { playPeer, playPeerWith } from '../peer/play.ts';
import type { Contestant, Subject } from '../subject.ts';
import type { Played, Player } from './played.ts';
import { add, checksum, differences, noResults, type Results, sentence } from './results.ts';

/** So many games are played by both sides with the same luck. */
const COMPARED = 10;

interface Known {
  readonly results: Results;
  readonly checksum: string;
}

/** The drill played our way against the same game played by boardgame.io: moves per second, whole games at a time. */
export function againstBoardgameIo(player: Player): Subject<Known> {
  return {
    unit: 'moves/s',
    ours: () => contestant(player.play, player.play),
    theirs: () => contestant(playPeer, game => playPeerWith(player.luck(game))),
    evidence: (ours, theirs) => [
      `ours: ${sentence(ours.results)}`,
      `boardgame.io: ${sentence(theirs.results)}`,
      `${COMPARED} games with the same luck: ours ${ours.checksum}, boardgame.io ${theirs.checksum}`,
    ],
    disagreements: (ours, theirs) => [
      ...differences(ours.results, theirs.results),
      ...(ours.checksum === theirs.checksum ? [] : [`checksum: ${ours.checksum} and ${theirs.checksum}`]),
    ],
  };
}

function contestant(play: (game: number) => Played, playCompared: (game: number) => Played): Contestant<Known> {
  const results = noResults();
  return {
    work() {
      const played = play(results.games);
      add(results, played);
      return played.moves;
    },
    results: () => ({
      results,
      checksum: checksum(Array.from({ length: COMPARED }, (_, game) => playCompared(game))),
    }),
  };
}
