import { describe, expect, it } from 'vitest';
import { SIDEBAR_KEY, SidebarStore } from '../../../src/application/shared/sidebar.store';
import { FakeViewport } from '../../fakes/fake-viewport';
import { MemoryStorage } from '../../fakes/memory-storage';

function aSidebar({ width = 1440, stored = {} }: { width?: number; stored?: Record<string, string> } = {}) {
  const viewport = new FakeViewport(width);
  const storage = new MemoryStorage(stored);
  return { viewport, storage, sidebar: new SidebarStore(viewport, storage) };
}

describe('the sidebar', () => {
  it('is expanded by default: 290 px', () => {
    const { sidebar } = aSidebar();
    expect(sidebar.expanded).toBe(true);
    expect(sidebar.width).toBe(290);
  });

  it('is 90 px when it is not expanded, hovered or open on mobile', () => {
    const { sidebar } = aSidebar();
    sidebar.toggle();
    expect(sidebar.width).toBe(90);
    sidebar.hover(true);
    expect(sidebar.width).toBe(290);
    sidebar.hover(false);
    expect(sidebar.width).toBe(90);
  });

  it('is 290 px when it is open on mobile', () => {
    const { sidebar } = aSidebar({ width: 390 });
    expect(sidebar.width).toBe(90);
    sidebar.toggle();
    expect(sidebar.mobileOpen).toBe(true);
    expect(sidebar.width).toBe(290);
    sidebar.closeDrawer();
    expect(sidebar.width).toBe(90);
  });

  it('remembers the choice on this device', () => {
    const { sidebar, storage, viewport } = aSidebar();
    sidebar.toggle();
    expect(storage.get(SIDEBAR_KEY)).toBe('collapsed');
    expect(new SidebarStore(viewport, storage).expanded).toBe(false);
  });

  it('is never expanded below 768 px, and is again above', () => {
    const { sidebar, viewport } = aSidebar({ width: 767 });
    expect(sidebar.expanded).toBe(false);
    viewport.resizeTo(768);
    expect(sidebar.expanded).toBe(true);
  });

  it.each([
    [990, true],
    [991, false],
    [1199, false],
    [1200, true],
  ])('at %i px begins as wide as the page leaves room for: %s', (width, expanded) => {
    const { sidebar, storage, viewport } = aSidebar({ width });
    expect(sidebar.expanded).toBe(expanded);
    storage.set(SIDEBAR_KEY, 'expanded');
    expect(new SidebarStore(viewport, storage).expanded).toBe(true);
  });

  it.each([
    [1200, { expanded: false, drawer: false }],
    [991, { expanded: true, drawer: false }],
    [990, { expanded: true, drawer: true }],
  ])('at %i px the header button toggles the right thing', (width, { expanded, drawer }) => {
    const { sidebar } = aSidebar({ width });
    sidebar.toggle();
    expect(sidebar.expanded).toBe(expanded);
    expect(sidebar.mobileOpen).toBe(drawer);
  });

  it('has one open group at most, and toggling the same one closes it', () => {
    const { sidebar } = aSidebar();
    sidebar.toggleSubmenu('one');
    sidebar.toggleSubmenu('other');
    expect(sidebar.openSubmenu).toBe('other');
    sidebar.toggleSubmenu('other');
    expect(sidebar.openSubmenu).toBeNull();
  });

  it('keeps a group open that is revealed twice', () => {
    const { sidebar } = aSidebar();
    sidebar.revealSubmenu('one');
    sidebar.revealSubmenu('one');
    expect(sidebar.openSubmenu).toBe('one');
  });
});
