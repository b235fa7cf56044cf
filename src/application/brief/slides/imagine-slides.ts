import type { BriefTopic } from '../../../domain/brief/brief';
import type { GrowthName } from '../../../domain/topic/signal';
import type { Slide } from './slide-deck';
import { slideTitle, smallText, textItem, markColour, type SlideLook } from './slide-style';
import { fittingSize } from './text-fit';
import { isolated } from '../../../domain/shared/words';
import { figureText, statementOf } from '../../../domain/brief/brief-words';

const TEXT = { x: 112, width: 1056 } as const;
const LEAD = { ...TEXT, y: 100, height: 40 } as const;
const STATEMENT = { ...TEXT, y: 146, height: 370 } as const;
const TOPIC = { ...TEXT, y: 552, height: 84, dot: 12 } as const;
const SIZES = [60, 54, 48, 42, 36, 32, 28, 24, 21, 18, 15] as const;

interface Options {
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  readonly growthName: GrowthName;
  readonly look: SlideLook;
}

/** One provocation a slide, with its topic and the figures of the topic below. */
export function imagineSlides(topics: readonly BriefTopic[], options: Options): readonly Slide[] {
  const slides = topics.flatMap((of) => {
    const statements = of.provocations.map((text) => statementOf(options.plain(text))).filter(Boolean);
    if (statements.length > 0) return statements.map((text) => imagineSlide(of, text, 'Imagine if…', options));
    const { name } = of.topic;
    if (of.isLoading) return [imagineSlide(of, name, '', options)];
    if (of.missing.includes('deepdive')) return [imagineSlide(of, name, 'Provocations could not be loaded', options)];
    return [];
  });
  if (slides.length > 0) return slides;
  const none = smallText('The data has no provocations of these topics.', 104);
  return [{ title: 'Imagine if', notes: '', items: [slideTitle('Imagine if…'), none] }];
}

function imagineSlide(of: BriefTopic, statement: string, lead: string, { growthName, look }: Options): Slide {
  const { topic, note, team } = of;
  const hue = topic.quadrant.name;
  const size = fittingSize(statement, STATEMENT, SIZES, { isSerif: true });
  return {
    title: lead === 'Imagine if…' ? `Imagine if ${statement}` : statement,
    notes: [note, team === undefined ? '' : `Team: ${team}`].filter(Boolean).join('\n\n'),
    items: [
      textItem(LEAD, { text: lead, size: 24, colour: markColour(look) }, { vertical: 'middle' }),
      textItem(STATEMENT, { text: statement, size, isSerif: true, isOfData: true }, { role: 'title' }),
      {
        kind: 'ellipse',
        box: { x: TOPIC.x, y: TOPIC.y + 11, width: TOPIC.dot, height: TOPIC.dot },
        fill: `${hue}-fill`,
        alt: '',
      },
      textItem({ x: TOPIC.x + 24, y: TOPIC.y, width: TOPIC.width - 24, height: TOPIC.height }, [
        { text: `${isolated(topic.name)}  `, size: 24, isBold: true, isOfData: true },
        { text: topic.quadrant.label, size: 20, colour: `${hue}-text`, isEnd: true },
        { text: figuresOf(of, growthName), size: 20, colour: 'muted' },
      ]),
    ],
  };
}

/** 'Growth +10.8 %, average sizing 52 %'; what is unknown is left out. */
function figuresOf({ rows }: BriefTopic, growthName: GrowthName): string {
  const names: Partial<Record<string, string>> = { growth: growthName ?? 'growth', sizing: 'average sizing' };
  const words = rows
    .filter(({ figure, value }) => value !== null && figure in names)
    .map((row) => `${names[row.figure]} ${figureText(row)}`);
  const text = words.length === 0 ? 'growth and sizing unknown' : words.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
