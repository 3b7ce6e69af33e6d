import type { Listed } from '@sightline/kernel';
import type { Order } from '../../content/schema.ts';
import type { Who } from '../../table/units.ts';

export type GiveOrder = Listed<Order> & { readonly kind: 'order'; readonly group: Who };
