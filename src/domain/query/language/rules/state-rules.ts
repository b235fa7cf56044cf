import type { Condition, Requirement } from '../../query';
import { isApplicable } from '../../condition-kinds';
import { CONSENSUS_LEVELS, type ConsensusLevel } from '../../../topic/signal';
import { parseQuadrantCode, type QuadrantCode } from '../../../topic/quadrant';
import { isDecided, statusOfText, TOPIC_STATUSES, type TopicStatus } from '../../../topic/topic-status';
import { TEAM_SAYS } from '../../../topic/agreement';
import { rule, type Captured, type Outcome, type Rule } from '../grammar';
import type { AskPart } from '../../part';
import { groupForm } from '../../group-rows';
import { VALUED, type Valued } from '../../values-of-rows';
import { isOwnKey } from '../../../topic/own-values';
import { condition, one } from './figure-rules';

export const DECIDED_STATUSES: readonly TopicStatus[] = TOPIC_STATUSES.filter(isDecided);
/** What the previous data had and those of now have not. */
const GONE: readonly AskPart[] = [
  { kind: 'version', version: 'previous' },
  condition({ kind: 'before', of: [] }, true),
];

function codesIn(found: Captured): readonly (QuadrantCode | null)[] {
  return found.values('quadrant').map(parseQuadrantCode);
}

/** null: rows of the subject have no such condition. */
function checked(outcome: Outcome, found: Captured): Outcome | null {
  const isFit = outcome.parts.every((part) => part.kind !== 'condition' || isApplicable(part.condition, found.subject));
  return isFit ? { ...outcome, ...(found.has('both') && { isBoth: true as const }) } : null;
}

const isIn = (codes: readonly (QuadrantCode | null)[]): Requirement => ({ kind: 'quadrant', codes });
const wasIn = (codes: readonly (QuadrantCode | null)[]): Requirement => ({
  kind: 'before',
  of: [{ ...isIn(codes), not: false }],
});

function levelsOf(values: readonly string[]): readonly ConsensusLevel[] {
  return CONSENSUS_LEVELS.filter((level) => values.includes(String(level)));
}

const OTHER_DATA: Condition = { kind: 'moved', not: false };

/** 'Decided since October', 'important since 2025': by the user, whose decisions have a day. */
function decidedAs(found: Captured): Outcome | null {
  const [value = ''] = found.values('status');
  const days = found.value('days');
  const statuses = value === 'decided' ? [] : [statusOfText(value) ?? []].flat();
  // What has no status has no day.
  const hasDay = value === 'decided' || (statuses.length > 0 && statuses.every(isDecided));
  if (days === null || !hasDay) return null;
  const decided: Requirement = { kind: 'decided', ...days };
  const { parts } = statuses.length === 0 ? one(decided) : one({ kind: 'status', statuses }, decided);
  const rows = found.has('subject') ? [{ kind: 'subject' as const, subject: found.subject }] : [];
  return checked({ parts: [...rows, ...parts] }, found);
}

export const STATE_RULES: readonly Rule[] = [
  ...rule(`became|went? from link* quadrant to link* quadrant`, (found) => {
    const [was, is] = codesIn(found);
    return was === undefined || is === undefined ? null : checked(one(wasIn([was]), isIn([is])), found);
  }),
  ...rule(`was link* quadrant before?; quadrant before`, (found) => checked(one(wasIn(codesIn(found))), found)),
  ...rule(`became link* quadrant; went to link* quadrant`, (found) =>
    checked(one(OTHER_DATA, isIn(codesIn(found))), found),
  ),
  ...rule(`nolonger link* quadrant`, (found) =>
    checked({ parts: [condition(wasIn(codesIn(found))), condition(isIn(codesIn(found)), true)] }, found),
  ),
  ...rule(`groupable.quadrant link* neg.not? quadrant; both? quadrant`, (found) =>
    checked(one(isIn(codesIn(found))), found),
  ),
  // 'As important', 'not rated as important', 'nicht als wichtig bewertet'.
  ...rule(`mark|groupable.status link* neg.neither|neg.not? link* status mark?; status`, (found) => {
    const [value = ''] = found.values('status');
    const statuses = value === 'decided' ? DECIDED_STATUSES : [statusOfText(value) ?? []].flat();
    return checked(one({ kind: 'status', statuses }), found);
  }),
  ...rule(`consensus link* neg.not? level; level consensus`, (found) =>
    checked(one({ kind: 'consensus', levels: levelsOf(found.values('level')) }), found),
  ),
  // 'Without a consensus', 'platform not known'.
  ...rule(`neg.without link* groupable; groupable link* known; known.unknown groupable`, (found) => {
    const [about, word] = [found.value('groupable'), found.value('known')];
    const isValued = about !== null && (isOwnKey(about) || VALUED.some((each) => each === about));
    if (!isValued || !groupForm(about).subjects.includes(found.subject)) return null;
    return { parts: [condition({ kind: 'valued', about: about as Valued }, word !== 'known')] };
  }),
  ...rule(`disputed`, (found) =>
    checked(one({ kind: 'consensus', levels: levelsOf(found.values('disputed')) }), found),
  ),
  ...rule(`team neg.not? says; says`, (found) =>
    checked(
      one({ kind: 'team', says: TEAM_SAYS.filter((each) => found.has('says') && found.value('says') === each) }),
      found,
    ),
  ),
  ...rule(`state since?`, (found) => {
    const kind = found.value('state') as 'new' | 'moved' | 'changed' | 'gone';
    if (kind !== 'gone') return checked(one({ kind }), found);
    return checked({ parts: GONE }, found);
  }),
  ...rule(`status subject? link* days; days link* status`, decidedAs),
  // 'Important since 2025 that shrank': since it was decided, and not since the data before.
  ...rule(`clause* neg.not? sinceDecided clause*`, (found) =>
    found.saysDecided ? checked(one({ kind: 'listed', names: found.values('sinceDecided') }), found) : null,
  ),
  ...rule(`figure.sources? link* neg.not? dated? link* days`, (found) => {
    const days = found.value('days');
    // Of topics the day on which their sources were reviewed is meant only where it, or sources, are said.
    const isSaid = found.subject === 'insights' || found.ofSources || found.has('dated') || found.has('figure');
    if (days === null || !isSaid) return null;
    return checked(one({ kind: 'dated', ...days }), found);
  }),
  ...rule(
    `neg.without|neg.not link* subject.startups|figure.startups link* figure.raised? stage;
     neg.without|neg.not link* stage link* subject.startups|figure.startups`,
    (found) => {
      const requirement: Requirement = { kind: 'funding', words: found.values('stage') };
      return checked({ parts: [condition(requirement, true)] }, found);
    },
  ),
  ...rule(`figure.raised? link* stage`, (found) => {
    // 'Seed' is a word of many topics.
    if (
      !found.has('figure') &&
      found.subject !== 'startups' &&
      found.values('stage').some((each) => each === 'seed' || each === 'grant')
    )
      return null;
    return checked(one({ kind: 'funding', words: found.values('stage') }), found);
  }),
  ...rule(`own text.text words; own`, (found) => {
    const what = found.value('own') as 'note' | 'star' | 'brief';
    const words = found.values('words').flatMap((each) => each.split(' '));
    return checked(one({ kind: 'own', what, words }), found);
  }),
];
