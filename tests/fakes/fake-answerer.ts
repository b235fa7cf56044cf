import type { Answer, Answerer, Count, QueryBlock, QuestionContext } from '../../src/application/assistant/answerer';
import type { Query } from '../../src/domain/query/query';
import { nameChoices } from '../../src/domain/query/name-choices';
import type { Cancellation } from '../../src/application/shared/cancellation';
import type { SowId } from '../../src/domain/shared/entity-id';
import { Answering } from './answering';

/** Answers each question with the same answer. */
export class FakeAnswerer implements Answerer {
  readonly answers = new Answering<'answer'>();
  readonly questions: { readonly question: string; readonly sow: SowId }[] = [];
  /** The queries that replaced the questions. */
  readonly queries: (QueryBlock | undefined)[] = [];
  readonly contexts: QuestionContext[] = [];
  answerTo: (question: string) => Answer = (question) => [
    { kind: 'paragraph', parts: [{ kind: 'text', text: `You asked: ${question}` }] },
  ];

  namesOfProject = nameChoices({ shifts: [], trends: [], topics: [], platforms: [] });

  names() {
    return Promise.resolve(this.namesOfProject);
  }

  /** What every query and question counts. */
  counted: Count | null = null;

  /** What a query of the previous data counts. */
  countedBefore: Count | null = null;

  count(asked: string | Query) {
    const isBefore = typeof asked !== 'string' && asked.version === 'previous';
    return Promise.resolve(isBefore ? this.countedBefore : this.counted);
  }

  async answer(question: string, sow: SowId, _cancellation: Cancellation, context: QuestionContext = {}) {
    this.questions.push({ question, sow });
    this.queries.push(context.query);
    this.contexts.push(context);
    const answer = this.answerTo(question);
    await this.answers.asked('answer');
    return answer;
  }
}
