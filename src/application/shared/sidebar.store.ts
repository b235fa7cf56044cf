import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from './browser-ports';
import { DESKTOP_BREAKPOINT, EXPANDED_BREAKPOINT, MOBILE_BREAKPOINT, type Viewport } from './viewport';
import { BY_REFERENCE } from './by-reference';

export const SIDEBAR_KEY = 'sidebar';
const COLLAPSED = 'collapsed';

export const SIDEBAR_WIDTH = { expanded: 290, collapsed: 90 } as const;

/** The sidebar (specification, sections 2, 4 and 9). */
export class SidebarStore {
  /** What the user has chosen on a wide window; null: nothing yet. */
  chosen: boolean | null;
  wantsDrawer = false;
  hovered = false;
  /** The open screen needs the width; what the user wants stays. */
  isFolded = false;
  /** The name of the one open group. */
  openSubmenu: string | null = null;

  constructor(
    private readonly viewport: Viewport,
    private readonly storage: KeyValueStore,
  ) {
    const stored = storage.get(SIDEBAR_KEY);
    this.chosen = stored === null ? null : stored !== COLLAPSED;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  get isMobile(): boolean {
    return this.viewport.width < MOBILE_BREAKPOINT;
  }

  /** From 991 px on the sidebar stands beside the page; below, it is a drawer over it. */
  get isDesktop(): boolean {
    return this.viewport.width >= DESKTOP_BREAKPOINT;
  }

  /** See {@link expanded} for what is shown. Without a choice, it leaves the width of a small laptop to the page. */
  get wantsExpanded(): boolean {
    return this.chosen ?? !(this.isDesktop && this.viewport.width < EXPANDED_BREAKPOINT);
  }

  /** Never on a mobile window, whatever was chosen on a wide one. */
  get expanded(): boolean {
    return this.wantsExpanded && !this.isMobile && !this.isFolded;
  }

  get mobileOpen(): boolean {
    return this.wantsDrawer && !this.isDesktop;
  }

  /** Whether the labels are shown. */
  get wide(): boolean {
    return this.expanded || this.hovered || this.mobileOpen;
  }

  /** In pixels. */
  get width(): number {
    return this.wide ? SIDEBAR_WIDTH.expanded : SIDEBAR_WIDTH.collapsed;
  }

  /** The header's button: the sidebar itself on a wide window, the drawer below. */
  toggle(): void {
    if (!this.isDesktop) {
      this.wantsDrawer = !this.wantsDrawer;
      return;
    }
    if (this.isFolded && this.wantsExpanded) {
      this.isFolded = false;
      return;
    }
    this.chosen = !this.wantsExpanded;
    this.storage.set(SIDEBAR_KEY, this.wantsExpanded ? 'expanded' : COLLAPSED);
  }

  /** Collapses it for a screen, until the user expands it or the screen is left. */
  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
  }

  closeDrawer(): void {
    this.wantsDrawer = false;
  }

  hover(inside: boolean): void {
    this.hovered = inside;
  }

  /** Opens one group and closes the other; the same one again closes. */
  toggleSubmenu(name: string): void {
    this.openSubmenu = this.openSubmenu === name ? null : name;
  }

  /** Groups open by themselves when one of their links is active. */
  revealSubmenu(name: string): void {
    this.openSubmenu = name;
  }
}
