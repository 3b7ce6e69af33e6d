import { lookOver } from './support/access.ts';

lookOver('dark');
