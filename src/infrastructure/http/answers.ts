import type * as v from 'valibot';
import { RequestFailure } from '../../application/shared/request-failure';
import type { Logger } from '../../application/shared/logger';
import { distinctById } from '../../domain/shared/distinct-by-id';
import { isRow, parseRow, parseRows, type RowProblem } from '../wire/rows';

/** Reads the API's answers: a bad item is dropped and told, a bad envelope is a failure of that request (decisions, 1). */
export class Answers {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** A list may come bare or under its key. */
  list<Row>(
    answer: unknown,
    key: string,
    schema: v.GenericSchema<unknown, Row>,
    required: readonly string[],
  ): readonly Row[] {
    const rows = isRow(answer) ? answer[key] : answer;
    if (!Array.isArray(rows)) throw new RequestFailure('malformed', `The answer holds no list of ${key}`);
    return parseRows(rows as unknown[], schema, required, this.reporter(key));
  }

  /** The first of those that share an id, as {@link distinctById}; the others are told. */
  distinct<T extends { readonly id: string }>(items: readonly T[], what: string): readonly T[] {
    return distinctById(items, ({ id }) => this.#logger.warn(`${what}: ${id} is used before; dropped`));
  }

  one<Row>(answer: unknown, what: string, schema: v.GenericSchema<unknown, Row>, required: readonly string[]): Row {
    // A list would pass for an object without any of its fields.
    const report = (problem: Omit<RowProblem, 'index'>): void => this.reporter(what)({ ...problem, index: 0 });
    const row = isRow(answer) ? parseRow(answer, schema, required, report) : null;
    if (row === null) throw new RequestFailure('malformed', `The answer is no ${what}`);
    return row;
  }

  reporter(what: string): (problem: RowProblem) => void {
    return ({ index, key, message, dropped }) => {
      this.#logger.warn(
        `${what}[${index}]${key === '' ? '' : `.${key}`} ${message}; ${dropped ? 'dropped' : 'ignored'}`,
      );
    };
  }
}
