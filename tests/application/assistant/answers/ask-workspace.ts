import type { Answer, QueryBlock, QuestionContext } from '../../../../src/application/assistant/answerer';
import { Cancellation } from '../../../../src/application/shared/cancellation';
import { loadFacts } from '../../../../src/application/query/load-facts';
import { InMemoryProjectCatalogue } from '../../../../src/infrastructure/in-memory/in-memory-project-catalogue';
import { InMemorySignalCatalogue } from '../../../../src/infrastructure/in-memory/in-memory-signal-catalogue';
import { InMemorySowCatalogue } from '../../../../src/infrastructure/in-memory/in-memory-sow-catalogue';
import { Workspace } from '../../../../src/infrastructure/workspace-file/workspace';
import type { WorkspaceFile } from '../../../../src/infrastructure/workspace-file/workspace-file';
import { AnswerQuestion } from '../../../../src/application/assistant/answers/answer-question';
import type { AssistantData } from '../../../../src/application/assistant/answers/load-knowledge';
import type { Query } from '../../../../src/domain/query/query';
import { NO_FACTS, NOTHING_OWN, type QueryFacts } from '../../../../src/domain/query/query-facts';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { safeLink } from '../../../../src/domain/shared/safe-link';
import type { Topic } from '../../../../src/domain/topic/topic';
import { TOPIC_STATUSES } from '../../../../src/domain/topic/topic-status';
import type { Trend } from '../../../../src/domain/trend/trend';
import type { VisitSnapshot } from '../../../../src/domain/library/library-record';
import { carouselItemKey } from '../../../../src/domain/workspace/carousel-item';
import { sheetLines, verdictText } from '../../../../src/application/assistant/answer-lines';
import type { Beside } from './awkward-questions';

const SOW = entityId<'sow'>('1');

export interface AskedWorkspace {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
  readonly beside: (topic: Topic) => Beside;
  /** The facts of a query, as the explorer loads them. */
  readonly factsOf: (query: Query) => Promise<QueryFacts>;
  /** Asks one question after the other in one conversation. @returns the last answer */
  ask(questions: string | readonly string[]): Promise<Answered>;
}

interface Answered {
  readonly answer: Answer;
  /** Each paragraph, item and row on a line of its own; references in brackets. */
  readonly text: string;
  readonly query: QueryBlock | null;
  /** What is shown as not understood. */
  readonly unread: readonly string[];
  /** The names of the rows in their order, without the limit. */
  readonly rows: readonly string[];
  /** The names of the rows that are shown. */
  readonly shown: readonly string[];
}

/** The assistant on a whole workspace. Every fifth topic has each of the statuses. */
export async function askWorkspace(file: WorkspaceFile, seen: VisitSnapshot | null = null): Promise<AskedWorkspace> {
  const workspace = new Workspace(file, (address) => address);
  const source = { load: () => Promise.resolve(workspace) };
  const withStatus = (topics: readonly Topic[]): readonly Topic[] =>
    topics.map((topic, index) => ({ ...topic, status: TOPIC_STATUSES[index % 5] ?? 0 }));
  const statuses = { applyTo: (topics: readonly Topic[]) => Promise.resolve(withStatus(topics)) };
  const signals = new InMemorySignalCatalogue(source, statuses as never);
  const data: AssistantData = {
    sows: new InMemorySowCatalogue(source),
    projects: new InMemoryProjectCatalogue(source),
    signals,
    team: { saysOf: () => null },
    statuses: { statusOf: (topic: Topic) => topic.status } as never,
    visits: { seen },
    own: () => NOTHING_OWN,
  };
  const assistant = new AnswerQuestion(data, { now: () => new Date('2026-10-05') } as never);
  const answerTo = (question: string, context: QuestionContext): Promise<Answer> =>
    assistant.answer(question, SOW, new Cancellation(), context);
  const topics = await signals.topics(SOW);
  const previous = new Map<string, Topic>(
    (await signals.ofVersion(SOW, 'Previous Data')).topics.map((topic) => [topic.id, topic]),
  );
  const hosts = new Map<string, readonly string[]>();
  for (const { id } of topics)
    hosts.set(
      id,
      (await signals.sources(id)).sources.map(({ url }) => safeLink(url)?.hostname ?? ''),
    );
  const { newDiscoveries } = await data.sows.byId(SOW);
  const fresh = new Set<string>(newDiscoveries.map(({ id }) => id));
  const trends = await signals.trends(SOW);
  const base = { ...NO_FACTS, topics, trends, newKeys: new Set(newDiscoveries.map(carouselItemKey)) };
  return {
    topics,
    trends,
    factsOf: (query) => loadFacts(query, base, SOW, data),
    beside: ({ id }) => ({
      isNew: fresh.has(id),
      sources: hosts.get(id)?.length ?? 0,
      publishers: new Set(hosts.get(id)).size,
      before: previous.get(id),
    }),
    ask: async (questions) => {
      let answer: Answer = [];
      const all = typeof questions === 'string' ? [questions] : questions;
      let earlier: QueryBlock | null = null;
      for (const question of all) {
        answer = await answerTo(question, { previous: answer, ...(earlier !== null && { earlier }) });
        earlier = queryOf(answer) ?? earlier;
      }
      const query = queryOf(answer);
      const whole =
        query === null
          ? []
          : await answerTo('', {
              query: { ...query, query: { ...query.query, limit: null, offset: 0, group: null, statistic: null } },
            });
      return {
        answer,
        text: textOf(answer),
        query,
        unread: unreadOf(answer),
        rows: namesOf(whole),
        shown: namesOf(answer),
      };
    },
  };
}

function queryOf(answer: Answer): QueryBlock | null {
  return answer.find((block) => block.kind === 'query') ?? null;
}

function unreadOf(answer: Answer): readonly string[] {
  return answer.flatMap((block) => (block.kind === 'query' || block.kind === 'unread' ? block.unread : []));
}

function namesOf(answer: Answer): readonly string[] {
  return answer.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map(({ cells: [head] }) => (head?.kind === 'reference' ? head.reference.name : (head?.text ?? '')))
      : [],
  );
}

export function textOf(answer: Answer): string {
  const lines = answer.flatMap((block) => {
    if (block.kind === 'paragraph') return [block.parts];
    if (block.kind === 'list') return block.items;
    if (block.kind === 'sheet') return sheetLines(block.sheet);
    if (block.kind === 'verdict') return [[{ kind: 'text', text: verdictText(block) } as const]];
    return block.kind === 'table' ? block.rows.map(({ cells }) => cells) : [];
  });
  return lines
    .map((line) => line.map((part) => (part.kind === 'text' ? part.text : `[${part.reference.name}]`)).join(''))
    .join('\n');
}
