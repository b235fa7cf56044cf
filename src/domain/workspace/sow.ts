import type { ExperimentReference, WorkspaceFeatures } from '../shared/screen';
import type { ModuleName, SwitchedOff } from '../shared/modules';
import { type SowId, type TopicId, entityId } from '../shared/entity-id';
import type { GrowthName } from '../topic/signal';
import type { SizeAxis } from '../topic/size-axis';
import type { CarouselItem } from './carousel-item';

/** A project ("scope of work") in the list of projects. */
export interface SowSummary {
  readonly id: SowId;
  readonly name: string;
  /** The user has opened it from a file. */
  readonly isOwn?: boolean;
}

/** Notes of the data on its own figures. */
export interface FigureNotes {
  readonly general: string | null;
  /** The data series behind the growth of single topics. */
  readonly growthOfTopic: ReadonlyMap<TopicId, string>;
  readonly growthName: GrowthName;
  /** Of a file whose sizes are amounts or scores. */
  readonly sizeAxis?: SizeAxis;
}

/** The names of the rings of a technology radar from the inside, and of its sectors, which are trends. */
export interface Radar {
  readonly rings: readonly string[];
  readonly sectors: readonly string[];
}

/** A project (specification, section 3). */
export interface Sow extends SowSummary {
  readonly loadDate: string | null;
  readonly newDiscoveries: readonly CarouselItem[];
  readonly experiments: readonly ExperimentReference[];
  /** null: not given, so the workspace settings decide. */
  readonly reneAI: boolean | null;
  readonly figureNotes?: FigureNotes;
  /** Of its texts, as a BCP 47 tag; absent: English, as the product. */
  readonly language?: string;
  /** Of a technology radar. */
  readonly radar?: Radar;
  /** Functions that the project's file switches off. */
  readonly off?: SwitchedOff;
}

/** The optional features of a project, from the permissions call (specification, section 7). */
export interface WorkspaceSettings {
  readonly reneAI: boolean | null;
  /** null: not given, so the sow decides. */
  readonly experiments: readonly ExperimentReference[] | null;
}

/**
 * The features by the settings, or by the sow where the settings give none or are not loaded.
 * @param offForAll functions that are switched off for every project
 */
export function workspaceFeatures(
  sow: Sow | null,
  settings: WorkspaceSettings | null,
  offForAll: SwitchedOff,
): WorkspaceFeatures {
  const off = new Set<ModuleName>([...offForAll, ...(sow?.off ?? [])]);
  return {
    assistant: settings?.reneAI ?? sow?.reneAI ?? false,
    experiments: off.has('experiments') ? [] : (settings?.experiments ?? sow?.experiments ?? []),
    off,
  };
}

/** The most topics that are shown as new discoveries. */
export const MOST_DISCOVERIES = 24;

/** The link 'Analyze' is shown only with new discoveries (specification, section 2). */
export function hasNewDiscoveries(sow: Sow): boolean {
  return sow.newDiscoveries.length > 0;
}

export function growthNameOf(sow: Sow | null): GrowthName {
  return sow?.figureNotes?.growthName ?? null;
}

/** The size of an own project in the unit of its file; null: a share, as sizing is. */
export function sizeAxisOf(sow: Sow | null): SizeAxis | null {
  return sow?.figureNotes?.sizeAxis ?? null;
}

/** A project, shift or experiment; a topic or trend, whose ids are digits only, because addresses hold no others. */
const OWN_ID = /^own-(\d{8})(?:-|$)|^7(\d{8})\d{7}$/;

/** The own project that a project, topic, trend, shift or experiment belongs to; null: it is of the bundled workspace. */
export function ownProjectOf(id: string): SowId | null {
  const [, project, ofSignal = project] = OWN_ID.exec(id) ?? [];
  return ofSignal === undefined ? null : entityId(`own-${ofSignal}`);
}
