import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import type {} from '../test/rule.ts';
import { fingerprint } from './fingerprint.ts';
import { writeResults } from './results.ts';

/** A vitest reporter that notes which ledger rows were named by tests that passed and by tests that failed. */
export function ledgerReporter(): Reporter {
  let vitest: Vitest;
  let specifications: readonly TestSpecification[] = [];
  let tested = '';
  return {
    onInit(started) {
      vitest = started;
    },
    onTestRunStart(planned) {
      specifications = planned;
      // Taken before the first test: what changes while they run makes the result stale, as it should.
      tested = fingerprint(vitest.config.root);
    },
    async onTestRunEnd(modules, _errors, reason) {
      // A part of the tests says nothing about the rows of the others, so it leaves the last whole result alone.
      if (reason === 'interrupted' || !(await isWhole(vitest, specifications))) return;
      writeResults(vitest.config.root, {
        fingerprint: tested,
        passed: rowsNamed(modules, 'passed'),
        failed: rowsNamed(modules, 'failed'),
      });
    },
  };
}

function rowsNamed(modules: readonly TestModule[], state: 'passed' | 'failed'): string[] {
  const tests = modules.flatMap(module => [...module.children.allTests(state)]);
  return [...new Set(tests.flatMap(test => test.meta().rules ?? []))].sort();
}

async function isWhole(vitest: Vitest, specifications: readonly TestSpecification[]): Promise<boolean> {
  const { testNamePattern, shard, tagsFilter, cliExclude } = vitest.config;
  if (testNamePattern || shard || tagsFilter?.length || cliExclude?.length) return false;
  if (specifications.some(isNarrowed)) return false;
  const planned = new Set(specifications.map(specification => specification.moduleId));
  const all = await vitest.globTestSpecifications();
  return all.every(specification => planned.has(specification.moduleId));
}

function isNarrowed(specification: TestSpecification): boolean {
  const { testLines, testNamePattern, testIds, testNames, testTagsFilter } = specification;
  return [testLines, testNamePattern, testIds, testNames, testTagsFilter].some(filter => filter !== undefined);
}
