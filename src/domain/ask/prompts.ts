import { groupsOf } from '../query/change-query';
import type { Query } from '../query/query';
import { figuresOfSubject } from '../query/query-figures';
import type { AskProposal } from './ask-proposal';
import type { ProposalKind } from './part-words';
import type { TextRange } from './tokens';

/** What can be asked at all, for an empty text: it is typed on. */
export function prompts({ subject }: Query, replaces: TextRange): readonly AskProposal[] {
  const own = figuresOfSubject(subject);
  const all: readonly (readonly [ProposalKind, string, string, boolean])[] = [
    ['quadrant', 'Quadrant …', 'quadrant ', true],
    ['status', 'Status …', 'status ', subject === 'topics' || subject === 'startups'],
    ['figure', 'Growth …', 'growth ', own.includes('growth')],
    ['figure', 'Average sizing …', 'average sizing ', own.includes('sizing')],
    ['gap', 'Gap between lenses …', 'gap between ', own.includes('disagreement')],
    ['shift', 'Shift …', 'shift ', true],
    ['trend', 'Trend …', 'trend ', true],
    ['change', 'New …', 'new', subject === 'topics' || subject === 'trends'],
    ['team', 'Team …', 'team ', subject === 'topics' || subject === 'startups'],
    ['order', 'Order …', 'order ', true],
    ['rows', 'First …', 'first ', true],
    ['column', 'Column …', 'column ', true],
    ['group', 'Group by …', 'group by ', groupsOf(subject).length > 0],
    ['statistic', 'Average of …', 'average of ', own.includes('growth')],
    ['share', 'Share …', 'share ', true],
    ['subject', 'Trends, shifts, start-ups …', 'tr', true],
  ];
  const plain = { hint: '', marks: [], rest: '', replaces, query: null, effect: { kind: 'unknown' } } as const;
  return all
    .filter(([, , , isOffered]) => isOffered)
    .map(([kind, words, typed]) => ({ ...plain, id: typed, kind, words, typed }));
}
