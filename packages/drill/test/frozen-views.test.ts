import { botsDoNotWrite } from '@sightline/conformance/test';
import { drill } from '../src/index.ts';

botsDoNotWrite(drill);
