import { parentPort } from 'node:worker_threads';
import { machineMoves, recallStep } from '@sightline/desk';
import { type AnySystem, type Json, replayOf, save, saveReplay, toldIn } from '@sightline/kernel';
import { deltaOf } from '@sightline/protocol';
import { openGame } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import type { Answered, Job, Recall, Results } from './job.ts';

// The thread in which bots think, steps are seen again and files are judged. One job at a time.

const shelf = folderShelf();

parentPort!.on('message', (job: Job) => {
  done(job).then(
    result => parentPort!.postMessage({ result } satisfies Answered),
    (error: unknown) => parentPort!.postMessage({ error: String(error) } satisfies Answered),
  );
});

async function done(job: Job): Promise<Results[Job['kind']]> {
  switch (job.kind) {
    case 'think': {
      const moves = machineMoves(await systemOf(job.match), job.match);
      // Where orders are kept at once, nobody has to pass for them.
      return moves.flatMap(({ seat, answer, byOrder }) => (byOrder ? [] : [{ seat, answer }]));
    }
    case 'recall':
      return recalled(await systemOf(job.match), job);
    case 'readGame': {
      const read = await openGame(job.text, shelf);
      if (!read.ok) return { ok: false, code: read.problem.code, detail: read.problem.detail };
      if (read.value.kind !== 'match')
        return { ok: false, code: 'foreign', detail: 'this is the file of a finished game' };
      return { ok: true, match: read.value.match };
    }
    case 'writeGame': {
      const system = await systemOf(job.match);
      return job.as === 'replay' ? saveReplay(replayOf(system, job.match)) : save(job.match, toldIn(system, job.match));
    }
    default:
      return job satisfies never;
  }
}

function recalled(system: AnySystem, { match, viewer, step, place }: Recall): Results['recall'] {
  const { before, stills } = recallStep(system, match, viewer, step, place);
  let last = before as Json;
  return {
    before: last,
    stills: stills.map(still => {
      const view = still.view as Json;
      const delta = deltaOf(last, view) ?? null;
      last = view;
      return { line: still.line, view: delta };
    }),
  };
}

async function systemOf({ system, edition, inWork }: Recall['match']): Promise<AnySystem> {
  const found = await shelf({ system, edition, inWork: inWork === true });
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value.system;
}
