import { EVERY_TOPIC, type Condition, type Query } from '../../domain/query/query';

/** A query to start with. */
export interface StartQuery {
  readonly words: string;
  /** What one could type instead. */
  readonly typed: string;
  readonly query: Query;
}

interface StartGroup {
  readonly title: string;
  readonly queries: readonly StartQuery[];
  /** Only for users with a team. */
  readonly isOfTeam?: true;
}

const fastest = { figure: 'growth', ascending: false } as const;

function start(words: string, typed: string, conditions: readonly Condition[], more: Partial<Query> = {}): StartQuery {
  return { words, typed, query: { ...EVERY_TOPIC, conditions, order: fastest, ...more } };
}

const UNDECIDED: Condition = { kind: 'status', statuses: [0], not: false };
const STRONG: Condition = { kind: 'quadrant', codes: [1], not: false };
const MOVED: Condition = { kind: 'moved', not: false };
const NEW: Condition = { kind: 'new', not: false };
const AHEAD: Condition = {
  kind: 'against',
  figure: 'industry',
  comparator: 'at least',
  times: 1,
  other: 'consumer',
  plus: 0.25,
  whose: 'own',
  name: '',
  not: false,
};
const GREW: Condition = { kind: 'figure', figure: 'growthChange', comparator: 'at least', value: 0.05, not: false };
const widest = { figure: 'disagreement', ascending: false } as const;

export const START_GROUPS: readonly StartGroup[] = [
  {
    title: 'New',
    queries: [start('New topics', 'new', [NEW]), start('Moved to another quadrant', 'moved', [MOVED])],
  },
  {
    title: 'Fastest',
    queries: [
      start('Ten fastest topics', 'top 10 growth', [], { limit: 10 }),
      start('Growth up by 5 points or more', 'growth up 5 points', [GREW]),
    ],
  },
  {
    title: 'Undecided',
    queries: [
      start('Undecided strong signals, fastest first', 'undecided strong', [UNDECIDED, STRONG]),
      start('Undecided, and moved to another quadrant', 'undecided moved', [UNDECIDED, MOVED]),
    ],
  },
  {
    title: 'Lenses disagree',
    queries: [
      start('Ten widest gaps between lenses', 'top 10 gap', [], { order: widest, limit: 10 }),
      start('Industry 25 points or more ahead of consumers', 'ind>con+25', [AHEAD]),
    ],
  },
  {
    title: 'Team splits',
    isOfTeam: true,
    queries: [
      start('Two steps or more apart', 'team split', [{ kind: 'team', says: ['split'], not: false }]),
      start('No one of the team has decided', 'team none', [{ kind: 'team', says: ['none'], not: false }]),
    ],
  },
];
