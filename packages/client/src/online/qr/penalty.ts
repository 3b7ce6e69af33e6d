type Rows = readonly (readonly boolean[])[];

/** How hard a code is to read (ISO/IEC 18004, 7.8.3): long runs, blocks, false finders, and too much of one colour. */
export function penaltyOf(rows: Rows): number {
  const turned = rows.map((_, x) => rows.map(row => row[x]!));
  const lines = [...rows, ...turned];
  return sum(lines.map(runs)) + sum(lines.map(falseFinders)) + blocks(rows) + imbalance(rows);
}

function runs(line: readonly boolean[]): number {
  let [points, length] = [0, 0];
  line.forEach((dark, i) => {
    length = dark === line[i - 1] ? length + 1 : 1;
    if (length === 5) points += 3;
    if (length > 5) points++;
  });
  return points;
}

/** 1:1:3:1:1 of dark with four light ones on either side. */
function falseFinders(line: readonly boolean[]): number {
  const text = line.map(dark => (dark ? '1' : '0')).join('');
  let points = 0;
  for (let at = 0; at + 11 <= text.length; at++) {
    const part = text.slice(at, at + 11);
    if (part === '10111010000' || part === '00001011101') points += 40;
  }
  return points;
}

function blocks(rows: Rows): number {
  let points = 0;
  rows.forEach((row, y) => {
    const below = rows[y + 1];
    if (!below) return;
    row.forEach((dark, x) => {
      if (x + 1 < row.length && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) points += 3;
    });
  });
  return points;
}

function imbalance(rows: Rows): number {
  const all = rows.length ** 2;
  const dark = sum(rows.map(row => row.filter(Boolean).length));
  return Math.floor(Math.abs(dark * 20 - all * 10) / all) * 10;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
