import { lookOver } from './support/access.ts';

lookOver('light');
