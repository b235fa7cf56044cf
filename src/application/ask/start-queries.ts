import { segment } from '../../domain/query/language/segment';
import type { AskProject } from '../../domain/query/language/project';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryToText } from '../../domain/query/read-query';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { pathOf } from '../shared/navigator';

/** A query to start with: as it is listed, and as one could type it. */
export type StartQuery = readonly [words: string, typed: string];

interface StartGroup {
  readonly title: string;
  readonly queries: readonly StartQuery[];
  /** Only for users with a team. */
  readonly isOfTeam?: true;
}

export const START_GROUPS: readonly StartGroup[] = [
  {
    title: 'New',
    queries: [
      ['New topics', 'new topics'],
      ['Moved to another quadrant', 'moved'],
    ],
  },
  {
    title: 'Fastest',
    queries: [
      ['Ten fastest topics', 'top 10 growth'],
      ['Growth up by 5 points or more', 'growth up 5 points'],
    ],
  },
  {
    title: 'Undecided',
    queries: [
      ['Undecided strong signals', 'undecided strong'],
      ['Undecided, and moved to another quadrant', 'undecided moved'],
    ],
  },
  {
    title: 'Lenses disagree',
    queries: [
      ['Ten widest gaps between lenses', 'top 10 gap'],
      ['Industry 25 points or more ahead of consumers', 'industry 25 points ahead of consumers'],
    ],
  },
  {
    title: 'Team splits',
    isOfTeam: true,
    queries: [
      ['Two steps or more apart', 'team split'],
      ['No colleague has decided', 'no colleague has decided'],
    ],
  },
];

/** What the typed words are read as. */
export function startQuery([, typed]: StartQuery, project: AskProject): Query {
  return segment(typed, EVERY_TOPIC, project).query;
}

/** The parameter of the assistant's address that holds a sentence. */
export const QUESTION_PARAMETER = 'q';

/** The address that asks a query again. */
export function questionAddress(sow: SowId, query: Query): string {
  return pathOf({ pathname: paths.reneAI(sow), query: [[QUERY_PARAMETER, queryToText({ query, unread: [] })]] });
}
