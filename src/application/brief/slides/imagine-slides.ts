import type { BriefTopic } from '../../../domain/brief/brief';
import type { GrowthName } from '../../../domain/topic/signal';
import type { Slide } from './slide-deck';
import { slideTitle, smallText, textItem, markColour, type SlideLook } from './slide-style';
import { fittedText, fittingSize, SMALLEST, widestOf } from './text-fit';
import { isolated } from '../../../domain/shared/words';
import { figureText, statementOf } from '../../../domain/brief/brief-words';

const TEXT = { x: 112, width: 1056 } as const;
const LEAD = { ...TEXT, y: 100, height: 40 } as const;
const STATEMENT = { ...TEXT, y: 146, height: 370 } as const;
const TOPIC = { ...TEXT, y: 548, height: 88, dot: 12 } as const;
const SIZES = [60, 54, 48, 42, 36, 32, 28, 24, 21, 18, SMALLEST] as const;
const LINE = { name: 40, figures: 36, sizes: [24, 20, SMALLEST] } as const;

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
  const { measure } = options.look;
  const none = smallText('The data has no provocations for these topics.', 104, measure);
  return [{ title: 'Imagine if', notes: '', items: [slideTitle('Imagine if…', measure), none] }];
}

function imagineSlide(of: BriefTopic, statement: string, lead: string, { growthName, look }: Options): Slide {
  const { topic, note, team } = of;
  const hue = topic.quadrant.name;
  const { measure } = look;
  const shown = fittedText(statement, STATEMENT, SIZES, measure, { isSerif: true });
  const width = TOPIC.width - 24;
  const bold = { isBold: true };
  // Name and quadrant stand on one line, in one size.
  const nameWidth = (size: number): number => width - widestOf([`  ${topic.quadrant.label}`], size, measure);
  const names = LINE.sizes.map((size) =>
    fittedText(isolated(topic.name), { width: nameWidth(size), height: LINE.name }, [size], measure, bold),
  );
  const name = names.find(({ text }) => text === isolated(topic.name)) ?? names.at(-1);
  const figures = figuresOf(of, growthName);
  const figureSize = fittingSize(figures, { width, height: LINE.figures }, [20, SMALLEST], measure);
  return {
    title: lead === 'Imagine if…' ? `Imagine if ${statement}` : statement,
    notes: [note, team === undefined ? '' : `Team: ${team}`].filter(Boolean).join('\n\n'),
    items: [
      textItem(LEAD, { text: lead, size: 24, colour: markColour(look) }, { vertical: 'middle' }),
      textItem(STATEMENT, { ...shown, isSerif: true, isOfData: true }, { role: 'title' }),
      {
        kind: 'ellipse',
        box: { x: TOPIC.x, y: TOPIC.y + 10, width: TOPIC.dot, height: TOPIC.dot },
        fill: `${hue}-fill`,
        alt: '',
      },
      textItem({ x: TOPIC.x + 24, y: TOPIC.y, width, height: LINE.name }, [
        { text: name?.text ?? '', size: name?.size ?? SMALLEST, isBold: true, isOfData: true },
        { text: `  ${topic.quadrant.label}`, size: name?.size ?? SMALLEST, colour: `${hue}-text` },
      ]),
      textItem(
        { x: TOPIC.x + 24, y: TOPIC.y + LINE.name, width, height: TOPIC.height - LINE.name },
        { ...fittedText(figures, { width, height: LINE.figures }, [figureSize], measure), colour: 'muted' },
      ),
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
