import { botsDoNotWrite } from '@sightline/conformance/test';
import { killzone } from '../src/index.ts';

botsDoNotWrite(killzone);
