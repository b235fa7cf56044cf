import type { AskReading } from '../../domain/query/language/segment';
import { evaluateQuery } from '../../domain/query/evaluate-query';
import type { Row } from '../../domain/query/row';
import type { AskCommand } from '../query/ask-host';
import type { AskSources } from '../query/ask-sources';
import type { RowAction } from '../query/row-action';
import type { Navigator } from '../shared/navigator';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { Answer } from './answers/answer';
import { answerLinks, type AnswerLink } from './answers/answer-links';
import { askedCommand, verbIn } from './asked-command';
import type { AskStore } from './ask.store';

/** What can be done with the rows of an answer. */
export class AnswerActions {
  constructor(
    private readonly store: AskStore,
    private readonly sources: AskSources,
    /** Of features that the project may not have. */
    private readonly actions: readonly RowAction[],
    private readonly workspace: Pick<WorkspaceStore, 'has'>,
    private readonly navigator: Navigator,
    private readonly flashcards: OpenFlashcard,
  ) {}

  linksOf({ query, rows, facts }: Pick<Answer, 'query' | 'rows' | 'facts'>): readonly AnswerLink[] {
    const { sow } = this.store;
    return sow === null ? [] : answerLinks(query, rows, facts, this.#offered, sow);
  }

  /** What a sentence of the bar asks to be done with its rows; null: to list them. */
  commandOf(reading: AskReading): AskCommand | null {
    const facts = this.sources.source?.facts ?? null;
    const { query } = reading;
    const found = verbIn(reading, this.#offered);
    if (found === null || facts === null || this.sources.needsLoading(query)) return null;
    const { rows } = evaluateQuery(query, facts);
    return askedCommand(reading, found, {
      rows,
      linkOf: (action) => this.linksOf({ query, rows, facts }).find((link) => link.action === action),
      list: (unused) => this.store.show(query, unused),
      go: (path) => this.navigator.go(path),
    });
  }

  /** Opens the card of a topic, of a trend, or of the topic of a start-up. */
  openRow(row: Row): void {
    if (row.type === 'trend') this.flashcards.trend(row.trend.id, row.trend.name, 'rene ai');
    else if ('topic' in row) this.flashcards.topic(row.topic.id, row.topic.name, 'rene ai');
  }

  get #offered(): readonly RowAction[] {
    return this.actions.filter(({ module }) => module === null || this.workspace.has(module));
  }
}
