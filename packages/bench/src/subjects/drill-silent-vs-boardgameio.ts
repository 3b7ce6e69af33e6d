import { silently } from '../drill/silent.ts';
import { againstBoardgameIo } from '../drill/versus.ts';

export const subject = againstBoardgameIo(silently);
