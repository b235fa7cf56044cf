import { describe, expect, it } from 'vitest';
import { statusFreeQuery } from '../../../src/application/share/status-free-query';
import type { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import type { ExploreFilters } from '../../../src/domain/filters/filter-forms';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const topic = (id: string, status: Topic['status'], driverCount = 3): Topic =>
  aTopic({ id: entityId(id), name: `Topic ${id}`, status, driverCount });
const NOW = [topic('1', 3), topic('2', 3, 0), topic('3', 2)];
const BEFORE = [topic('1', 3), topic('9', 3)];
const SIGNALS = { previous: { value: { topics: BEFORE, trends: [] } }, trends: { value: [] } };
const FACTS = { ...NO_FACTS, topics: NOW };

function shared(filters: Partial<ExploreFilters>, query: readonly (readonly [string, string])[] = []) {
  const all: ExploreFilters = { ...DEFAULT_FILTERS, activeTab: 'trendList', statusFilter: [3], ...filters };
  return statusFreeQuery(query, all, SIGNALS as unknown as ProjectSignalsStore, FACTS);
}

/** The values of the address, of which one is the list of ids. */
const valuesOf = (link: ReturnType<typeof shared>) => link?.query.map(([, value]) => value);

describe('a link without the statuses of its sender', () => {
  it('names the topics that have them now', () => {
    const link = shared({ versionFilter: CURRENT_DATA });
    expect(link?.count).toBe(2);
    expect(valuesOf(link)).toContain('1.2');
  });

  it('names those of the previous data where that is shown', () => {
    const link = shared({ versionFilter: PREVIOUS_DATA });
    expect(link?.count).toBe(2);
    expect(valuesOf(link)).toContain('1.9');
  });

  it('leaves out what the tab does not list', () => {
    expect(shared({ activeTab: 'drivers' })?.count).toBe(1);
  });

  it('is none where no topic passes: it would show all of them', () => {
    expect(shared({ statusFilter: [4] })).toBeNull();
  });

  it('keeps what is no filter', () => {
    expect(shared({}, [['sort', 'name']])?.query).toContainEqual(['sort', 'name']);
  });
});
