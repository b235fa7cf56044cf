import type { ReviewFigure } from '../topic/review-figures';
import type { DataPoint, Deepdive, EvolutionPeriod } from '../topic/deepdive';
import type { Topic, TopicSources } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import { briefSummary, type SummaryPart } from './brief-summary';
import { numberReferences, type Reference } from './references';
import { movementSentence, type PreviousData } from './brief-words';
import { NO_ACTION, type BriefAction, TEXTS, type BriefSection } from '../personal/brief-content';
import type { GrowthName } from '../topic/signal';
import type { SizeAxis } from '../topic/size-axis';

/** One list, so that a topic without any is the same one. */
const NONE: readonly string[] = [];
/** Data points of a topic that are shown. */
const MOST_DATA_POINTS = 2;

/** What is loaded of a topic beyond its row; null: it could not be loaded, or is still loading. */
export interface BriefDossier {
  readonly isLoading: boolean;
  readonly deepdive: Deepdive | null;
  readonly sources: TopicSources | null;
}

interface CitedDataPoint extends DataPoint {
  /** Of its source; null: it names none. */
  readonly reference: number | null;
}

export interface BriefTopic {
  /** From 1. */
  readonly number: number;
  readonly topic: Topic;
  /** null: not trackable. */
  readonly status: TopicStatus | null;
  /** '': none. */
  readonly note: string;
  /** What is recommended. */
  readonly action: BriefAction;
  /** What its slide says, where the user has written it. */
  readonly points?: readonly string[];
  /** What the team says; absent: there is no team. */
  readonly team?: string;
  readonly rows: readonly ReviewFigure[];
  /** null: there is no previous data. */
  readonly movement: string | null;
  readonly dataPoints: readonly CitedDataPoint[];
  readonly provocations: readonly string[];
  readonly evolution: readonly EvolutionPeriod[];
  /** The numbers of its sources, ascending. */
  readonly references: readonly number[];
  readonly isLoading: boolean;
  /** What could not be loaded. */
  readonly missing: readonly ('deepdive' | 'sources')[];
}

/** A brief as a document: everything that is printed and exported. */
export interface Brief {
  readonly topics: readonly BriefTopic[];
  readonly summary: readonly SummaryPart[];
  readonly references: readonly Reference[];
  /** null: there is no previous data. */
  readonly since: string | null;
}

export interface FrameInput {
  readonly topics: readonly Topic[];
  /** null: there is no previous data. */
  readonly previous: PreviousData | null;
  /** As the card and the review compute them. */
  readonly figuresOf: (topic: Topic) => readonly ReviewFigure[];
}

/** What a brief says of its topics before anything else of them is loaded. */
export interface BriefFrame extends Pick<Brief, 'summary' | 'since'> {
  readonly topics: readonly Pick<BriefTopic, 'number' | 'topic' | 'rows' | 'movement'>[];
}

export function briefFrame({ topics, previous, figuresOf }: FrameInput): BriefFrame {
  return {
    topics: topics.map((topic, index) => {
      const rows = figuresOf(topic);
      return { number: index + 1, topic, rows, movement: previous && movementSentence(topic, previous) };
    }),
    summary: briefSummary(topics, previous),
    since: previous?.since ?? null,
  };
}

export interface BriefInput {
  readonly statusOf: (topic: Topic) => TopicStatus | null;
  readonly noteOf: (topic: Topic) => string;
  readonly dossierOf: (topic: Topic) => BriefDossier;
}

export function briefOf({ topics, summary, since }: BriefFrame, { statusOf, noteOf, dossierOf }: BriefInput): Brief {
  const dossiers = topics.map((frame) => ({ frame, ...dossierOf(frame.topic) }));
  const mentions = dossiers.map(({ deepdive, sources }) => ({
    dataPoints: deepdive?.dataPoints.slice(0, MOST_DATA_POINTS) ?? [],
    sources: sources?.sources ?? [],
  }));
  const { references, byTopic } = numberReferences(mentions);
  return {
    topics: dossiers.map(({ frame, deepdive, sources, isLoading }, index) => ({
      ...frame,
      status: statusOf(frame.topic),
      note: noteOf(frame.topic).trim(),
      action: NO_ACTION,
      dataPoints: (mentions[index]?.dataPoints ?? []).map((point, at) => ({
        ...point,
        reference: byTopic[index]?.dataPoints[at] ?? null,
      })),
      provocations: deepdive?.provocations ?? NONE,
      evolution: deepdive?.evolution ?? [],
      references: byTopic[index]?.all ?? [],
      isLoading,
      missing: isLoading
        ? []
        : [...(deepdive === null ? (['deepdive'] as const) : []), ...(sources === null ? (['sources'] as const) : [])],
    })),
    summary,
    references,
    since,
  };
}

/** Whether both look the same. What the data holds, such as rows and periods, is compared by identity. */
export function isSameTopic(one: BriefTopic, other: BriefTopic): boolean {
  return (
    one.dataPoints.length === other.dataPoints.length &&
    one.dataPoints.every((point, index) => isSameRecord(point, other.dataPoints[index] ?? {})) &&
    isSameRecord({ ...one, dataPoints: null }, { ...other, dataPoints: null })
  );
}

function isSameRecord(one: object, other: object): boolean {
  return Object.entries(one).every(([key, value]) => isSameValue(value, Reflect.get(other, key)));
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one === other || (one.length === other.length && one.every((each, index) => each === other[index]));
}

/** What stands around the topics of a brief. */
export interface BriefHead {
  readonly title: string;
  readonly question: string;
  readonly conclusion: string;
  readonly parts: readonly BriefSection[];
  /** The day on which it was made: 'October 12, 2026'. */
  readonly day: string;
  /** 'Consumer Goods 2035, data of Sep 30, 2026'. */
  readonly source: string;
  /** How the topics were chosen. */
  readonly origin: string;
  /** Opens the same topics; '': no address does, as the project is stored in this browser only. */
  readonly address: string;
  readonly growthName: GrowthName;
  readonly sizeAxis: SizeAxis | null;
  /** What the data says about its figures; '': nothing. */
  readonly figureNote: string;
  /** Of the project's texts, as a BCP 47 tag; absent: that of the product. */
  readonly language?: string;
}

/** How growth and sizing are measured, and what the data says about them. */
export function readingText({ figureNote, growthName }: Pick<BriefHead, 'figureNote' | 'growthName'>): string {
  const growth = growthName === null ? 'a 3-year CAGR' : `‘${growthName}’ of the file of this project`;
  const rule = `Growth is ${growth}, sizing a share of 100. Each tick in a strip is one topic of the project; the coloured bar is this one.`;
  return [rule, figureNote].filter(Boolean).join(' ');
}

/** The address as it stands on paper: without the texts, which the paper itself has. */
export function printedAddress(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const isOfText = (part: string): boolean => TEXTS.some((text) => part.startsWith(`${text}=`));
  const kept = query.split('&').filter((part) => part !== '' && !isOfText(part));
  return [path.replace(/^https?:\/\//, ''), kept.join('&')].filter(Boolean).join('?');
}

/** Where the brief comes from: project, day of the data, and how its topics were chosen. */
export function originText(
  { source, origin, address }: Pick<BriefHead, 'source' | 'origin' | 'address'>,
  since: string | null,
): string {
  const movement = since === null ? '' : ` Movement is against the data of ${since}.`;
  const opened =
    address === ''
      ? 'The project is stored in the browser of the author: no address opens it.'
      : 'Open the same brief at the address below; statuses and notes are not part of it.';
  return `${source}.${movement}${origin === '' ? '' : ` ${origin}.`} ${opened}`;
}
