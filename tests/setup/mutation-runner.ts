import { appendFileSync, readFileSync } from 'node:fs';
import { type RunnerTask as Task, type RunnerTestCase as Test, TestRunner } from 'vitest';

/** What the instrumented code reads: which change is active, and where it counts what was reached. */
type Changes = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
};

type Plan = { noticed: string[]; tried: Record<string, string[]>; slowest: number };

type Round = { kind: 'warm' | 'reach' | 'change' | 'again'; change?: string };

const TEST = 'of this test';
// What reaches a place so many times more often than the unchanged code goes round without end.
const ENDLESS = 100;
// Milliseconds for the changes of one test: what a slow one had no time for counts as not noticed by it.
const BUDGET = 180_000;

const changes = ((globalThis as { __stryker__?: Changes }).__stryker__ ??= {});
changes.mutantCoverage ??= { static: {}, perTest: {} };
const reached = changes.mutantCoverage;
const { noticed, tried, slowest } = JSON.parse(readFileSync(process.env['MUTATION_PLAN'] ?? '', 'utf8')) as Plan;
const known = ((globalThis as { noticedChanges?: Set<string> }).noticedChanges ??= new Set(noticed));

function say(line: object): void {
  appendFileSync(process.env['MUTATION_LOG'] ?? '', `${JSON.stringify(line)}\n`);
}

function nameOf(task: Task): string {
  return `${task.file.name} > ${[...parentsOf(task), task.name].join(' > ')}`;
}

function parentsOf({ suite }: Task): string[] {
  return suite === undefined || suite === suite.file ? [] : [...parentsOf(suite), suite.name];
}

/**
 * Repeats each test in one process: as it is, twice, of which the second says what it reaches, then with each change that it
 * reaches and that no test has noticed yet. A test that fails with a change must pass right after it without one, or nothing
 * that it says counts any more: something of the change, or of one before, is still there.
 */
export default class MutationRunner extends TestRunner {
  #round: Round = { kind: 'warm' };
  #left: string[] = [];
  #hits: Record<string, number> = {};
  #began = 0;
  #until = 0;

  override async onBeforeRunTask(task: Test): Promise<void> {
    await super.onBeforeRunTask(task);
    this.#round = { kind: 'warm' };
    // Vitest tries anew what has failed, and asks after each round: so a round that is to be followed by another has failed.
    if (task.mode === 'run' || task.mode === 'queued') task.retry = Number.MAX_SAFE_INTEGER;
  }

  override onBeforeTryTask(task: Test): void {
    super.onBeforeTryTask(task);
    const { kind, change } = this.#round;
    this.#began = performance.now();
    if (kind === 'reach') changes.currentTestId = TEST;
    if (kind !== 'change' || change === undefined) return;
    say({ began: change, test: nameOf(task) });
    changes.hitCount = 0;
    changes.hitLimit = (this.#hits[change] ?? 1) * ENDLESS;
    changes.activeMutant = change;
  }

  onAfterRetryTask(task: Test): void {
    changes.activeMutant = undefined;
    changes.currentTestId = undefined;
    const { result } = task;
    if (result === undefined || result.state === 'skip') return;
    const next = this.#next(task, result.state === 'fail');
    if (next !== null) this.#round = next;
    result.state = next === null ? 'pass' : 'fail';
    result.errors = next === null ? [] : [{ name: 'Round', message: 'Another one follows.' }];
  }

  #next(task: Test, hasFailed: boolean): Round | null {
    const { kind, change } = this.#round;
    const name = nameOf(task);
    if (kind === 'warm') {
      if (hasFailed) say({ broken: name });
      return hasFailed ? null : { kind: 'reach' };
    }
    if (kind === 'reach') {
      const took = performance.now() - this.#began;
      this.#hits = reached.perTest[TEST] ?? {};
      delete reached.perTest[TEST];
      say({ test: name, took, reached: Object.keys(this.#hits), static: Object.keys(reached.static) });
      if (hasFailed) {
        say({ once: name });
        return null;
      }
      if (took > slowest) {
        say({ slow: name });
        return null;
      }
      this.#until = performance.now() + BUDGET;
      const done = new Set(tried[name] ?? []);
      this.#left = Object.keys(this.#hits).filter((each) => !done.has(each));
      return this.#change();
    }
    if (kind === 'change' && hasFailed) return { kind: 'again', change: change ?? '' };
    if (kind === 'again') {
      if (hasFailed) {
        say({ spoilt: name, by: change });
        return null;
      }
      known.add(change ?? '');
      say({ noticed: change, by: name });
    } else say({ tried: change, test: name });
    return this.#change();
  }

  #change(): Round | null {
    if (performance.now() > this.#until) return null;
    for (let change = this.#left.shift(); change !== undefined; change = this.#left.shift())
      if (!known.has(change)) return { kind: 'change', change };
    return null;
  }
}
