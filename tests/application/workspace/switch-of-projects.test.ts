import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { ProjectListsStore } from '../../../src/application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aPlatform } from '../../builders/platform-mother';
import { aShift } from '../../builders/shift-mother';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import type { Deferred } from '../../fakes/deferred';

const PROJECTS = ['1', '2', '3'] as const;

const moment = fc.oneof(
  fc.record({ kind: fc.constant('switch' as const), to: fc.constantFrom(...PROJECTS) }),
  fc.record({ kind: fc.constant('answer' as const), which: fc.nat({ max: 40 }), fails: fc.boolean() }),
);

async function aPlatformOfThree() {
  const platform = new TestPlatform();
  await platform.get(SessionStore).start();
  for (const project of PROJECTS) {
    const sow = entityId<'sow'>(project);
    platform.signals.topicsOfSow.set(sow, [aTopic({ id: entityId(`${project}01`), name: `topic of ${project}` })]);
    platform.signals.trendsOfSow.set(sow, [aTrend({ id: entityId(`${project}02`), name: `trend of ${project}` })]);
    platform.platforms.platformsOfSow.set(sow, [aPlatform({ name: `platform of ${project}` })]);
    platform.shifts.shiftsOfSow.set(sow, [aShift({ name: `shift of ${project}` })]);
  }
  return platform;
}

describe('at any moment of switches between projects, with answers in any order', () => {
  it('lists and figures are those of the project that is open, or are not there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 4, maxLength: 20 }), async (moments) => {
        const platform = await aPlatformOfThree();
        const [workspace, signals, lists] = [
          platform.get(WorkspaceStore),
          platform.get(ProjectSignalsStore),
          platform.get(ProjectListsStore),
        ];
        const gates: Deferred[] = [];
        let open: string | null = null;
        for (const each of moments) {
          if (each.kind === 'switch') {
            open = each.to;
            const sow = entityId<'sow'>(each.to);
            gates.push(
              platform.signals.answers.hold('topics'),
              platform.signals.answers.hold('trends'),
              platform.platforms.answers.hold('ofSow'),
              platform.shifts.answers.hold('ofSow'),
            );
            // A failure that no request waits for is none.
            for (const gate of gates) gate.promise.catch(() => {});
            workspace.open(sow);
            signals.load(sow);
            void lists.platforms.loadForScreen(sow);
            void lists.shifts.load(sow);
          } else if (gates.length > 0) {
            const gate = gates[each.which % gates.length];
            if (each.fails) gate?.reject(new Error('planted'));
            else gate?.resolve();
          }
          // At once, and when what follows of it has come.
          for (const wait of [async () => {}, settle]) {
            await wait();
            const names = [signals.topics, signals.trends, lists.platforms, lists.shifts].flatMap(
              (list) => list.value?.map(({ name }) => name) ?? [],
            );
            expect(names.filter((name) => !name.endsWith(` of ${open}`))).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
