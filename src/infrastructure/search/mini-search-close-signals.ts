import MiniSearch from 'minisearch';
import { isSignal, signalOf, type Knowledge, type Signal } from '../../application/assistant/answers/knowledge';
import type { CloseSignals } from '../../application/assistant/close-signals';

const MAX_HITS = 4;
/** Hits below this share a word with the question, not its subject. */
const MIN_SCORE = 6;
/** Descriptions indexed at a time; between two chunks the browser handles input. */
const CHUNK = 20;
/** Built when a question first needs it: most are answered without. */
const INDEXES = new WeakMap<Knowledge, Promise<MiniSearch<IndexedSignal>>>();

interface IndexedSignal {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly item: Signal;
}

async function indexOf({ topics, trends }: Knowledge): Promise<MiniSearch<IndexedSignal>> {
  const index = new MiniSearch<IndexedSignal>({ fields: ['name', 'text'], storeFields: ['item'] });
  const items: Signal[] = [
    ...trends.map((trend) => ({ type: 'trend', trend }) as const),
    ...topics.map((topic) => ({ type: 'topic', topic }) as const),
  ];
  await index.addAllAsync(
    items.map((item) => ({
      id: `${item.type}:${signalOf(item).id}`,
      name: signalOf(item).name,
      text: signalOf(item).description,
      item,
    })),
    { chunkSize: CHUNK },
  );
  return index;
}

const STOP_WORDS = new Set(
  'a an and are about any can could do does for from give has have how i in is it its me my of on or our should show tell that the their there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

async function find(text: string, knowledge: Knowledge): Promise<readonly Signal[]> {
  const building = INDEXES.get(knowledge) ?? indexOf(knowledge);
  INDEXES.set(knowledge, building);
  const index = await building;
  const hits = index.search(text, {
    boost: { name: 4 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    processTerm: (term) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
  });
  return hits
    .filter((hit) => hit.score >= MIN_SCORE)
    .slice(0, MAX_HITS)
    .map((hit) => hit['item'] as Signal)
    .filter(isSignal);
}

export const miniSearchCloseSignals: CloseSignals = { find };
