import { type RunnerTask, type RunnerTestCase, TestRunner } from 'vitest';
import { SWITCH } from './switchboard.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one that is at work; -1 when it is only watched which are met. */
    readonly mutant: number;
  }
  interface TaskMeta {
    met?: readonly number[];
  }
}

/** A mutant may make a loop endless. It is stopped where it is met so often in one test. */
const MOST_MEETINGS = 3_000_000;

/** Runs tests as ever, and has a hand on the switches of the mutants. */
export default class MutantRunner extends TestRunner {
  readonly #met = new Set<number>();
  #meetings = 0;

  constructor(...parameters: ConstructorParameters<typeof TestRunner>) {
    super(...parameters);
    const active = this.injectValue('mutant') as number;
    Object.assign(globalThis, { [SWITCH]: active < 0 ? this.#watch : (id: number) => id === active && this.#isMet() });
  }

  override async onBeforeRunTask(task: RunnerTask): Promise<void> {
    this.#met.clear();
    this.#meetings = 0;
    await super.onBeforeRunTask(task);
  }

  override onAfterTryTask(test: RunnerTestCase): void {
    test.meta.met = [...this.#met];
    super.onAfterTryTask(test);
  }

  readonly #watch = (id: number): boolean => {
    this.#met.add(id);
    return false;
  };

  #isMet(): true {
    if (++this.#meetings > MOST_MEETINGS) throw new Error('the mutant runs in a circle');
    return true;
  }
}
