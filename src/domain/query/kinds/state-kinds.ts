import { joined } from '../../shared/words';
import { saysWords } from '../../topic/agreement';
import { consensusLevel, consensusName } from '../../topic/signal';
import { quadrantOf } from '../../topic/quadrant';
import { isDecided, TOPIC_STATUSES, topicStatusName, UNDECIDED, type TopicStatus } from '../../topic/topic-status';
import { columnOfKey, isOwnKey } from '../../topic/own-values';
import type { ConditionKind } from '../condition-kind';
import type { RequirementOf } from '../query';
import { isChangedRow, isMovedRow, isNewRow, previousOf, signalOfRow, type Row } from '../row';
import { valuesOfRow } from '../values-of-rows';

type Codes = RequirementOf<'quadrant'>['codes'];

function labelsOf(codes: Codes): string {
  return joined(
    codes.map((code) => quadrantOf(code).label),
    'or',
  );
}

const SIGNALS = ['topics', 'trends', 'startups'] as const;

export const quadrant: ConditionKind<RequirementOf<'quadrant'>> = {
  title: 'Quadrant',
  subjects: SIGNALS,
  test: ({ codes }) => ({
    meets: (row) => {
      const signal = signalOfRow(row);
      return signal !== null && codes.includes(signal.quadrant.code);
    },
  }),
  words: ({ codes }) => ['quadrant', labelsOf(codes)],
};

export const moved: ConditionKind<RequirementOf<'moved'>> = {
  title: 'Moved to another quadrant',
  subjects: SIGNALS,
  test: (_condition, { facts }) => ({
    meets: (row) => isMovedRow(row, facts),
    isKnown: (row) => previousOf(row, facts) !== undefined,
  }),
  words: () => ['', 'moved to another quadrant'],
  needs: ['previous'],
};

/** What is new has no earlier figures, and has not changed. */
export const changed: ConditionKind<RequirementOf<'changed'>> = {
  title: 'Changed',
  subjects: SIGNALS,
  test: (_condition, { facts }) => ({
    meets: (row) => isChangedRow(row, facts),
    isKnown: (row) => previousOf(row, facts) !== undefined,
  }),
  words: () => ['', 'changed'],
  needs: ['previous'],
};

const isNew: ConditionKind<RequirementOf<'new'>> = {
  title: 'New',
  subjects: ['topics', 'trends'],
  test: (_condition, { facts }) => ({ meets: (row) => isNewRow(row, facts) }),
  words: () => ['', 'new'],
};
export { isNew as new };

/** Of a topic that is not trackable it is not known: the review does not have it either. */
export const status: ConditionKind<RequirementOf<'status'>> = {
  title: 'Status',
  test: ({ statuses }, { facts: { statusOf } }) => ({
    meets: (row) => 'topic' in row && statuses.some((each) => each === statusOf(row.topic)),
    isKnown: (row) => 'topic' in row && statusOf(row.topic) !== null,
  }),
  words: ({ statuses }) => ['status', statusWords(statuses)],
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

/** 'Important or Monitor'; all but the undecided are 'decided'. */
function statusWords(statuses: readonly TopicStatus[]): string {
  const isAll =
    !statuses.includes(UNDECIDED) && TOPIC_STATUSES.filter(isDecided).every((each) => statuses.includes(each));
  return isAll ? 'decided' : joined(statuses.map(topicStatusName), 'or');
}

/** Without a team it is known of no topic. */
export const team: ConditionKind<RequirementOf<'team'>> = {
  title: 'Team',
  test: ({ says }, { facts: { teamOf, statusOf } }) => ({
    meets: (row) => 'topic' in row && teamOf(row.topic)?.some((each) => says.includes(each)) === true,
    // On a topic that can have no status there is nothing to decide.
    isKnown: (row) => 'topic' in row && teamOf(row.topic) !== null && statusOf(row.topic) !== null,
  }),
  words: ({ says }) => ['team', joined(says.map(saysWords), 'or')],
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

/** Where colleagues' decisions are hidden it is not known. */
export const member: ConditionKind<RequirementOf<'member'>> = {
  title: 'Decided by a member of the team',
  test: ({ names, statuses }, { facts: { decisionsOf } }) => ({
    meets: (row) =>
      'topic' in row &&
      decisionsOf(row.topic)?.some(
        ({ name, status: own }) => names.includes(name) && (statuses.length === 0 || statuses.includes(own)),
      ) === true,
    isKnown: (row) => 'topic' in row && decisionsOf(row.topic) !== null,
  }),
  words: ({ names, statuses }) => [
    'decided by',
    `${joined(names, 'or')}${statuses.length === 0 ? '' : ` as ${statusWords(statuses)}`}`,
  ],
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

export const consensus: ConditionKind<RequirementOf<'consensus'>> = {
  title: 'Consensus',
  subjects: SIGNALS,
  test: ({ levels }) => ({
    meets: (row) => levels.some((level) => level === levelOf(row)),
    isKnown: (row) => levelOf(row) !== null,
  }),
  words: ({ levels }) => ['consensus', joined(levels.map(consensusName), 'or')],
};

function levelOf(row: Row) {
  return consensusLevel(signalOfRow(row)?.consensus.label ?? null);
}

export const valued: ConditionKind<RequirementOf<'valued'>> = {
  title: 'A value is known',
  test: ({ about }, { facts }) => ({ meets: (row) => valuesOfRow(about, row, facts).length > 0 }),
  words: ({ about }) => [isOwnKey(about) ? columnOfKey(about) : about, 'known'],
  subjects: SIGNALS,
};
