import {
  briefOfTopicsPath,
  briefOfViewPath,
  comparePath,
  imagineIfPath,
  IMPORTANT_VIEW,
  paths,
} from '../../../domain/shared/routes';
import { countOf } from '../../../domain/shared/figures';
import { TOPIC_STATUSES, topicStatusName } from '../../../domain/topic/topic-status';
import type { ExploreCharts } from '../../charts/explore-charts';
import type { ExploreViewModel } from '../../filters/explore.view-model';
import { SURFACE_NAMES } from '../../filters/explore-section';
import type { ExportChart } from '../../charts/export-chart';
import type { FlashcardStore } from '../../flashcards/flashcard.store';
import type { SavedViewsStore } from '../../personal/saved-views.store';
import type { ProjectFacts } from '../../query/project-facts';
import type { SelectionStore } from '../../selection/selection.store';
import type { SetStatusForMany } from '../../decisions/set-status-for-many';
import type { Navigator } from '../../shared/navigator';
import type { ActiveCommands } from '../../commands/active-commands';
import type { SearchEntry, SearchSource } from '../search-source';
import { briefOfExplorerPath } from '../../filters/brief-of-view';
import type { SowId } from '../../../domain/shared/entity-id';
import type { SowSummary } from '../../../domain/workspace/sow';
import { menuOf, type MenuLink } from '../../../domain/workspace/menu';
import { isScreenOffered, type Screen } from '../../../domain/shared/screen';
import { pathInProject } from '../../../domain/shared/screen-address';
import type { Screens } from '../../workspace/screens';
import type { SwitchProject } from '../../workspace/open-project';
import type { WorkspaceStore } from '../../workspace/workspace.store';

/** What can be done with what is on the screen: the open card, the selection, the explorer's view and charts. */
export class CommandSource implements SearchSource {
  constructor(
    private readonly flashcards: FlashcardStore,
    private readonly selection: SelectionStore,
    private readonly statusForMany: SetStatusForMany,
    private readonly views: SavedViewsStore,
    private readonly charts: ExploreCharts,
    private readonly exportChart: ExportChart,
    private readonly commands: ActiveCommands,
    private readonly navigator: Navigator,
    private readonly explore: ExploreViewModel,
    private readonly facts: ProjectFacts,
    private readonly workspace: WorkspaceStore,
  ) {}

  get entries(): readonly SearchEntry[] {
    return [...this.#ofCard(), ...this.#ofSelection(), ...this.#ofExplorer(), ...this.#ofBriefs(), ...this.#ofKeys()];
  }

  /** Those of the registry that are found by words. */
  #ofKeys(): readonly SearchEntry[] {
    return this.commands.all.flatMap(({ id, command: { foundBy, names }, words, run }) =>
      foundBy === undefined ? [] : [action(id, words, foundBy, () => run(), names?.join(' '))],
    );
  }

  #ofBriefs(): readonly SearchEntry[] {
    const { address, location } = this.navigator;
    if (address === null || !this.workspace.has('brief')) return [];
    const { sowId } = address;
    const { topics } = this.selection;
    const brief = (id: string, of: string, path: string): readonly SearchEntry[] => [
      action(`brief-${id}`, `Make a brief of ${of}`, 'report print pdf powerpoint', () => this.navigator.go(path)),
      action(`imagine-${id}`, `Imagine if: ${of}`, 'workshop deck slides provocations', () =>
        this.navigator.go(imagineIfPath(path)),
      ),
    ];
    const ids = topics.map(({ id }) => id);
    return [
      ...brief('important', 'all Important topics', briefOfViewPath(sowId, IMPORTANT_VIEW)),
      ...(ids.length === 0
        ? []
        : brief('selection', countOf(ids.length, 'selected topic'), briefOfTopicsPath(sowId, ids))),
      ...(location.pathname.startsWith(paths.data(sowId))
        ? brief('view', 'the topics in this view', briefOfExplorerPath(sowId, this.navigator, this.explore, this.facts))
        : []),
    ];
  }

  #ofCard(): readonly SearchEntry[] {
    const { card } = this.flashcards;
    if (card?.type !== 'topic' || card.status === null) return [];
    const name = card.signal.value?.name ?? '';
    return TOPIC_STATUSES.filter((status) => status !== card.status).map((status) =>
      action(`card-status-${status}`, `Set status of ${name} to ${topicStatusName(status)}`, 'status open card', () =>
        card.pickStatus(status),
      ),
    );
  }

  #ofSelection(): readonly SearchEntry[] {
    const { topics, count } = this.selection;
    if (count === 0) return [];
    const selected = countOf(count, 'selected topic');
    return [
      ...TOPIC_STATUSES.map((status) =>
        action(
          `selection-status-${status}`,
          `Set ${selected} to ${topicStatusName(status)}`,
          'status selection',
          () => {
            void this.statusForMany.run(topics, status);
          },
        ),
      ),
      ...this.#showTogether(selected),
      action('selection-clear', 'Clear the selection', `deselect ${selected}`, () => this.selection.clear()),
    ];
  }

  #showTogether(selected: string): readonly SearchEntry[] {
    const { address } = this.navigator;
    const { ids, count } = this.selection;
    if (address === null) return [];
    if (count < 2 || count > 4 || !this.workspace.has('compare')) return [];
    const go = (): void => this.navigator.go(comparePath(address.sowId, [...ids]));
    return [action('selection-compare', `Compare ${selected}`, 'side by side', go)];
  }

  #ofExplorer(): readonly SearchEntry[] {
    const { address } = this.navigator;
    if (address === null || !this.navigator.location.pathname.startsWith(paths.data(address.sowId))) return [];
    return [
      ...(this.workspace.has('library')
        ? [action('save-view', 'Save this view', 'bookmark filters name', () => this.views.ask())]
        : []),
      ...[...this.charts.shown.keys()].flatMap((surface) =>
        this.charts.abilitiesOf(surface).exports.map((format) =>
          action(
            `export-${surface}-${format}`,
            `Export ${SURFACE_NAMES[surface]} as ${format.toUpperCase()}`,
            'download file',
            () => {
              void this.exportChart.run(surface, format);
            },
          ),
        ),
      ),
    ];
  }
}

/** @param words further words that find it @param keys the keys that do the same */
function action(id: string, title: string, words: string, open: () => void, keys?: string): SearchEntry {
  return {
    result: { kind: 'action', id, title, detail: null, quadrant: null, ...(keys !== undefined && { keys }) },
    words,
    open,
  };
}

/** The screens of the project, the same links as in the sidebar, and the other projects, which open on the same screen. */
export class PageSource implements SearchSource {
  constructor(
    private readonly screens: Screens,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly switchProject: SwitchProject,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { sows, currentId } = this.workspace;
    const others = (sows.value ?? []).filter(({ id }) => id !== currentId).map((sow) => this.#project(sow));
    return currentId === null ? others : [...this.#pages(currentId), ...others];
  }

  #project(sow: SowSummary): SearchEntry {
    return {
      result: { kind: 'project', id: sow.id, title: sow.name, detail: null, quadrant: null },
      words: '',
      open: () => this.switchProject.switchTo(sow),
    };
  }

  #pages(sow: SowId): readonly SearchEntry[] {
    const { links, apart, groups } = menuOf(this.screens, sow, this.workspace.features);
    return [
      ...[...links, ...apart].map((link) => this.#entry(link, null)),
      ...groups.flatMap((group) => group.links.map((link) => this.#entry(link, group.label))),
      ...this.screens
        .filter((screen) => screen.menu === null && isScreenOffered(screen, this.workspace.features))
        .flatMap((screen) => this.#unlisted(screen, sow)),
    ];
  }

  /** A screen without a link in the sidebar, by its name. */
  #unlisted(screen: Screen, sow: SowId): readonly SearchEntry[] {
    const path = pathInProject(screen, sow);
    if (path === null) return [];
    const { pageTitle, searchName = pageTitle } = screen;
    const result = { kind: 'page', id: path, title: searchName, detail: null, quadrant: null } as const;
    return [{ result, otherNames: [pageTitle], words: '', open: () => this.navigator.go(path) }];
  }

  #entry({ path, label, screen }: MenuLink, group: string | null): SearchEntry {
    return {
      result: { kind: 'page', id: path, title: label, detail: group, quadrant: null },
      otherNames: group === null ? [screen.headerTitle, screen.pageTitle] : [],
      words: '',
      open: () => this.navigator.go(path),
    };
  }
}
