import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// A bot and whatever it started: its process group, and on Linux also those who left the group but still carry its mark.

/** The variable by which what a bot starts is known again, wherever it hides. */
export const MARK = 'SIGHTLINE_BOT';

export interface Household {
  readonly group: number;
  readonly mark: string;
}

interface Process {
  readonly id: number;
  readonly bytes: number;
}

/** What runs of it now. Empty where the system does not tell. */
export function processesOf(household: Household): readonly Process[] {
  switch (process.platform) {
    case 'linux':
      return numbersIn('/proc').flatMap(id => processOf(id, household) ?? []);
    case 'win32':
      return [];
    default:
      return listed(household);
  }
}

const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter(name => /^\d+$/.test(name))
    .map(Number);

const PAGE = 4096;

function processOf(id: number, { group, mark }: Household): Process | null {
  try {
    // The name of a program may hold anything but stands in brackets: what follows the last one is sure.
    const fields = readFileSync(`/proc/${id}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const belongs =
      Number(fields[2]) === group || readFileSync(`/proc/${id}/environ`, 'latin1').includes(`${MARK}=${mark}`);
    return belongs ? { id, bytes: Number(fields[21]) * PAGE } : null;
  } catch {
    // It has ended meanwhile, or belongs to somebody else.
    return null;
  }
}

function listed({ group }: Household): readonly Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,pgid=,rss='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap(line => {
    const [id, itsGroup, kilobytes] = line.trim().split(/\s+/).map(Number);
    return itsGroup === group ? { id: id!, bytes: kilobytes! * 1024 } : [];
  });
}
