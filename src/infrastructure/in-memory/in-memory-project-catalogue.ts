import type { About, ProjectCatalogue, SowCatalogue } from '../../application/workspace/catalogues';
import type { Insight } from '../../domain/workspace/insight';
import type { Platform } from '../../domain/workspace/platform-facts';
import { entityId, type ExperimentId, type SowId } from '../../domain/shared/entity-id';
import type { Shift } from '../../domain/workspace/carousel-item';
import { experimentReader, platformReader, shiftReader } from '../wire/catalogue.wire';
import { insightReader } from '../wire/insight.wire';
import type { WorkspaceSource } from '../workspace-file/fetched-workspace-source';
import { fileSwitches } from '../workspace-file/workspace-file';
import { metaText, figureNotes, textLanguage } from '../workspace-file/figure-notes';
import { PREVIOUS_DATA, type SowVersion } from '../../domain/workspace/explore-tab';
import { comparableVersions } from '../workspace-file/data-versions';
import { type Sow, type SowSummary, type WorkspaceSettings, ownProjectOf } from '../../domain/workspace/sow';
import { distinctById, groupBy } from '../../domain/shared/lists';
import type { SwitchedOff } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import type { Workspace } from '../workspace-file/workspace';
import { settingsReader, sowReader, sowSummaryReader, versionReader } from '../wire/sow.wire';

export class InMemoryProjectCatalogue implements ProjectCatalogue {
  constructor(private readonly source: WorkspaceSource) {}

  /** In the file a trend names its shift; the API nests the trends in the shifts. */
  async shifts(sow: SowId): Promise<readonly Shift[]> {
    const workspace = await this.source.load(sow);
    const trends = await workspace.trends(sow);
    if (ownProjectOf(sow) !== null && workspace.file.shifts.length === 0)
      return groupsOf(trends, await workspace.topics(sow));
    return workspace.ofSow(workspace.file.shifts, sow, shiftReader).map((shift) => ({
      ...shift,
      trends: trends
        .filter(({ shiftName }) => shiftName === shift.name)
        .map(({ id, name, imageUrl, quadrant }) => ({ type: 'Trend', id, name, imageUrl, quadrant })),
    }));
  }

  async platforms(sow: SowId): Promise<readonly Platform[]> {
    const workspace = await this.source.load(sow);
    return workspace.ofSow(workspace.file.opportunities, sow, platformReader);
  }

  async insights(sow: SowId): Promise<readonly Insight[]> {
    const workspace = await this.source.load(sow);
    return workspace.ofSow(workspace.file.foresight, sow, insightReader);
  }

  async experimentAddress(id: ExperimentId): Promise<string> {
    const workspace = await this.source.load(id);
    return workspace.find(workspace.file.experiments, 'eid', id, experimentReader);
  }

  async about(sow: SowId): Promise<About | null> {
    const { meta } = (await this.source.load(sow)).file;
    const about = {
      figures: metaText(meta['figures']),
      decisions: metaText(meta['decisions']),
      licence: metaText(meta['licence']),
      attribution: metaText(meta['attribution']),
    };
    if (Object.values(about).every((text) => text === null)) return null;
    return { title: metaText(meta['title']) ?? metaText(meta['source_repo']) ?? 'This workspace', ...about };
  }
}

/** So many topics of a group are on the home page. */
const MOST_OF_GROUP = 24;

/** The groups of an own project in the place of shifts, each with its topics; without any, all topics. */
function groupsOf(trends: readonly Trend[], topics: readonly Topic[]): readonly Shift[] {
  const byTrend = groupBy(topics, ({ trend }) => trend?.id ?? null);
  const groups = [...trends.map(({ id, name, description }) => ({ id, name, description })), WITHOUT_GROUP];
  return groups.flatMap(({ id, name, description }): readonly Shift[] => {
    const own = byTrend.get(id) ?? [];
    if (own.length === 0) return [];
    return [
      {
        id: entityId<'shift'>(`group-${id}`),
        name: id === null && trends.length > 0 ? 'Without a group' : name,
        description,
        trends: own.slice(0, MOST_OF_GROUP).map((topic) => ({
          type: 'Topic',
          id: topic.id,
          name: topic.name,
          imageUrl: topic.imageUrl,
          quadrant: topic.quadrant,
        })),
        topicCount: own.length,
      },
    ];
  });
}

const WITHOUT_GROUP = { id: null, name: 'Topics', description: '' };

/** What a file of the user has nothing of is not offered for its project: nothing is promised that will not come. */
function ownSwitches({ file }: Workspace): SwitchedOff {
  const off = new Set(fileSwitches(file));
  if (file.opportunities.length === 0) off.add('platforms');
  if (file.foresight.length === 0) off.add('foresight');
  return off;
}

export class InMemorySowCatalogue implements SowCatalogue {
  /** @param ownProjects the projects that the user has opened from files */
  constructor(
    private readonly source: WorkspaceSource,
    private readonly ownProjects: () => Promise<readonly SowSummary[]> = async () => [],
  ) {}

  async list(): Promise<readonly SowSummary[]> {
    const [{ file, context }, own] = await Promise.all([this.source.load(), this.ownProjects()]);
    return distinctById([...sowSummaryReader.all(file.sows, context), ...own]);
  }

  async byId(id: SowId): Promise<Sow> {
    const workspace = await this.source.load(id);
    const sow = workspace.find(workspace.file.sows, 'id', id, sowReader);
    const isOwn = ownProjectOf(id) !== null;
    const off = isOwn ? ownSwitches(workspace) : fileSwitches(workspace.file);
    const language = textLanguage(workspace.file.meta);
    return {
      ...sow,
      ...(language !== null && { language }),
      figureNotes: figureNotes(workspace.file.meta, isOwn),
      ...(off.size > 0 && { off }),
    };
  }

  async settings(id: SowId): Promise<WorkspaceSettings> {
    const { file, context } = await this.source.load(id);
    return settingsReader.one(file.permissions[id] ?? {}, context) ?? { reneAI: null, experiments: null };
  }

  /** Without rows of earlier data there is only one version to choose. */
  async versions(id: SowId): Promise<readonly SowVersion[]> {
    const { file, context } = await this.source.load(id);
    const [current, ...others] = versionReader.all(file.versions[id] ?? [], context);
    if (current === undefined) return [];
    const earlier = others.length === 0 ? [] : comparableVersions(file, id);
    return [current, ...earlier.map(({ date }) => ({ name: PREVIOUS_DATA, date }))];
  }
}
