import type { Brief } from '../../../domain/brief/brief';
import { holdsMarkup, paragraphsOf, withoutTags } from '../../kit/media/plain-text';

/** Makes plain text of the texts of the data, which may hold HTML or Markdown. Loads the sanitizer where one has HTML. */
export async function plainTexts({ topics }: Brief): Promise<(text: string) => string> {
  const texts = topics.flatMap(({ topic, dataPoints, provocation, evolution }) => [
    topic.description,
    provocation ?? '',
    ...dataPoints.map(({ description }) => description ?? ''),
    ...evolution.map(({ text }) => text),
  ]);
  const purify = texts.some(holdsMarkup) ? (await import('dompurify')).default : null;
  const plain = (text: string): string => (purify !== null && holdsMarkup(text) ? withoutTags(text, purify) : text);
  return (text) => paragraphsOf(plain(text)).join('\n\n');
}
