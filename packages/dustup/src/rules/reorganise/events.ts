import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type ReorganiseEvent = Told & { type: 'rearranged'; unit: Who };
