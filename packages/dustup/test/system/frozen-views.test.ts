import { botsDoNotWrite } from '@sightline/conformance/test';
import { dustup } from '../../src/index.ts';

botsDoNotWrite(dustup);
