import { describe, expect, it } from 'vitest';
import { THEME_KEY, ThemeStore } from '../../../src/application/shared/theme.store';
import { FakePageTheme } from '../../fakes/fake-page-theme';
import { MemoryStorage } from '../../fakes/memory-storage';

function aTheme(stored: Record<string, string> = {}, operator: 'light' | 'system' = 'light') {
  const storage = new MemoryStorage(stored);
  const surface = new FakePageTheme();
  return { storage, surface, theme: new ThemeStore(storage, surface, { theme: operator }) };
}

describe('the theme', () => {
  it.each([
    [{}, 'light'],
    [{ theme: 'dark' }, 'dark'],
    [{ theme: 'purple' }, 'light'],
  ])('stored as %j is %s', (stored, expected) => {
    const { theme, surface } = aTheme(stored);
    theme.start();
    expect(theme.theme).toBe(expected);
    expect(surface.worn).toBe(expected);
  });

  it('is by default as the operator says, and the next page begins with it', () => {
    const { theme, surface, storage } = aTheme({}, 'system');
    theme.start();
    surface.changeSystem('dark');
    expect(surface.worn).toBe('dark');
    expect(storage.get('theme-default')).toBe('system');
    const chosen = aTheme({ theme: 'light', 'theme-default': 'system' });
    chosen.theme.start();
    chosen.surface.changeSystem('dark');
    expect(chosen.surface.worn).toBe('light');
    expect(chosen.storage.get('theme-default')).toBeNull();
  });

  it('is toggled on the page and kept under the key theme', () => {
    const { theme, surface, storage } = aTheme();
    theme.toggle();
    expect(surface.worn).toBe('dark');
    expect(storage.get(THEME_KEY)).toBe('dark');
  });

  it('follows the system only while that is the choice', () => {
    const { theme, surface } = aTheme({ theme: 'system' });
    theme.start();
    surface.changeSystem('dark');
    expect(surface.worn).toBe('dark');
    theme.choose('light');
    surface.changeSystem('dark');
    expect(surface.worn).toBe('light');
  });

  it('is dark where the browser makes light pages dark, and what was chosen stays stored', () => {
    const { theme, surface, storage } = aTheme({ theme: 'light' });
    surface.isDarkForced = true;
    theme.start();
    expect(surface.worn).toBe('dark');
    expect(storage.get(THEME_KEY)).toBe('light');
  });

  it('toggles away from what the system shows', () => {
    const { theme, surface } = aTheme({ theme: 'system' });
    theme.start();
    surface.changeSystem('dark');
    theme.toggle();
    expect(theme.choice).toBe('light');
  });
});
