import { assaultActWords } from '../rules/assault/words.ts';
import { buildingActWords } from '../rules/buildings/words.ts';
import { commandActWords } from '../rules/command/words.ts';
import { detachmentActWords } from '../rules/detachment/words.ts';
import { detectionActWords, detectionUseWords } from '../rules/detection/words.ts';
import { droneActWords } from '../rules/drones/words.ts';
import { fireActWords } from '../rules/fire/words.ts';
import { medicalActWords, medicalUseWords } from '../rules/medical/words.ts';
import { mineActWords, mineUseWords } from '../rules/mines/words.ts';
import { moraleUseWords } from '../rules/morale/words.ts';
import { movementActWords, movementUseWords } from '../rules/movement/words.ts';
import { propActWords } from '../rules/prop/words.ts';
import type { ReorganiseAct } from '../rules/reorganise/acts.ts';
import { reorganiseUseWords } from '../rules/reorganise/words.ts';
import { shootingActWords, shootingUseWords } from '../rules/shooting/words.ts';
import { smokeUseWords } from '../rules/smoke/words.ts';
import { suppressionActWords } from '../rules/suppression/words.ts';
import type { DoAct } from '../rules/turn/questions.ts';
import { turnActWords } from '../rules/turn/words.ts';
import { victoryActWords, victoryUseWords } from '../rules/victory/words.ts';
import type { Act, Use } from '../table/acts.ts';
import type { Names } from '../table/table.ts';
import type { ActWords, QuestionWords } from './kinds.ts';

const USES: ActWords<Use> = {
  ...reorganiseUseWords,
  ...movementUseWords,
  ...victoryUseWords,
  ...smokeUseWords,
  ...mineUseWords,
  ...shootingUseWords,
  ...medicalUseWords,
  ...detectionUseWords,
  ...moraleUseWords,
};

/** A use is named as if it were the whole action. */
function reorganiseWords({ use, places }: ReorganiseAct, names: Names): string {
  const what = (USES[use.do] as (use: Use, names: Names) => string)(use, names);
  return places && use.do !== 'rearrange' ? `${what}, rearranging the figures` : what;
}

const ACTS: ActWords<Act> = {
  ...turnActWords,
  ...victoryActWords,
  ...movementActWords,
  ...propActWords,
  ...suppressionActWords,
  reorganise: reorganiseWords,
  ...commandActWords,
  ...detachmentActWords,
  ...detectionActWords,
  ...shootingActWords,
  ...assaultActWords,
  ...medicalActWords,
  ...fireActWords,
  ...mineActWords,
  ...buildingActWords,
  ...droneActWords,
};

export const actQuestionWords: QuestionWords<DoAct> = {
  act: {
    ask: ({ unit, actions }) =>
      `What does ${unit.name} do? ${actions === 1 ? 'One action' : `${actions} actions`} left.`,
    option: ({ names }, act) => (ACTS[act.do] as (act: Act, names: Names) => string)(act, names),
  },
};
