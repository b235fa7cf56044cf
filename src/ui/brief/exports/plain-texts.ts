import type { Brief } from '../../../domain/brief/brief';
import { holdsMarkup, plainParagraphs, withoutTags } from '../../kit/media/plain-text';

/** After this time, in ms, the browser gets a turn. */
const SLICE = 30;

/**
 * Makes plain text of the texts of the data, which may hold HTML or Markdown. Loads the sanitizer where one has HTML.
 * Returns to the browser between the texts of a long brief.
 */
export async function plainTexts({ topics }: Pick<Brief, 'topics'>): Promise<(text: string) => string> {
  const texts = topics.flatMap(({ topic, dataPoints, provocations, evolution }) => [
    topic.description,
    ...provocations,
    ...dataPoints.map(({ description }) => description ?? ''),
    ...evolution.map(({ text }) => text),
  ]);
  const purify = texts.some(holdsMarkup) ? (await import('dompurify')).default : null;
  const plain = (text: string): string => {
    const readable = purify !== null && holdsMarkup(text) ? withoutTags(text, purify) : text;
    return plainParagraphs(readable).join('\n\n');
  };
  const known = new Map<string, string>();
  let end = performance.now() + SLICE;
  for (const text of texts) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE;
    }
    known.set(text, plain(text));
  }
  return (text) => known.get(text) ?? plain(text);
}
