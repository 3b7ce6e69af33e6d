// A rule is a plain function over a table that may ask, roll and tell; this package runs such functions.
export * from './act.ts';
export * from './bot.ts';
export * from './catalogue.ts';
export * from './closed-view.ts';
export { type DetailsReader, detailsReader } from './details.ts';
export * from './dice/chance.ts';
export * from './dice/commitment.ts';
export { type Counter, counter, isSeed, parseSeed, type Seed, threefry } from './dice/counter.ts';
export * from './dice/die.ts';
export * from './edition.ts';
export { isPlayedBy, noneOf, readWanted, type Wanted } from './file/edition-of.ts';
export {
  type Attempt,
  attempt,
  bad,
  type FileProblem,
  type Formats,
  LARGEST_FILE,
  type Read,
  readParts,
  type Sort,
  tooLarge,
  writeParts,
} from './file/problem.ts';
export * from './file/replay.ts';
export { type Report, readReport } from './file/report.ts';
export { hashMatch, type Loaded, load, type Origin, save } from './file/save.ts';
export { type FreshDice, type Verdict, verdictOn, verify } from './file/verify.ts';
export { hash, hashOfTexts } from './hash.ts';
export { hintOn } from './hint.ts';
export * from './intent.ts';
export type { Divergence } from './io/diverged.ts';
export { type Distribution, enumerate, type Policy, type Weighted } from './io/enumerated.ts';
export { RecordedIo, type Recording } from './io/recorded.ts';
export * from './io/scripted.ts';
export type { Hands } from './io/seeded.ts';
export * from './io/silent.ts';
export * from './io.ts';
export * from './json.ts';
export { legalAnswers, UNJUDGED, whyNotAnswerTo } from './legal.ts';
export * from './match/match.ts';
export { isPassedFor } from './match/passing.ts';
export * from './match/rewind.ts';
export { advance, answer, enterDie } from './match/run.ts';
export { handOver, leaveOrder, withdrawOrder } from './match/seats.ts';
export { commitEntropy, revealEntropy, stir } from './match/stir.ts';
export { type Misfit, misfitsOf } from './misfit.ts';
export * from './moment.ts';
export * from './odds.ts';
export * from './offer.ts';
export * from './question.ts';
export * from './refusal.ts';
export * from './region.ts';
export { problemSentence, refusalSentence } from './sentence.ts';
export { sha256 } from './sha256.ts';
export * from './system.ts';
export * from './tally.ts';
export {
  scribe,
  stillTold,
  type Telling,
  type ToldLine,
  tellLine,
  toldIn,
  toldTo,
} from './told.ts';
export * from './watch.ts';
