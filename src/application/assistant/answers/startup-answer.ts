import type { Answer } from '../answerer';
import { readAll, type FactSources } from '../../query/load-facts';
import { isEverything } from '../../../domain/query/query';
import type { Manifestation } from '../../../domain/topic/deepdive';
import type { Topic } from '../../../domain/topic/topic';
import { toReference, type Knowledge } from './knowledge';
import { dated } from './phrases';
import { leftOut } from './query-answer';
import type { Question } from './question';
import { list, normalise, paragraph } from './text';

interface NamedStartup {
  readonly topic: Topic;
  readonly startup: Manifestation;
}

const SHORTEST_NAME = 4;
const ABOUT =
  /\b(?:tell me about|who (?:is|are|runs)|what (?:is|are|does|do)|about|describe|explain|start ?-?ups?|compan(?:y|ies)|raised?|funding|founded)\b/i;
/** Loaded once for the data of a project, because every deepdive is needed to know all names. */
const LOADED = new WeakMap<Knowledge, Promise<readonly NamedStartup[]>>();

/** The start-ups whose own name stands in a question of which nothing else was understood; null: none. */
export async function startupAnswer(
  question: Question,
  text: string,
  knowledge: Knowledge,
  { signals }: Pick<FactSources, 'signals'>,
): Promise<Answer | null> {
  if (!isOpen(question) || !(ABOUT.test(text) || /\S\s+\p{Lu}/u.test(text) || /^\s*\p{Lu}/u.test(text))) return null;
  const loaded = LOADED.get(knowledge) ?? loadNames(knowledge, signals);
  LOADED.set(knowledge, loaded);
  const asked = ` ${normalise(text)} `;
  const named = (await loaded).filter(({ startup }) => {
    const name = normalise(startup.name);
    return name.length >= SHORTEST_NAME && asked.includes(` ${name} `);
  });
  if (named.length === 0) return null;
  // Who, when and where: the data of a start-up holds no persons, days and locations.
  const wanted = /^\s*(where|when|how old|how many)\b/i.exec(text)?.[1]?.toLowerCase() ?? null;
  return [
    ...leftOut([...(wanted === null ? [] : [wanted]), ...beyond(question, named)]),
    ...named.flatMap((each) => card(each)),
    dated(knowledge),
  ];
}

/** What the card of a start-up answers. */
const ANSWERED =
  /^(?:start|ups?|startups?|compan\w*|firms?|funding|funded|raised?|raising|money|amount|stage|rounds?|series|products?|make|makes|making|offers?|sells?|describe|explain|what|who|tell|about|does|works?|working|does|business|source|the|a|an|of|in|by|info|information|details?|everything|much|how)$/;

/** Words of a question that no data of a start-up answers. */
function beyond(question: Question, named: readonly NamedStartup[]): readonly string[] {
  const names = new Set(named.flatMap(({ startup }) => normalise(startup.name).split(' ')));
  const parts = question.kind === 'outside' ? question.parts : question.kind === 'query' ? question.read.unread : [];
  return parts.flatMap((part) => part.split(' ')).filter((word) => !names.has(word) && !ANSWERED.test(word));
}

/** Whether a question is without an answer so far. */
function isOpen(question: Question): boolean {
  if (question.kind === 'query') return isEverything(question.read.query) && question.read.unread.length > 0;
  return (question.kind === 'outside' && question.parts.length > 0) || question.kind === 'half-comparison';
}

async function loadNames({ topics }: Knowledge, signals: FactSources['signals']): Promise<readonly NamedStartup[]> {
  const startups = await readAll(topics, async ({ id }) => (await signals.deepdive(id)).manifestations);
  return topics.flatMap((topic) => (startups.get(topic.id) ?? []).map((startup) => ({ topic, startup })));
}

function card({ topic, startup }: NamedStartup): Answer {
  const { name, description, product, fundraisingStage, fundraisingAmount, sourceUrl } = startup;
  return [
    paragraph(
      `${name} is a start-up of the topic `,
      toReference({ type: 'topic', topic }),
      description === null ? '.' : `: ${description}`,
    ),
    list([
      ...(product === null ? [] : [[`Product: ${product}`]]),
      [`Stage: ${fundraisingStage ?? 'not known'}`],
      [`Raised: ${fundraisingAmount ?? 'not known'}`],
      ...(sourceUrl === null ? [] : [[`Source: ${sourceUrl}`]]),
    ]),
  ];
}
