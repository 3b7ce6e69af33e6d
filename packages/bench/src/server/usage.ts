import { readFileSync } from 'node:fs';

/** How much memory a process takes just now, in bytes; 0 where the system does not say. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * How much of a processor it has used so far, in ms, all its threads together; 0 where the system does not say. Linux counts
 * in hundredths of a second.
 */
export function processorOf(pid: number): number {
  try {
    // The name of the program stands in brackets and may hold anything; user and system time are 12 and 13 fields after.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}
