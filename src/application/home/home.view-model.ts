import type { ShiftId, SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { HomeBanner } from './home-banner';

/** How far a list is scrolled, in pixels. Not observable: it is read only when the list is mounted. */
interface ScrollPosition {
  left: number;
}

/** The home page of a project (specification, section 2). */
export class HomeViewModel {
  readonly #carouselScroll = new Map<ShiftId, ScrollPosition>();
  #sow: SowId | null = null;

  constructor(
    readonly banner: HomeBanner,
    private readonly lists: ProjectListsStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  load(sow: SowId): void {
    if (sow !== this.#sow) this.#carouselScroll.clear();
    this.#sow = sow;
    void this.lists.shifts.load(sow);
  }

  /** How far the carousel of a shift is scrolled; remembered until another project is opened. */
  carouselScroll(shift: ShiftId): ScrollPosition {
    const known = this.#carouselScroll.get(shift) ?? { left: 0 };
    this.#carouselScroll.set(shift, known);
    return known;
  }

  /** 'Explore your data': tells analytics, then goes there. */
  exploreData(sow: SowId): void {
    this.usage.record({
      name: 'clicked_on_explore_data',
      payload: { sow_id: sow, sow_name: this.workspace.currentName ?? '', page_name: 'home' },
    });
    this.navigator.go(paths.data(sow));
  }
}
