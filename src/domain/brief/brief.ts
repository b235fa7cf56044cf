import type { ReviewFigure } from '../review/review-figures';
import type { DataPoint, Deepdive, EvolutionPeriod } from '../topic/deepdive';
import type { Topic, TopicSources } from '../topic/topic';
import type { TopicStatus } from '../topic/topic-status';
import { briefSummary, type SummaryPart } from './brief-summary';
import { numberReferences, type Reference } from './references';
import { movementSentence, type PreviousData } from './brief-words';
import { NO_ACTION, type BriefAction } from './brief-content';

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
