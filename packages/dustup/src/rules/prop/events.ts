import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type PropEvent = Told & { type: 'propped' | 'unpropped'; unit: Who };
