import { shortMonthYear } from '../shared/calendar';
import { consensusName, CONSENSUS_LEVELS } from '../topic/signal';
import { QUADRANT_CODES, quadrantOf } from '../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../topic/topic-status';
import { columnOfKey, isOwnKey, type OwnKey } from '../topic/own-values';
import type { QueryGroup, Subject } from './vocabulary';
import type { QueryFacts } from './query-facts';
import { isChangedRow, isMovedRow, isNewRow, previousOf, signalOfRow, type Row } from './row';
import { orNone, valuesOfRow } from './values-of-rows';

export interface RowGroup {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Of the rows that belong to no group. */
  readonly isNone?: true;
}

interface GroupForm {
  readonly words: string;
  /** What is usefully grouped by it. */
  readonly subjects: readonly Subject[];
  /** The groups of a row; empty: of none, which is said as 'No …'. */
  readonly namesOf: (row: Row, facts: QueryFacts) => readonly string[];
  /** Their own order; omitted: the most rows first. */
  readonly order?: readonly string[];
}

const CHANGES = [
  'new',
  'moved to another quadrant',
  'changed in figures',
  'unchanged',
  'not in the other data',
  'not known',
] as const;

const GROUPS: Readonly<Record<Exclude<QueryGroup, OwnKey>, GroupForm>> = {
  quadrant: {
    words: 'quadrant',
    subjects: ['topics', 'trends', 'startups'],
    namesOf: (row) => orNone(signalOfRow(row)?.quadrant.label),
    order: [...QUADRANT_CODES, null].map((code) => quadrantOf(code).label),
  },
  shift: {
    words: 'shift',
    subjects: ['topics', 'trends', 'startups'],
    namesOf: (row, facts) => valuesOfRow('shift', row, facts),
  },
  trend: {
    words: 'trend',
    subjects: ['topics', 'startups'],
    namesOf: (row, facts) => valuesOfRow('trend', row, facts),
  },
  status: {
    words: 'status',
    subjects: ['topics', 'startups'],
    namesOf: (row, { statusOf }) => {
      const status = 'topic' in row ? statusOf(row.topic) : null;
      return status === null ? [] : [topicStatusName(status)];
    },
    order: TOPIC_STATUSES.map(topicStatusName),
  },
  consensus: {
    words: 'consensus',
    subjects: ['topics', 'trends', 'startups'],
    namesOf: (row, facts) => valuesOfRow('consensus', row, facts),
    order: CONSENSUS_LEVELS.toReversed().map(consensusName),
  },
  platform: {
    words: 'platform',
    subjects: ['topics', 'startups'],
    namesOf: (row, facts) => valuesOfRow('platform', row, facts),
  },
  stage: {
    words: 'stage',
    subjects: ['startups'],
    namesOf: (row) => orNone(row.type === 'startup' ? row.startup.fundraisingStage : null),
  },
  month: {
    words: 'month',
    subjects: ['insights'],
    namesOf: (row) => orNone(row.type === 'insight' ? shortMonthYear(row.insight.createdAt) : null),
  },
  change: {
    words: 'change',
    subjects: ['topics', 'trends'],
    namesOf: (row, facts) => [changeOf(row, facts)],
    order: CHANGES,
  },
};

export function groupForm(by: QueryGroup): GroupForm {
  if (!isOwnKey(by)) return GROUPS[by];
  return {
    words: columnOfKey(by),
    subjects: ['topics', 'startups'],
    namesOf: (row, facts) => valuesOfRow(by, row, facts),
  };
}

function changeOf(row: Row, facts: QueryFacts): (typeof CHANGES)[number] {
  if (isNewRow(row, facts)) return CHANGES[0];
  if (previousOf(row, facts) === undefined) return CHANGES[facts.previous === null ? 5 : 4];
  if (isMovedRow(row, facts)) return CHANGES[1];
  return isChangedRow(row, facts) ? CHANGES[2] : CHANGES[3];
}

/** The rows of each group, the most first, or in the order of the groups; a row may be in several. */
export function groupRows(rows: readonly Row[], by: QueryGroup, facts: QueryFacts): readonly RowGroup[] {
  const { namesOf, words, order } = groupForm(by);
  const none = `No ${words}`;
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const names = namesOf(row, facts);
    for (const name of names.length === 0 ? [none] : names) {
      const same = groups.get(name);
      if (same === undefined) groups.set(name, [row]);
      else same.push(row);
    }
  }
  const found = [...groups].map(([name, own]): RowGroup => ({
    name,
    rows: own,
    ...(name === none && { isNone: true }),
  }));
  const isLast = ({ isNone }: RowGroup): number => Number(isNone === true);
  if (order === undefined)
    return found.sort((one, other) => isLast(one) - isLast(other) || other.rows.length - one.rows.length);
  const place = ({ name }: RowGroup): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return found.sort((one, other) => place(one) - place(other));
}
