import { isPersonal, isOfChanges } from '../../domain/query/condition-kinds';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import type { Query } from '../../domain/query/query';
import { QUERY_PARAMETER, queryFromText, queryToText } from '../../domain/query/read-query';
import type { QueryFacts } from '../../domain/query/query-facts';
import { queryLabel } from '../../domain/query/query-words';
import { idOfRow, nameOfRow, type Row } from '../../domain/query/row';
import { capitalized } from '../../domain/shared/words';
import { isQuestionView } from '../../domain/filters/view-outline';
import { parseAddress } from '../../domain/shared/address-parameters';
import type { SowId } from '../../domain/shared/entity-id';
import type { SavedViewsStore } from '../personal/saved-views.store';
import { questionAddress } from './start-queries';

export interface PinnedQuery {
  /** Of its saved view. */
  readonly id: string;
  readonly name: string;
  readonly query: Query;
}

/** What came into a pinned query and went out of it since the previous data. */
export interface PinChange {
  readonly count: number;
  /** Names; null: not known of this query. */
  readonly added: readonly string[] | null;
  readonly gone: readonly string[] | null;
}

/** The queries that stand on the start of the assistant: saved views of the open project with its address. */
export class PinnedQueries {
  constructor(private readonly views: SavedViewsStore) {}

  /** In the order in which they were pinned. */
  get all(): readonly PinnedQuery[] {
    return this.views.all.filter(isQuestionView).flatMap(({ id, name, address }) => {
      const written = queryFromText(new Map(parseAddress(address).query).get(QUERY_PARAMETER) ?? '');
      return 'fault' in written ? [] : [{ id, name, query: written.query }];
    });
  }

  isPinned(query: Query): boolean {
    return this.#pinOf(query) !== undefined;
  }

  /** Pins a query, or removes its pin and offers Undo. */
  toggle(sow: SowId, query: Query): void {
    const pin = this.#pinOf(query);
    if (pin === undefined) this.views.save(capitalized(queryLabel(query)), questionAddress(sow, query));
    else this.views.remove(pin.id);
  }

  remove({ id }: PinnedQuery): void {
    this.views.remove(id);
  }

  #pinOf(query: Query): PinnedQuery | undefined {
    const text = queryToText({ query, unread: [] });
    return this.all.find((pin) => queryToText({ query: pin.query, unread: [] }) === text);
  }
}

export function pinChange(query: Query, facts: QueryFacts): PinChange {
  const { rows } = evaluateQuery(query, facts);
  const count = rows.length;
  if (facts.previous === null || !isKnownBefore(query)) return { count, added: null, gone: null };
  const before = evaluateQuery({ ...query, version: 'previous' }, facts).rows;
  return { count, added: namesWithout(rows, before), gone: namesWithout(before, rows) };
}

function namesWithout(rows: readonly Row[], others: readonly Row[]): readonly string[] {
  const known = new Set(others.map(idOfRow));
  return rows.filter((row) => !known.has(idOfRow(row))).map(nameOfRow);
}

/** What the user or the team says of a topic has no earlier version, and a change is a change of now. */
function isKnownBefore(query: Query): boolean {
  const isVersioned = query.subject === 'topics' || query.subject === 'trends';
  return isVersioned && query.version === undefined && !isOfChanges(query) && !isPersonal(query);
}
