import type { PersonId } from '@sightline/protocol';
import type { Game } from '../game/game.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';

const PATIENCE_MS = 5_000;

/** What a notice needs to know of the house. */
export interface HouseOfNotices {
  readonly people: People;
  readonly metrics: Metrics;
  /** Where others find this server; '' where that is not known. */
  address(): string;
}

/**
 * Tells the chat room of somebody who is away that it is his turn. A room that does not answer is its own trouble: the
 * notice is counted as failed and not repeated. Its address is a secret of whoever gave it, and stands in no log.
 */
export async function notify(house: HouseOfNotices, person: PersonId, game: Game): Promise<void> {
  const { people, metrics } = house;
  const me = await people.byId(person);
  // The keeper of the server may have become stricter since the address was given.
  if (!me?.webhook || !people.mayCall(me.webhook)) return;
  const address = house.address();
  const link = address === '' ? '' : ` ${address}#/online/${game.id}`;
  const text = `It is your turn in ${game.system.title}, ${game.match.setup.scenario}.${link}`;
  const isTaken = await post(me.webhook, text);
  metrics.count(isTaken ? 'notices' : 'noticesFailed');
}

/** `content` is what Discord reads, `text` what Slack, Mattermost and Google Chat read. Nobody sends it anywhere else. */
async function post(webhook: string, text: string): Promise<boolean> {
  try {
    const answer = await fetch(webhook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content: text, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
