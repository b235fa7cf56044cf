import { sheetOf, type CsvRows } from '../../domain/shared/csv';
import type { Agreement } from '../../domain/team/agreement';
import type { Topic } from '../../domain/topic/topic';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Standing, TeamStore } from './team.store';

interface SheetRow {
  readonly topic: Topic;
  readonly agreement: Agreement;
}

/** The team's table as the lines of a CSV file: one column a member. What a round hides is not in it. */
export function teamSheet(store: TeamStore, rows: readonly SheetRow[]): CsvRows {
  const members = store.members.map((member) => ({
    title: member.name,
    value: ({ topic }: SheetRow) => {
      const status = store.statusOf(member, topic.id);
      return status === null ? null : topicStatusName(status);
    },
  }));
  const columns = [
    { title: 'Topic', value: ({ topic }: SheetRow) => topic.name },
    { title: 'Trend', value: ({ topic }: SheetRow) => topic.trend?.name ?? null },
    { title: 'Steps apart', value: ({ agreement }: SheetRow) => (agreement.deciders > 1 ? agreement.steps : null) },
    ...members,
    {
      title: 'Latest reason',
      value: ({ topic }: SheetRow) => {
        const latest = latestReason(store.standings(topic.id));
        return latest === null ? null : `${latest.name}: ${latest.reason}`;
      },
    },
  ];
  return sheetOf(columns, rows);
}

/** The newest reason; null: none was given. */
export function latestReason(standings: readonly Standing[]): Standing | null {
  const given = standings.filter(({ reason }) => reason !== null);
  return given.toSorted((one, other) => ((one.decision?.at ?? '') < (other.decision?.at ?? '') ? 1 : -1))[0] ?? null;
}
