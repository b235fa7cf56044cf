import type { Insight } from '../../domain/workspace/insight';
import type { Platform } from '../../domain/workspace/platform-facts';
import type { ExperimentId, SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import type { WireDate } from '../../domain/shared/calendar';
import { RequestFailure } from '../shared/request-failure';
import { token } from '../shared/token';
import type { ComparedNames } from '../../domain/workspace/compared-version';
import type { SowVersion } from '../../domain/workspace/explore-tab';
import type { Sow, SowSummary, WorkspaceSettings } from '../../domain/workspace/sow';
import type { SourceUse } from '../../domain/topic/source-use';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { DayFigures } from '../../domain/topic/day-figures';
import type { Topic, TopicSources } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';

/** What the screens of a project show besides its topics and trends. Rejects with a RequestFailure. */
export interface ProjectCatalogue {
  /** With their trends. */
  shifts(sow: SowId, cancellation?: AbortSignal): Promise<readonly Shift[]>;
  platforms(sow: SowId, cancellation?: AbortSignal): Promise<readonly Platform[]>;
  insights(sow: SowId, cancellation?: AbortSignal): Promise<readonly Insight[]>;
  /** The unchecked address of an experiment's page; see experimentAddress. */
  experimentAddress(id: ExperimentId, cancellation?: AbortSignal): Promise<string>;
  /** What the data says about itself; null where it says nothing, as in the live mode. */
  about(sow: SowId): Promise<About | null>;
}
export const ProjectCatalogue = token<ProjectCatalogue>('ProjectCatalogue');

/** Where the data comes from, in its own words; null for what it does not say. */
export interface About {
  readonly title: string;
  /** Such as that figures are illustrative. */
  readonly figures: string | null;
  /** Such as that the decisions that came with the data are invented. */
  readonly decisions: string | null;
  readonly licence: string | null;
  readonly attribution: string | null;
}

/** The projects of the user's organisation. Rejects with a RequestFailure; 'not-found' for a foreign project too. */
export interface SowCatalogue {
  list(cancellation?: AbortSignal): Promise<readonly SowSummary[]>;
  byId(id: SowId, cancellation?: AbortSignal): Promise<Sow>;
  settings(id: SowId, cancellation?: AbortSignal): Promise<WorkspaceSettings>;
  /** The current data, then the earlier ones, the newest first. */
  versions(id: SowId, cancellation?: AbortSignal): Promise<readonly SowVersion[]>;
}
export const SowCatalogue = token<SowCatalogue>('SowCatalogue');

/** A status that this browser keeps for now, because its storage refuses it: it is tried again. */
export class HeldSave extends RequestFailure {
  constructor(readonly stored: Promise<void>) {
    super('server', 'The storage of the browser refuses it');
  }
}

/** Topics and trends: all of a project, sorted by name, or one with its details. Rejects with a RequestFailure. */
export interface SignalCatalogue {
  topics(sow: SowId, cancellation?: AbortSignal): Promise<readonly Topic[]>;
  trends(sow: SowId, cancellation?: AbortSignal): Promise<readonly Trend[]>;
  /** Statuses are stored by this browser itself, and by no service that has to confirm them. */
  readonly isOwnStorage: boolean;
  /** false: {@link earlier} has no rows for any project. */
  readonly hasPrevious: boolean;
  /**
   * The rows of the earlier load with which others are compared; empty where this source has none.
   */
  earlier(sow: SowId, names: ComparedNames, cancellation?: AbortSignal): Promise<SignalRows>;
  /** The rows of the load that the comparison ends with; null: those are the current ones. */
  later(sow: SowId, names: ComparedNames, cancellation?: AbortSignal): Promise<DatedRows | null>;
  /** A topic in every load of the data, the newest first; absent where only one earlier load is known. */
  history?(sow: SowId, id: TopicId): Promise<readonly TopicVersion[]>;
  topic(id: TopicId, cancellation?: AbortSignal): Promise<Topic>;
  /** Empty parts where a topic has no deepdive; that is no failure. */
  deepdive(id: TopicId, cancellation?: AbortSignal): Promise<Deepdive>;
  sources(id: TopicId, cancellation?: AbortSignal): Promise<TopicSources>;
  /** Counts the sources of a project; absent where each topic's would be a request of its own. */
  sourceUse?(sow: SowId): Promise<SourceUse>;
  /** The start-ups and sources of all topics of a project; absent where each topic's would be a request of its own. */
  evidence?(sow: SowId): Promise<Evidence>;
  saveStatus(id: TopicId, status: TopicStatus): Promise<void>;
  /**
   * What the user has decided in this product, without the statuses that the data brought; absent where the source cannot
   * tell them apart.
   */
  decided?(sow: SowId): Promise<ReadonlyMap<TopicId, TopicStatus>>;
  /**
   * The decisions that the data brought with their dates, in any order, those on topics that it has no longer included; absent
   * where the source keeps none.
   */
  broughtDecisions?(sow: SowId): Promise<readonly BroughtDecision[]>;
  /** The statuses that the data brought, whatever the user has decided since; absent where the source cannot tell them apart. */
  brought?(sow: SowId): Promise<ReadonlyMap<TopicId, TopicStatus>>;
  /** What the statuses of a project go by besides its topics; absent where a service stores them. */
  workspaceKey?(sow: SowId): Promise<string>;
  trend(id: TrendId, cancellation?: AbortSignal): Promise<Trend>;
  topicsOfTrend(id: TrendId, cancellation?: AbortSignal): Promise<readonly Topic[]>;
}
export const SignalCatalogue = token<SignalCatalogue>('SignalCatalogue');

/** A decision that was made elsewhere and is a part of the data. */
export interface BroughtDecision {
  readonly topicId: TopicId;
  readonly name: string;
  readonly status: TopicStatus;
  /** ISO 8601. */
  readonly at: string;
  /** One line; null: none was given. */
  readonly reason: string | null;
  /** Of the newest data that were there then; null: the topic was not among them, or no such data are known. */
  readonly figures: DayFigures | null;
}

/** By topic. */
export interface Evidence {
  readonly sources: ReadonlyMap<TopicId, TopicSources>;
  readonly startups: ReadonlyMap<TopicId, Deepdive['manifestations']>;
}

/** A topic in one load of the data. */
export interface TopicVersion {
  /** When the data are from; null: unknown. */
  readonly date: WireDate;
  /** null: this load does not have it. */
  readonly topic: Topic | null;
}

export interface SignalRows {
  readonly topics: readonly Topic[];
  readonly trends: readonly Trend[];
}

/** The rows of one load of the data. */
export interface DatedRows extends SignalRows {
  /** When they are from; null: unknown. */
  readonly date: WireDate;
}

/** What is loaded of a topic beyond its row in the project's list. */
interface TopicDossier {
  readonly id: TopicId;
  readonly deepdive: Deepdive;
  readonly sources: TopicSources;
}

/** failed: at least one of the two requests; the other part is there when it was answered. */
export type DossierState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly deepdive: Deepdive | null;
      readonly sources: TopicSources | null;
      /** Asks again for what is missing. */
      readonly retry: () => void;
    }
  | { readonly state: 'ready'; readonly dossier: TopicDossier };
