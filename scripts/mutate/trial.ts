import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { Mutant } from './mutants.ts';
import { withSwitches } from './switchboard.ts';

// Runs tests with the mutants in the sources, one of them at work at a time.

/** Whole games, bots and frozen editions take long and are not there to pin down a rule. */
const ASIDE = /conformance|\/bot\/|\/edition/;

export interface Trial {
  /** Which files of tests meet which mutants. */
  coverage(): Promise<ReadonlyMap<number, readonly string[]>>;
  /** The first test that fails when the mutant is at work; null if none does. */
  killer(mutant: Mutant, files: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
}

export async function openTrial(root: string, game: string, mutants: readonly Mutant[]): Promise<Trial> {
  const vitest = await createVitest(
    { root, watch: false, bail: 1, fsModuleCache: false, reporters: [{}], maxWorkers: 1, project: ['rules'] },
    {
      plugins: [mutation(root, mutants)],
      test: { runner: join(import.meta.dirname, 'runner.ts'), sequence: { sequencer: AsGiven } },
    },
  );
  const specifications = (await vitest.globTestSpecifications([`packages/${game}/test/`])).filter(
    ({ moduleId }) => !ASIDE.test(moduleId.replaceAll('\\', '/')),
  );
  return {
    close: () => vitest.close(),
    async coverage() {
      const modules = await run(vitest, -1, specifications);
      const failed = modules.find(module => !module.ok());
      if (failed) throw new Error(`${relative(root, failed.moduleId)} fails without any mutant`);
      return coverageOf(modules);
    },
    async killer({ id }, files) {
      const wanted = files.flatMap(file => specifications.filter(({ moduleId }) => moduleId === file));
      const modules = await run(vitest, id, wanted);
      return modules.map(failure).find(name => name !== null) ?? null;
    },
  };
}

/** In the order in which they are given, the most promising first. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

function mutation(root: string, mutants: readonly Mutant[]): Plugin {
  return {
    name: 'sightline-mutants',
    enforce: 'pre',
    transform(source, id) {
      const here = mutants.filter(({ file }) => join(root, file) === id);
      return here.length > 0 ? { code: withSwitches(source, here), map: null } : undefined;
    },
  };
}

async function run(
  vitest: Vitest,
  mutant: number,
  wanted: readonly TestSpecification[],
): Promise<readonly TestModule[]> {
  for (const project of vitest.projects) project.provide('mutant', mutant);
  const { testModules } = await vitest.runTestSpecifications([...wanted]);
  return testModules;
}

function coverageOf(modules: readonly TestModule[]): ReadonlyMap<number, readonly string[]> {
  const files = new Map<number, Set<string>>();
  for (const module of modules)
    for (const test of module.children.allTests())
      for (const id of test.meta().met ?? []) files.set(id, (files.get(id) ?? new Set()).add(module.moduleId));
  return new Map([...files].map(([id, where]) => [id, [...where]]));
}

function failure(module: TestModule): string | null {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.ok() ? null : `${module.moduleId} cannot be run`;
}
