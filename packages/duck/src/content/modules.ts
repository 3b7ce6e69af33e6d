import { z } from 'zod';
import modules from '../../content/modules.json' with { type: 'json' };
import { id, name, source } from './bounds.ts';

/** What can be done or found in a module of a type; a new word needs a rule. */
const service = z.enum([
  'cargo',
  'command',
  'dataCore',
  'doorCalls',
  'doorOverride',
  'ignition',
  'priming',
  'scuttling',
  'sleepers',
  'sourceQueries',
  'spareDataCore',
  'switchboard',
]);
export type Service = z.infer<typeof service>;

/** A type of module: how it is furnished and what it is for. */
const moduleCard = z.strictObject({
  id,
  name,
  source,
  /** DK-GAP-048: five rows of five squares. */
  plan: z.array(z.string().length(5)).length(5),
  /** DK-SETUP-017: how many Source chits lie in it; as many as it has tiles unless given. */
  sourceChits: z.int().min(0).max(9).optional(),
  serves: z.array(service).max(12).default([]),
});
export type ModuleCard = Readonly<z.infer<typeof moduleCard>>;

export const MODULES: readonly ModuleCard[] = z.array(moduleCard).parse(modules);
const byId: ReadonlyMap<string, ModuleCard> = new Map(MODULES.map(card => [card.id, card]));

/** The id of a type of module. */
export const moduleType = z.enum(MODULES.map(card => card.id));
export type ModuleType = z.infer<typeof moduleType>;

export function moduleCalled(type: ModuleType): ModuleCard {
  const card = byId.get(type);
  if (!card) throw new Error(`there is no module of the type "${type}"`);
  return card;
}

/** Whether a module is there for something: its type says so. */
export const serves = ({ type }: { readonly type: ModuleType }, what: Service): boolean =>
  moduleCalled(type).serves.includes(what);
