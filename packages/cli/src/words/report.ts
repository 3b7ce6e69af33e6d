import { AUDIENCE, type Report, type ToldLine, toldTo, type Viewer } from '@sightline/kernel';
import { dim } from '../terminal.ts';
import { editionWords } from './editions.ts';
import { playersWords } from './players.ts';

/** What a file says was told in it, where no rules can run: the sentences as they were shown. */
export function reportWords({ header, told }: Report, viewer: Viewer = AUDIENCE): string[] {
  const { system, setup, players } = header;
  return [
    `${system}, ${setup.scenario}: ${playersWords(players)}`,
    editionWords(header),
    '',
    ...toldTo(told, viewer).flatMap(lineWords),
  ];
}

function lineWords({ line, text }: ToldLine): string[] {
  return line.kind === 'event' ? [`${printable(text)} ${dim(`[${printable(line.event.rule)}]`)}`] : [];
}

/** Somebody else may have written the sentence: it must not move the cursor of whoever reads it. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}
