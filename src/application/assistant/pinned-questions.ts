import { isPersonal, isSinceApplicable } from '../../domain/query/condition-kinds';
import type { Query, WrittenQuery } from '../../domain/query/query';
import { QUERY_PARAMETER, queryFromText } from '../../domain/query/query-codec';
import { isQuestionView } from '../../domain/explore/view-outline';
import type { SowId } from '../../domain/shared/entity-id';
import { formatCount } from '../../domain/shared/figures';
import { parseAddress } from '../../domain/shared/address-parameters';
import type { SavedViewsStore } from '../library/saved-views.store';
import { Cancellation } from '../shared/cancellation';
import type { Answerer } from './answerer';
import { QUESTION_PARAMETER, questionAddress } from './question-address';

export interface PinnedQuestion {
  /** Of its saved view. */
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly written: WrittenQuery;
}

/** The questions that stand on the start of the assistant: saved views of the open project with its address. */
export class PinnedQuestions {
  constructor(
    private readonly views: SavedViewsStore,
    private readonly answerer: Answerer,
  ) {}

  /** In the order in which they were pinned. */
  get all(): readonly PinnedQuestion[] {
    return this.views.all.filter(isQuestionView).flatMap(({ id, name, address }) => {
      const parameters = new Map(parseAddress(address).query);
      const written = queryFromText(parameters.get(QUERY_PARAMETER) ?? '');
      const question = parameters.get(QUESTION_PARAMETER) ?? '';
      return 'fault' in written || question === '' ? [] : [{ id, name, question, written }];
    });
  }

  isPinned(sow: SowId, question: string, query: WrittenQuery): boolean {
    return this.views.viewAt(questionAddress(sow, question, query)) !== null;
  }

  /** Pins a question, or removes its pin and offers Undo. */
  toggle(sow: SowId, question: string, query: WrittenQuery): void {
    const address = questionAddress(sow, question, query);
    const pinned = this.views.viewAt(address);
    if (pinned === null) this.views.save(question, address);
    else this.views.remove(pinned.id);
  }

  remove({ id }: PinnedQuestion): void {
    this.views.remove(id);
  }

  /** '13 topics, was 11': today, and in the previous data where it is known; null: only an answer finds out. */
  async countWords({ written: { query } }: PinnedQuestion, sow: SowId): Promise<string | null> {
    const count = (asked: Query) => this.answerer.count(asked, sow, new Cancellation()).catch(() => null);
    const [now, before] = await Promise.all([
      count(query),
      isKnownBefore(query) ? count({ ...query, version: 'previous' }) : null,
    ]);
    if (now === null) return null;
    const was = before === null || before.matching === now.matching ? '' : `, was ${formatCount(before.matching)}`;
    return `${formatCount(now.matching)} ${now.of}${was}`;
  }
}

/** What the user or the team says of a topic has no earlier version, and a change is a change of now. */
function isKnownBefore(query: Query): boolean {
  const isVersioned = query.subject === 'topics' || query.subject === 'trends';
  return isVersioned && query.version === undefined && !isSinceApplicable(query) && !isPersonal(query);
}
