import { countOf } from '../../../domain/shared/figures';
import { TOPIC_STATUSES, topicStatusName } from '../../../domain/topic/topic-status';
import type { FlashcardStore } from '../../flashcards/flashcard.store';
import type { SelectionStore } from '../../selection/selection.store';
import type { SetStatusForMany } from '../../decisions/set-status-for-many';
import type { Navigator } from '../../shared/navigator';
import type { ActiveCommands } from '../../commands/active-commands';
import { searchAction, type SearchEntry, type SearchSource } from '../search-source';
import type { SowId } from '../../../domain/shared/entity-id';
import type { SowSummary } from '../../../domain/workspace/sow';
import { menuOf, type MenuLink } from '../../../domain/workspace/menu';
import { isScreenOffered, type Screen } from '../../../domain/shared/screen';
import { pathInProject } from '../../../domain/shared/screen-address';
import type { Screens } from '../../workspace/screens';
import type { SwitchProject } from '../../workspace/open-project';
import type { WorkspaceStore } from '../../workspace/workspace.store';

/** What can be done with the open card and the selection, and the commands that are found by words. */
export class CommandSource implements SearchSource {
  constructor(
    private readonly flashcards: FlashcardStore,
    private readonly selection: SelectionStore,
    private readonly statusForMany: SetStatusForMany,
    private readonly commands: ActiveCommands,
  ) {}

  get entries(): readonly SearchEntry[] {
    return [...this.#ofCard(), ...this.#ofSelection(), ...this.#ofKeys()];
  }

  /** Those of the registry that are found by words. */
  #ofKeys(): readonly SearchEntry[] {
    return this.commands.all.flatMap(({ id, command: { foundBy, names }, words, run }) =>
      foundBy === undefined ? [] : [searchAction(id, words, foundBy, () => run(), names?.join(' '))],
    );
  }

  #ofCard(): readonly SearchEntry[] {
    const { card } = this.flashcards;
    if (card?.type !== 'topic' || card.status === null) return [];
    const name = card.signal.value?.name ?? '';
    return TOPIC_STATUSES.filter((status) => status !== card.status).map((status) =>
      searchAction(
        `card-status-${status}`,
        `Set status of ${name} to ${topicStatusName(status)}`,
        'status open card',
        () => card.pickStatus(status),
      ),
    );
  }

  #ofSelection(): readonly SearchEntry[] {
    const { topics, count } = this.selection;
    if (count === 0) return [];
    const selected = countOf(count, 'selected topic');
    return [
      ...TOPIC_STATUSES.map((status) =>
        searchAction(
          `selection-status-${status}`,
          `Set ${selected} to ${topicStatusName(status)}`,
          'status selection',
          () => {
            void this.statusForMany.run(topics, status);
          },
        ),
      ),
      searchAction('selection-clear', 'Clear the selection', `deselect ${selected}`, () => this.selection.clear()),
    ];
  }
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
    const { pageTitle: title, otherNames = [] } = screen;
    const result = { kind: 'page', id: path, title, detail: null, quadrant: null } as const;
    return [{ result, otherNames, words: '', open: () => this.navigator.go(path) }];
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
