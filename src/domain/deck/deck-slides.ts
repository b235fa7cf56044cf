import type { Topic } from '../topic/topic';

/** One page of a workshop deck. */
export type Slide =
  | { readonly kind: 'title'; readonly key: string }
  /** statement: a provocation; null: the topic itself, because it has none or its deepdive is not loaded. */
  | { readonly kind: 'topic'; readonly key: string; readonly topic: Topic; readonly statement: string | null }
  | { readonly kind: 'summary'; readonly key: string };

export type TopicSlide = Extract<Slide, { kind: 'topic' }>;

/** A topic with its provocations; empty: it has none, or they are not loaded. */
export interface DeckTopic {
  readonly topic: Topic;
  readonly provocations: readonly string[];
}

/** The slides of a deck: a title, one for each provocation, or one for a topic without any, and the summary. */
export function deckSlides(topics: readonly DeckTopic[]): readonly Slide[] {
  return [
    { kind: 'title', key: 'title' },
    ...topics.flatMap(({ topic, provocations }) => {
      const statements = provocations.map(statementOf).filter((text) => text !== '');
      return (statements.length === 0 ? [null] : statements).map((statement, index): TopicSlide => {
        return { kind: 'topic', key: slideKey(topic.id, index), topic, statement };
      });
    }),
    { kind: 'summary', key: 'summary' },
  ];
}

/** Stays the same while the provocations of a topic are loaded: its first slide is the topic's own before. */
function slideKey(topic: string, index: number): string {
  return `${topic}:${index}`;
}

/** What follows "Imagine if…", as a sentence: without those words, and with a full stop. */
export function statementOf(provocation: string): string {
  const text = provocation
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^imagine if(?:\.{3}|…)?\s*/i, '');
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The marked topics in the order of the deck, each with its marked statements. */
export function markedTopics(
  slides: readonly Slide[],
  marked: ReadonlySet<string>,
): readonly { readonly topic: Topic; readonly statements: readonly string[] }[] {
  const byTopic = new Map<string, { readonly topic: Topic; readonly statements: string[] }>();
  for (const slide of slides) {
    if (slide.kind !== 'topic' || !marked.has(slide.key)) continue;
    const entry = byTopic.get(slide.topic.id) ?? { topic: slide.topic, statements: [] };
    if (slide.statement !== null) entry.statements.push(slide.statement);
    byTopic.set(slide.topic.id, entry);
  }
  return [...byTopic.values()];
}
