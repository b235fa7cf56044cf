import { CONSENSUS_LEVELS, consensusLevel, consensusName } from '../../topic/consensus';
import { quadrantOf } from '../../topic/quadrant';
import { TOPIC_STATUSES, topicStatusName, UNDECIDED } from '../../topic/topic-status';
import { areQuadrants, listOf, oneOf } from '../checks';
import type { ConditionKind } from '../condition-kind';
import type { RequirementOf } from '../query';
import { isNewRow, previousOf, signalOfRow } from '../row';

type Codes = RequirementOf<'quadrant'>['codes'];

function labelsOf(codes: Codes): string {
  return codes.map((code) => quadrantOf(code).label).join(' or ');
}

export const quadrant: ConditionKind<RequirementOf<'quadrant'>> = {
  fields: { codes: areQuadrants },
  test: ({ codes }) => ({ meets: (row) => codes.includes(signalOfRow(row).quadrant.code) }),
  words: ({ codes }) => `quadrant: ${labelsOf(codes)}`,
};

export const was: ConditionKind<RequirementOf<'was'>> = {
  fields: { codes: areQuadrants },
  test: ({ codes }, { facts }) => ({
    meets: (row) => codes.includes(previousOf(row, facts)?.quadrant.code ?? null),
    isKnown: (row) => previousOf(row, facts) !== undefined,
  }),
  words: ({ codes }) => `quadrant before: ${labelsOf(codes)}`,
  needs: ['previous'],
};

export const moved: ConditionKind<RequirementOf<'moved'>> = {
  fields: {},
  test: (_condition, { facts }) => ({
    meets: (row) => previousOf(row, facts)?.quadrant.code !== signalOfRow(row).quadrant.code,
    isKnown: (row) => previousOf(row, facts) !== undefined,
  }),
  words: () => 'moved to another quadrant',
  needs: ['previous'],
};

export const isNew: ConditionKind<RequirementOf<'new'>> = {
  fields: {},
  test: (_condition, { facts }) => ({ meets: (row) => isNewRow(row, facts) }),
  words: () => 'new',
};

/** A topic that is not trackable counts as Undefined. */
export const status: ConditionKind<RequirementOf<'status'>> = {
  fields: { statuses: listOf(oneOf(TOPIC_STATUSES)) },
  test: ({ statuses }, { facts: { statusOf } }) => ({
    meets: (row) => row.type !== 'trend' && statuses.includes(statusOf(row.topic) ?? UNDECIDED),
  }),
  words: ({ statuses }) => `status: ${statuses.map(topicStatusName).join(' or ')}`,
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

export const consensus: ConditionKind<RequirementOf<'consensus'>> = {
  fields: { levels: listOf(oneOf(CONSENSUS_LEVELS)) },
  test: ({ levels }) => ({
    meets: (row) => levels.some((level) => level === consensusLevel(signalOfRow(row).consensus.label)),
    isKnown: (row) => consensusLevel(signalOfRow(row).consensus.label) !== null,
  }),
  words: ({ levels }) => `consensus: ${levels.map(consensusName).join(' or ')}`,
};
