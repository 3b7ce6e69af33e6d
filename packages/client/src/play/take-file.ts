import { type FileProblem, tooLarge } from '@sightline/kernel';
import { problemText } from '../words/system.ts';

/** Takes what is in the file, or says what is wrong with it. */
export type Take = (text: string, fileName: string) => Promise<FileProblem | null> | FileProblem | null;

/** Why a file was not taken, in words, with the rule for it. */
export interface NotTaken {
  readonly why: string;
  readonly rule: string;
}

export async function takeFile(file: File, take: Take): Promise<NotTaken | null> {
  const problem = tooLarge(file.size) ?? (await take(await file.text(), file.name));
  return problem && { why: problemText(problem), rule: problem.rule };
}
