import type { Answer, Answerer, QueryBlock, QuestionContext } from '../answerer';
import type { QuestionTranslator } from '../question-translator';
import type { Cancellation } from '../../shared/cancellation';
import type { Clock } from '../../shared/clock';
import { loadFacts } from '../../query/load-facts';
import type { SowId } from '../../../domain/shared/entity-id';
import { PREVIOUS_DATA } from '../../../domain/explore/version';
import { explainRow } from '../../../domain/query/explain-row';
import { type NameChoices, nameChoices } from '../../../domain/query/name-choices';
import { materialOf } from '../../../domain/query/condition-kinds';
import { evaluateQuery } from '../../../domain/query/evaluate-query';
import type { Query } from '../../../domain/query/query';
import { subjectWords } from '../../../domain/query/query-words';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { readQuery } from '../../../domain/query/read-query';
import type { Row } from '../../../domain/query/row';
import { readQuestion } from '../../../domain/reading/read-question';
import type { Before, Reading } from '../../../domain/reading/reading';
import { closeNames, nameMatches } from '../../../domain/reading/name-matches';
import { shortMonthYear } from '../../../domain/shared/calendar';
import { beforeOf } from './before-of';
import { itemAnswer, queryOfItem } from './item-answer';
import { baseFacts, knownNames, paragraph, referenceOf, rowOfItem, type Knowledge } from './knowledge';
import { loadKnowledge, startupsOf, withHoldings, type AssistantData } from './load-knowledge';
import { noneAnswer } from './none-answer';
import { queryAnswer } from './query-answer';
import { translateQuestion } from './translate-question';

/** Answers from the project's own data what a question was understood as. */
export class AnswerQuestion implements Answerer {
  #loaded: { readonly sow: SowId; readonly knowledge: Knowledge } | null = null;

  constructor(
    private readonly data: AssistantData,
    private readonly clock: Clock,
  ) {}

  async answer(
    question: string,
    sow: SowId,
    cancellation: Cancellation,
    context: QuestionContext = {},
  ): Promise<Answer> {
    const knowledge = await this.#load(sow, cancellation);
    // The names of a link are checked here, because only the loaded data has them.
    const refused = context.query === undefined ? null : refusalOf(context.query, knowledge);
    if (context.query !== undefined && refused === null) {
      const { query, unread } = context.query;
      return this.#rows({ query, unread, notes: [] }, await withHoldings(unread, knowledge, this.data));
    }
    const before = beforeOf(context, knowledge);
    const { reading, reader } = await this.#readBy(context.model, question, before, knowledge, cancellation);
    const said = refused === null ? [] : [paragraph(`I left out the conditions of this link: ${refused}.`)];
    return [
      ...said,
      ...(await this.#answerTo(question, reading, await withHoldings(reading.unread, knowledge, this.data))),
      { kind: 'reader', words: reader },
    ];
  }

  /** The rules read what asks for no data, and what the model did not read. */
  async #readBy(
    model: QuestionTranslator | undefined,
    text: string,
    before: Before,
    knowledge: Knowledge,
    cancellation: Cancellation,
  ): Promise<{ readonly reading: Reading; readonly reader: string }> {
    const reading = await this.#read(text, before, knowledge);
    const isOfData = reading.kind !== 'help' && (reading.kind !== 'none' || reading.reason === 'outside');
    if (model === undefined || !isOfData) return { reading, reader: 'Read by the rules in this browser.' };
    const asked = { text, before, names: knowledge.names, known: knownNames(knowledge) };
    const translated = await translateQuestion(asked, model, this.clock, cancellation);
    const name = model.host === null ? 'The model in this browser' : `The model at ${model.host}`;
    return 'fault' in translated
      ? { reading, reader: `${name} ${translated.fault}, so the rules in this browser read the question.` }
      : { reading: translated, reader: `Read by ${name.replace('The', 'the')}. The figures are from the data.` };
  }

  async count(asked: string | Query, sow: SowId, cancellation: Cancellation, context: QuestionContext = {}) {
    const knowledge = await this.#load(sow, cancellation);
    const query = typeof asked === 'string' ? this.#queryOf(asked, context, knowledge) : asked;
    const needs = query === null ? null : materialOf(query);
    if (query === null || needs === null || needs.has('sources') || needs.has('startups')) return null;
    const facts = await this.#facts(query, knowledge);
    // Without previous data it is not that none matches.
    if (needs.has('previous') && (facts.previous?.topics.size ?? 0) === 0) return null;
    const { count } = evaluateQuery(query, facts);
    return { matching: count, of: subjectWords(query.subject) };
  }

  /** null: the question asks for no rows, or a word of it was not understood. */
  #queryOf(text: string, context: QuestionContext, knowledge: Knowledge): Query | null {
    const reading = readQuestion(
      { text, before: beforeOf(context, knowledge), today: this.#today(knowledge) },
      knowledge.names,
    );
    return reading.kind === 'query' && reading.unread.length === 0 ? reading.query : null;
  }

  #today({ sow }: Knowledge): string {
    return [sow.loadDate ?? '', new Date(this.clock.now()).toISOString()].toSorted().at(-1) ?? '';
  }

  async names(sow: SowId, cancellation: Cancellation): Promise<NameChoices> {
    const knowledge = await this.#load(sow, cancellation);
    return nameChoices({ ...knowledge, sourceClasses: knowledge.names.sourceClasses ?? [] });
  }

  /** Start-ups are looked for only where something else was not understood: each topic is a request in the live mode. */
  async #read(text: string, before: Before, knowledge: Knowledge): Promise<Reading> {
    const question = { text, before, today: this.#today(knowledge) };
    const reading = readQuestion(question, knowledge.names);
    const isOpen =
      reading.kind === 'none' ? reading.reason === 'outside' : reading.kind === 'query' && reading.unread.length > 0;
    if (!isOpen || reading.unread.length === 0) return reading;
    const startups = nameMatches(
      text,
      (await startupsOf(knowledge, this.data)).map(({ name }) => name),
    );
    return startups.length === 0 ? reading : readQuestion(question, { ...knowledge.names, startups });
  }

  async #answerTo(question: string, reading: Reading, knowledge: Knowledge): Promise<Answer> {
    switch (reading.kind) {
      case 'query':
        return this.#rows(reading, knowledge);
      case 'item':
        return this.#item(reading, knowledge);
      case 'whyHere':
        return this.#whyHere(reading, knowledge);
      case 'help':
        return [paragraph('The words of the data are explained in ‘How to read the map’, on home and below each map.')];
      case 'none':
        return this.#none(question, reading, knowledge);
    }
  }

  async #none(question: string, reading: Extract<Reading, { kind: 'none' }>, knowledge: Knowledge): Promise<Answer> {
    // A text that shares words with a question for a person, date or location does not answer it.
    const isOfPerson = /^\s*(?:who|when|where|wer|wann|wo)\b/i.test(question);
    const rows: readonly Row[] = [
      ...knowledge.trends.map((trend) => ({ type: 'trend', trend, name: trend.name }) as const),
      ...knowledge.topics.map((topic) => ({ type: 'topic', topic, name: topic.name }) as const),
    ];
    const close = isOfPerson ? [] : closeNames(question, rows as readonly (Row & { readonly name: string })[]);
    return noneAnswer(
      reading,
      close.slice(0, 4).flatMap((row) => referenceOf(row) ?? []),
      knowledge.holds,
    );
  }

  async #rows(
    read: {
      readonly query: Query;
      readonly unread: readonly string[];
      readonly notes: readonly string[];
      readonly makes?: 'brief';
    },
    knowledge: Knowledge,
  ): Promise<Answer> {
    return queryAnswer(
      read,
      await this.#facts(read.query, knowledge),
      knowledge,
      this.data.visits.seen?.changedAt ?? null,
    );
  }

  #facts(query: Query, knowledge: Knowledge): Promise<QueryFacts> {
    return loadFacts(query, baseFacts(knowledge), knowledge.sow.id, this.data);
  }

  async #item(read: Extract<Reading, { kind: 'item' }>, knowledge: Knowledge): Promise<Answer> {
    const row = rowOfItem(read.item, knowledge);
    if (row === null) return noneAnswer({ ...read, kind: 'none', reason: 'outside' }, [], knowledge.holds);
    const isTopic = row.type === 'topic';
    const [facts, deepdive] = await Promise.all([
      this.#facts(queryOfItem(read, isTopic), knowledge),
      isTopic ? this.data.signals.deepdive(row.topic.id) : Promise.resolve(null),
    ]);
    return itemAnswer(read, row, { facts, deepdive, previousDate: await this.#previousDate(knowledge) }, knowledge);
  }

  async #previousDate({ sow }: Knowledge): Promise<string | null> {
    const versions = await this.data.sows.versions(sow.id);
    return shortMonthYear(versions.find(({ name }) => name === PREVIOUS_DATA)?.date ?? null);
  }

  async #whyHere(
    { item, query, unread, notes }: Extract<Reading, { kind: 'whyHere' }>,
    knowledge: Knowledge,
  ): Promise<Answer> {
    const row = rowOfItem(item, knowledge);
    const facts = await this.#facts(query, knowledge);
    if (row === null) return noneAnswer({ kind: 'none', reason: 'outside', item, unread, notes }, [], knowledge.holds);
    return [
      { kind: 'unread', unread },
      ...notes.map((note) => paragraph(note)),
      { kind: 'verdict', name: item.name, verdict: explainRow(row, query, facts), query },
    ];
  }

  async #load(sow: SowId, cancellation: Cancellation): Promise<Knowledge> {
    if (this.#loaded?.sow === sow) return this.#loaded.knowledge;
    const knowledge = await loadKnowledge(this.data, sow, cancellation);
    this.#loaded = { sow, knowledge };
    return knowledge;
  }
}

/** Why a query cannot be one of this project; null: it can. */
function refusalOf({ query }: QueryBlock, knowledge: Knowledge): string | null {
  const read = readQuery(query, knownNames(knowledge));
  return 'fault' in read ? read.fault : null;
}
