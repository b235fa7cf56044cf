import { describe, expect, it } from 'vitest';
import { queryLinks } from '../../../../src/application/assistant/answers/query-links';
import { EVERY_TOPIC, type Query } from '../../../../src/domain/query/query';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { aTopic } from '../../../builders/topic-mother';

const pathsOf = (change: Partial<Query>) =>
  queryLinks({ ...EVERY_TOPIC, ...change }, [{ type: 'topic', topic: aTopic() }], entityId('1')).flatMap(
    ({ to, path }) => (to === 'map' || to === 'table' ? [path.slice(0, 40)] : []),
  );

describe('the links of an answer to the explorer', () => {
  it('lead to its rows in the table and on the map of their kind', () => {
    const conditions = [{ kind: 'new', not: false }] as const;
    const [table, map] = pathsOf({ conditions });
    expect([table, map]).toEqual([
      expect.stringContaining('/data/1?tab=trendList&'),
      expect.stringContaining('/data/1?tab=opportunityMap&'),
    ]);
    // The map of the trends is the explorer's first tab.
    expect(pathsOf({ conditions, subject: 'trends' })[1]).toMatch(/^\/data\/1\?(?!tab=)/);
  });

  it('are left out where the explorer does not show the rows', () => {
    expect(pathsOf({ subject: 'shifts' })).toEqual([]);
    expect(pathsOf({ version: 'previous' })).toEqual([]);
  });
});
