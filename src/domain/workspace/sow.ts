import type { ExperimentId, SowId, TopicId } from '../shared/entity-id';
import type { CarouselItem } from './carousel-item';

/** A project ("scope of work") as the list of projects names it. */
export interface SowSummary {
  readonly id: SowId;
  readonly name: string;
}

export interface ExperimentReference {
  readonly id: ExperimentId;
  readonly name: string;
}

/** What the data says about its own figures, word for word; most data says nothing. */
export interface FigureNotes {
  readonly general: string | null;
  /** The series behind the growth of single topics. */
  readonly growthOfTopic: ReadonlyMap<TopicId, string>;
}

/** A project (specification, section 3). */
export interface Sow extends SowSummary {
  /** When the data of the project was loaded. */
  readonly loadDate: string | null;
  readonly newDiscoveries: readonly CarouselItem[];
  readonly experiments: readonly ExperimentReference[];
  /** null: the sow itself says nothing, the workspace settings decide. */
  readonly reneAI: boolean | null;
  readonly figureNotes?: FigureNotes;
}

/** What the permissions call answers for a project: which optional parts it has. */
export interface WorkspaceSettings {
  readonly reneAI: boolean | null;
  /** null: the settings say nothing, the sow decides. */
  readonly experiments: readonly ExperimentReference[] | null;
}

export interface WorkspaceFeatures {
  readonly assistant: boolean;
  readonly experiments: readonly ExperimentReference[];
}

/** The settings decide; the sow's own fields are the fallback where the settings are silent or not loaded. */
export function workspaceFeatures(sow: Sow | null, settings: WorkspaceSettings | null): WorkspaceFeatures {
  return {
    assistant: settings?.reneAI ?? sow?.reneAI ?? false,
    experiments: settings?.experiments ?? sow?.experiments ?? [],
  };
}

/** The link 'Analyze' shows only when there is something new to analyze (specification, section 2). */
export function hasNewDiscoveries(sow: Sow): boolean {
  return sow.newDiscoveries.length > 0;
}
