import { beforeEach, describe, expect, it } from 'vitest';
import { HomeWork } from '../../../src/application/home/home-work';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { aTopic } from '../../builders/topic-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';
import { isWithout } from '../../fakes/is-without';

const at = (id: string, growth: number, code: 1 | 2, status: 0 | 3 | null) =>
  aTopic({ id: entityId(id), name: `Topic ${id}`, growth, quadrant: quadrantOf(code), status });

describe('the work under way on the home page', () => {
  let platform: TestPlatform;
  let work: HomeWork;

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [at('1', 0.1, 1, 0), at('2', 0.4, 1, 3), at('3', 0.3, 2, 0), at('4', 0.9, 2, null)];
    });
    work = platform.get(HomeWork);
  });

  it('counts what is decided of the topics that can have a status, and names the fastest that is open', ({ skip }) => {
    skip(isWithout('review'));
    expect(work.review?.total).toMatchObject({ all: 3, decided: 1, important: 1 });
    expect([...(work.review?.quadrants ?? [])].map(([code, { decided, all }]) => [code, decided, all])).toEqual([
      [1, 1, 2],
      [2, 0, 1],
    ]);
    expect(work.review?.leftOut).toBe('1 topic is left out (Mature Signal): it takes no status.');
    expect(work.review?.next?.name).toBe('Topic 3');
  });

  it('shows the three newest briefs, each with what is open in it', ({ skip }) => {
    skip(isWithout('brief'));
    expect([work.briefs, work.briefCount]).toEqual([[], 0]);
    const library = platform.get(OpenLibrary);
    for (const day of ['01', '02', '03', '04']) {
      const content = { topics: ['1', '2'], conclusion: day === '04' ? 'Do it.' : '' };
      library.put('drafts', { id: day, title: `Brief ${day}`, content, changedAt: `2026-10-${day}T08:00:00Z` });
    }
    expect(work.briefCount).toBe(4);
    expect(work.briefs.map(({ title, detail, matter }) => [title, detail, matter])).toEqual([
      ['Brief 04', '2 topics', 'Oct 4, 2026'],
      ['Brief 03', '2 topics', 'no conclusion yet'],
      ['Brief 02', '2 topics', 'no conclusion yet'],
    ]);
    expect(work.briefs[1]?.path).toBe('/brief/1?topic=1&topic=2');
  });
});
