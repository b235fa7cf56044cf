import type { Slide, SlideDeck, SlideItem } from './slide-deck';
import type { Brief, BriefHead } from '../../../domain/brief/brief';
import { namedOf } from '../../../domain/plane/small-map';
import type { WindowShapes } from '../../../domain/plane/map-window';
import type { Topic } from '../../../domain/topic/topic';
import { fittedSlide } from './fitted-slide';
import { imagineSlides } from './imagine-slides';
import { briefMap, mapSlide } from './map-slide';
import { readingSlides } from './reading-slides';
import { recommendationSlides } from './recommendation-slides';
import { frame, type SlideLook, PAGE, slideTitle, smallText, textItem, inPages } from './slide-style';
import { tableSlides } from './table-slides';
import { firstSentence, fittingSize } from './text-fit';
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
    ...of('map', () => (map === null ? [] : [mapSlide(map, topics, brief.since)])),
    ...(topics.length < MANY_TOPICS ? [...pages, ...comparison] : [...comparison, ...pages]),
    ...of('imagine', () => imagineSlides(brief.topics, options)),
    ...of('sources', () => sourceSlides(brief.references)),
    ...of('reading', () => readingSlides(head, brief)),
  ];
  const foot = [`${head.title}.`, `${head.source}.`, `${head.day}.`, firstSentence(head.figureNote)];
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
      const around =
        slide.section === 'title' || slides.length === 0 ? [] : frame(foot.filter(Boolean).join(' '), index + 1, look);
      return fittedSlide({ ...slide, items: [...slide.items, ...around] }, look.measure);
    }),
  };
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

/** An even number, because they stand in two columns. */
const SOURCES_A_SLIDE = 18;
const ROW = 62;
const WIDTH = 576;

/** All sources with their addresses, in two columns, on as many slides as they need. */
export function sourceSlides(references: readonly Reference[]): readonly Slide[] {
  const pages = inPages(references, SOURCES_A_SLIDE);
  return pages.map((shown, index) => {
    const title = pages.length === 1 ? 'Sources' : `Sources, ${index + 1} of ${pages.length}`;
    const none = 'The data names no source for these topics.';
    return {
      title,
      notes: '',
      items: [slideTitle(title), ...(shown.length === 0 ? [smallText(none, 104)] : shown.map(sourceText))],
    };
  });
}

function sourceText({ number, title, url, classification, topics }: Reference, index: number): SlideItem {
  const half = SOURCES_A_SLIDE / 2;
  const link = safeLink(url);
  const address = link === null ? (url ?? '') : printedSource(link.href);
  const named = `${classification ?? 'Data point'}, ${citedBy(topics)}`;
  const label = `[${number}]  `;
  const linked = link === null ? {} : { link: link.href };
  return textItem({ x: index < half ? PAGE.left : 656, y: 104 + (index % half) * ROW, width: WIDTH, height: ROW - 4 }, [
    { text: label, size: 14, colour: 'muted' },
    { text: title, size: sizeOf(`${label}${title}`, 2 * 16), isEnd: true },
    { text: address, size: sizeOf(address, 16), colour: 'muted', isEnd: true, ...linked },
    { text: named, size: sizeOf(named, 15), colour: 'muted' },
  ]);
}

function sizeOf(text: string, height: number): number {
  return fittingSize(text, { width: WIDTH, height }, height > 20 ? [14, 12, 11, 10, 9] : [12, 11, 10, 9, 8, 7]);
}
