import type { Condition, Query, Requirement } from './query';
import type { Subject } from './vocabulary';
import type { QueryFacts } from './query-facts';
import type { Material, QueryFigure } from './query-figures';
import type { Row } from './row';

export type RowTest = (row: Row) => boolean;

export interface ConditionTest {
  readonly meets: RowTest;
  /** Rows of which it is not known meet neither the condition nor its negation; omitted: it is known of all. */
  readonly isKnown?: RowTest;
}

/** What the test of a condition is made from; made once for all rows. */
export interface Evaluation {
  readonly facts: QueryFacts;
  /** The test of a part, with its negation. */
  readonly testOf: (part: Condition) => Required<ConditionTest>;
  /** The test of a part on rows of the other version of the data. */
  readonly testOfOther: (part: Condition) => Required<ConditionTest>;
  /** Of another query. */
  readonly rowsOfQuery: (query: Query) => readonly Row[];
}

/** What a chip says before its value, and the value. */
export type ChipWords = readonly [key: string, value: string];

/** The words of the parts of a condition. */
export interface PartWords {
  readonly ofCondition: (part: Condition) => string;
  readonly ofQuery: (query: Query) => string;
}

/** One kind of condition: how it is tested and worded. */
export interface ConditionKind<Own extends Requirement> {
  /** What it is about, in a list of conditions to add: 'Consensus'. */
  readonly title: string;
  readonly test: (condition: Own, evaluation: Evaluation) => ConditionTest;
  /** Without its negation: 'growth' and 'over 15 %'; the key is '' where the value says all. */
  readonly words: (condition: Own, parts: PartWords) => ChipWords;
  /** Whether the values make sense together; the fields are checked before. */
  readonly isComplete?: (condition: Own) => boolean;
  /** The figures that it compares: of rows without them it is not known. */
  readonly figures?: (condition: Own) => readonly QueryFigure[];
  readonly parts?: (condition: Own) => readonly Condition[];
  /** What it needs besides its figures. */
  readonly needs?: readonly Material[];
  /** What rows it can be asked of; omitted: of all. */
  readonly subjects?: readonly Subject[];
  /** It may be about a start-up rather than its topic. */
  readonly isOfStartups?: true;
  /** It says where rows belong, not what they are like. */
  readonly isPlace?: true;
  /** It depends on the user. */
  readonly isPersonal?: true;
}
