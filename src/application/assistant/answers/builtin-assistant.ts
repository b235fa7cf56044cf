import type { Answer, Answerer, QueryBlock, QuestionContext } from '../answerer';
import type { CloseSignals } from '../close-signals';
import type { TopicStatusStore } from '../../flashcards/topic-status.store';
import type { Cancellation } from '../../shared/cancellation';
import type { VisitStore } from '../../library/visit.store';
import type { Clock } from '../../shared/clock';
import { loadFacts } from '../../query/load-facts';
import type { ProjectCatalogue } from '../../workspace/project-catalogue';
import type { SignalCatalogue } from '../../workspace/signal-catalogue';
import type { SowCatalogue } from '../../workspace/sow-catalogue';
import type { SowId } from '../../../domain/shared/entity-id';
import { evaluateQuery } from '../../../domain/query/evaluate-query';
import { type NameChoices, nameChoices } from '../../../domain/query/name-choices';
import { EVERY_TOPIC, type Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { readQuery } from '../../../domain/query/read-query';
import { idOfRow } from '../../../domain/query/row';
import * as answers from './answers';
import * as figureAnswers from './figure-answers';
import { baseFacts, knownNames, nameOf, toReference, type Knowledge, type Named, type Signal } from './knowledge';
import { changesAnswer, goneAnswer } from './changes-answer';
import { definition } from './definitions';
import * as itemAnswers from './item-answers';
import type { Of } from './phrases';
import { leftOut, queryAnswer } from './query-answer';
import type { Question, ReadQuery } from './question';
import { readQuestion } from './read-question';
import { startupAnswer } from './startup-answer';
import { partialAnswers } from './stream';
import { list, paragraph } from './text';

export interface AssistantData {
  readonly sows: SowCatalogue;
  readonly projects: ProjectCatalogue;
  readonly signals: SignalCatalogue;
  readonly statuses: TopicStatusStore;
  readonly visits: Pick<VisitStore, 'seen'>;
}

/** Milliseconds between two steps of a streamed answer. */
const STEP_MS = 28;

/** Answers from the project's own data, by patterns; it is no language model. */
export class BuiltinAssistant implements Answerer {
  #loaded: { readonly sow: SowId; readonly knowledge: Knowledge } | null = null;

  constructor(
    private readonly data: AssistantData,
    private readonly clock: Clock,
    private readonly close: CloseSignals,
  ) {}

  async answer(
    question: string,
    sow: SowId,
    onProgress: (answer: Answer) => void,
    cancellation: Cancellation,
    context: QuestionContext = {},
  ): Promise<void> {
    const answer = await this.#compose(question, await this.#load(sow, cancellation), context);
    for (const state of partialAnswers(answer)) {
      if (cancellation.cancelled) return;
      onProgress(state);
      await new Promise<void>((resolve) => void this.clock.after(STEP_MS, resolve));
    }
  }

  async names(sow: SowId, cancellation: Cancellation): Promise<NameChoices> {
    return nameChoices(await this.#load(sow, cancellation));
  }

  async #compose(text: string, knowledge: Knowledge, context: QuestionContext): Promise<Answer> {
    // The names of a link are checked here, because only the loaded data has them.
    const refused = context.query === undefined ? null : refusalOf(context.query, knowledge);
    if (context.query !== undefined && refused === null) return this.#rows({ ...context.query, notes: [] }, knowledge);
    const { question, notes } = readQuestion(text, knowledge, context.previous, context.earlier);
    const answer =
      (await startupAnswer(question, text, knowledge, this.data)) ?? (await this.#answerTo(question, text, knowledge));
    // A follow-up to a reason goes on from what the reason is given for.
    const kept = question.kind === 'why' ? (context.previous ?? []).filter(({ kind }) => kind === 'query') : [];
    return [
      ...kept,
      ...(refused === null ? [] : [paragraph(`I left out the conditions of this link: ${refused}.`)]),
      ...notes.map((note) => paragraph(note)),
      ...answer,
      ...aboutItem(question),
    ];
  }

  async #rows(read: ReadQuery, knowledge: Knowledge): Promise<Answer> {
    return queryAnswer(read, await this.#facts(read.query, knowledge), knowledge);
  }

  #facts(query: Query, knowledge: Knowledge): Promise<QueryFacts> {
    return loadFacts(query, baseFacts(knowledge), knowledge.sow.id, this.data);
  }

  async #answerTo(question: Question, text: string, knowledge: Knowledge): Promise<Answer> {
    switch (question.kind) {
      case 'query':
        return this.#rows(question.read, knowledge);
      case 'identity':
        return answers.aboutItself();
      case 'storage':
        return answers.storage();
      case 'command':
        return answers.command();
      case 'how-to':
        return answers.howTo();
      case 'date':
        return answers.dateOfData(knowledge);
      case 'help':
        return answers.help();
      case 'private':
        return answers.onlyThisProject(knowledge);
      case 'overview':
        return answers.overview(knowledge);
      case 'definition':
        return question.terms.flatMap((term) => definition(term, knowledge));
      case 'changes':
        return question.only === 'gone'
          ? goneAnswer(knowledge, this.data)
          : changesAnswer(question, knowledge, this.data);
      case 'why':
        return itemAnswers.why(question, knowledge);
      case 'brief':
        return this.#brief(question, knowledge);
      case 'check':
        return itemAnswers.check(question, await this.#facts(question.read.query, knowledge), knowledge);
      case 'comparison':
        return itemAnswers.comparison(question, await this.#facts(EVERY_TOPIC, knowledge), knowledge);
      case 'half-comparison':
        return figureAnswers.halfComparison(question, await this.close.find(question.missing, knowledge), knowledge);
      case 'figures':
        return figureAnswers.figures(question, knowledge);
      case 'insights':
        return answers.insights(question, knowledge);
      case 'sources':
        return this.#sources(question.item);
      case 'place':
        return itemAnswers.place(question, knowledge);
      case 'deepdive':
        return itemAnswers.deepdive(question, await this.data.signals.deepdive(question.topic.id));
      case 'description':
        return answers.description(question, knowledge);
      case 'outside':
        // A text that shares words with a question for a person, date or location does not answer it.
        return answers.outside(
          question,
          /^\s*(who|when|where)\b/i.test(text) || question.reason !== null
            ? []
            : await this.close.find(text, knowledge),
        );
    }
  }

  async #brief({ items, read }: Of<'brief'>, knowledge: Knowledge): Promise<Answer> {
    if (read === null) return itemAnswers.brief(items, knowledge.sow.id, []);
    const facts = await this.#facts(read.query, knowledge);
    const { rows } = evaluateQuery(read.query, facts);
    const block = { kind: 'query', query: read.query, unread: read.unread, ids: rows.map(idOfRow) } as const;
    const topics = rows.flatMap((row): Signal[] => (row.type === 'topic' ? [row] : []));
    return itemAnswers.brief(topics, knowledge.sow.id, [
      block,
      ...leftOut(read.unread),
      ...read.notes.map((note) => paragraph(note)),
    ]);
  }

  async #sources(item: Named | null): Promise<Answer> {
    if (item?.type !== 'topic')
      return [paragraph('Sources belong to single topics: ask for those of a topic by its name.')];
    const { sources, lastUpdated } = await this.data.signals.sources(item.topic.id);
    if (sources.length === 0) return [paragraph(`There are no sources for ${nameOf(item)} yet.`)];
    return [
      paragraph(
        'Curated sources on ',
        toReference(item),
        `${lastUpdated === null ? '' : `, updated ${lastUpdated.slice(0, 7)}`}:`,
      ),
      list(
        sources.map(({ title, internalClassification }) => [
          internalClassification === null ? title : `${title} (${internalClassification})`,
        ]),
      ),
    ];
  }

  async #load(sow: SowId, cancellation: Cancellation): Promise<Knowledge> {
    if (this.#loaded?.sow === sow) return this.#loaded.knowledge;
    const { sows, projects, signals, statuses } = this.data;
    const [own, ownShifts, topics, trends, ownInsights, platforms] = await Promise.all([
      sows.byId(sow, cancellation),
      projects.shifts(sow, cancellation),
      signals.topics(sow, cancellation),
      signals.trends(sow, cancellation),
      projects.insights(sow, cancellation),
      projects.platforms(sow, cancellation),
    ]);
    const knowledge: Knowledge = {
      sow: own,
      shifts: ownShifts,
      trends,
      topics,
      insights: ownInsights,
      platforms: platforms.map(({ name, topicNames }) => ({ name, topics: topicNames })),
      // Read with each question, because statuses change meanwhile.
      statusOf: (topic) => statuses.statusOf(topic),
    };
    this.#loaded = { sow, knowledge };
    return knowledge;
  }
}

/** Why a query cannot be one of this project; null: it can. */
function refusalOf({ query }: QueryBlock, knowledge: Knowledge): string | null {
  const read = readQuery(query, knownNames(knowledge));
  return 'fault' in read ? read.fault : null;
}

/** Names the one item that an answer describes, for a follow-up. */
function aboutItem(question: Question): Answer {
  const item: Named | null =
    question.kind === 'deepdive' ? { type: 'topic', topic: question.topic } : 'item' in question ? question.item : null;
  return item === null ? [] : [{ kind: 'about', type: item.type, name: nameOf(item) }];
}
