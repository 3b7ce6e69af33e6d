import { botsDoNotWrite } from '@sightline/conformance/test';
import { duck } from '../../src/index.ts';

botsDoNotWrite(duck);
