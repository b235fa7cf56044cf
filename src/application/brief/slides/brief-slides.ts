import type { Slide, SlideDeck, SlideRun } from './slide-deck';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { namedOf } from '../../../domain/plane/small-map';
import type { WindowShapes } from '../../../domain/plane/map-window';
import type { Topic } from '../../../domain/topic/topic';
import { imagineSlides } from './imagine-slides';
import { briefMap, mapSlide } from './map-slide';
import { readingSlides } from './reading-slides';
import { recommendationSlides } from './recommendation-slides';
import { frame, type SlideLook, PAGE, slideTitle, smallText, textItem, inPages } from './slide-style';
import { tableSlides } from './table-slides';
import { firstSentence, fittedText, runsHeight, SMALLEST, type FontMeasure } from './text-fit';
import { titleSlide } from './title-slide';
import { topicSlide } from './topic-slide';
import type { PreviousData } from '../../../domain/brief/brief-words';
import type { BriefSection } from '../../../domain/personal/brief-content';
import { citedBy, printedSource, type Reference } from '../../../domain/brief/references';
import { safeLink } from '../../../domain/shared/safe-link';

/** From so many topics on, the table of all stands before the pages of the topics. */
const MANY_TOPICS = 11;

export interface BriefToPresent {
  readonly brief: Brief;
  readonly head: BriefHead;
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
  readonly look: SlideLook;
  /** Where its topics lie on the map of the project, by their ids; absent: they have no place on it. */
  readonly windows: ReadonlyMap<string, WindowShapes>;
}

/** The brief as slides, part by part; at least its title. */
export function briefSlides({ brief, head, all, previous, plain, look, windows }: BriefToPresent): SlideDeck {
  const { growthName } = head;
  const topics = brief.topics.map(({ topic }) => topic);
  const has = (section: BriefSection): boolean => head.parts.includes(section);
  const of = (section: BriefSection, make: () => readonly Slide[]): readonly Slide[] =>
    has(section) ? make().map((slide) => ({ ...slide, section })) : [];
  const placed = { all, chosen: topics, before: previous?.topics ?? null, named: namedOf(topics) };
  const map = briefMap(placed, head, look.measure);
  const options = {
    plain,
    hasSources: has('sources'),
    hasProvocation: !has('imagine'),
    growthName,
    previous,
    windows,
    look,
  };
  const pages = of('topics', () => brief.topics.map((topic) => topicSlide(topic, options)));
  const comparison = of('list', () => (topics.length > 1 ? tableSlides(brief, look) : []));
  const slides: readonly Slide[] = [
    ...of('title', () => [titleSlide(brief, head, look)]),
    // What the meeting is to decide stands before what it is based on.
    ...of('conclusion', () => recommendationSlides(brief, head.conclusion, look)),
    ...of('map', () => (map === null ? [] : [mapSlide(map, topics, brief.since, look)])),
    ...(topics.length < MANY_TOPICS ? [...pages, ...comparison] : [...comparison, ...pages]),
    ...of('imagine', () => imagineSlides(brief.topics, options)),
    ...of('sources', () => sourceSlides(brief.references, look.measure)),
    ...of('reading', () => readingSlides({ head, brief, hasTicks: hasTicks(pages), measure: look.measure })),
  ];
  // What a slide that is shown alone is to say, on one line.
  const foot = [`${head.source}.`, firstSentence(head.figureNote)].filter(Boolean).join(' ');
  return {
    title: head.title,
    subject: [head.source, head.origin, head.day]
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(' '),
    font: look.font,
    fonts: look.fonts,
    language: head.language ?? null,
    slides: (slides.length > 0 ? slides : [titleSlide(brief, head, look)]).map((slide, index) => {
      const around = slide.section === 'title' || slides.length === 0 ? [] : frame(foot, index + 1, look);
      return { ...slide, items: [...slide.items, ...around] };
    }),
  };
}

function hasTicks(slides: readonly Slide[]): boolean {
  return slides.some(({ items }) => items.some(({ kind }) => kind === 'ticks'));
}

/** The title and the recommendation of an example, which show what of a house style slides have. */
export function previewSlides(look: SlideLook): readonly Slide[] {
  const head = {
    title: 'A brief of your team',
    question: 'Which question does it answer?',
    conclusion: 'The first sentence is its answer. The others say why, and what follows from it.',
    parts: ['title', 'conclusion'] as const,
    day: '',
    source: 'The project and the day of its data',
    origin: '',
    address: '',
    growthName: null,
    sizeAxis: null,
    figureNote: '',
  };
  const brief = { topics: [], summary: [], references: [], since: null };
  return briefSlides({ brief, head, all: [], previous: null, plain: (text) => text, look, windows: new Map() }).slides;
}

const SOURCE = { top: 108, width: 576, columns: [PAGE.left, 656], number: 56, gap: 8, highest: 88 } as const;
/** Of one source: more of a title or of an address is not read on a slide. */
const MOST_HEIGHT = { title: 120, address: 60 } as const;

/** All sources with their addresses, in two columns of the same height, on as many slides as they need. */
export function sourceSlides(references: readonly Reference[], measure: FontMeasure): readonly Slide[] {
  const sources = references.map((reference) => ({ reference, ...sourceText(reference, measure) }));
  const least = Math.max(0, ...sources.map(({ height }) => height)) + SOURCE.gap;
  const room = PAGE.bottom - SOURCE.top + SOURCE.gap;
  const pages = inPages(sources, SOURCE.columns.length * Math.max(1, Math.floor(room / least)));
  return pages.map((shown, index) => {
    const title = pages.length === 1 ? 'Sources' : `Sources, ${index + 1} of ${pages.length}`;
    const none = smallText('The data names no source for these topics.', SOURCE.top, measure);
    const rows = Math.ceil(shown.length / SOURCE.columns.length);
    const step = Math.max(least, Math.min(SOURCE.highest, room / rows));
    const items = shown.flatMap(({ reference, runs, height }, at) => {
      const x = SOURCE.columns[Math.floor(at / rows)] ?? PAGE.left;
      const box = { x, y: SOURCE.top + (at % rows) * step, width: SOURCE.number - 8, height };
      return [
        textItem(box, { text: `[${reference.number}]`, size: SMALLEST, colour: 'muted' }),
        textItem({ ...box, x: x + SOURCE.number, width: SOURCE.width - SOURCE.number }, runs),
      ];
    });
    return { title, notes: '', items: [slideTitle(title, measure), ...(items.length === 0 ? [none] : items)] };
  });
}

/** The title, and below it where it is found and which topics name it. */
function sourceText({ title, url, classification, topics }: Reference, measure: FontMeasure) {
  const width = SOURCE.width - SOURCE.number;
  const link = safeLink(url);
  const address = link === null ? (url ?? '') : printedSource(link.href).replace(/\/$/u, '');
  const shown = (text: string, height: number) => fittedText(text, { width, height }, [SMALLEST], measure);
  const named = `${classification ?? 'Data point'}, ${citedBy(topics)}`;
  const muted = { size: SMALLEST, colour: 'muted' } as const;
  const under: readonly SlideRun[] = [
    ...(address === '' || address === title
      ? []
      : [
          { ...muted, ...shown(address, MOST_HEIGHT.address), ...(link !== null && { link: link.href }) },
          { ...muted, text: ' \u00B7 ' },
        ]),
    { ...muted, ...shown(named, MOST_HEIGHT.address) },
  ];
  const heading: SlideRun = { ...shown(title, MOST_HEIGHT.title), isEnd: true };
  const height = Math.ceil(runsHeight([heading], width, measure) + runsHeight(under, width, measure));
  return { runs: [heading, ...under], height };
}
