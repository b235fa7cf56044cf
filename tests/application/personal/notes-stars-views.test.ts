import { beforeEach, describe, expect, it } from 'vitest';
import { NOTE_LIMIT, NotesStore } from '../../../src/application/personal/notes.store';
import { SavedViewsStore, VIEW_NAME_LIMIT } from '../../../src/application/personal/saved-views.store';
import { StarsStore } from '../../../src/application/personal/stars.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { A_TOPIC, A_TREND } from '../../builders/library-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, scopeOf } from './library-platform';
import { isWithout } from '../../fakes/is-without';

const HREF = 'https://platform.example/homepage/1';
let platform: TestPlatform;

beforeEach(async () => {
  platform = await libraryPlatform();
});

describe.skipIf(isWithout('library'))('notes', () => {
  it('belong to one topic or trend each, newest first', () => {
    const notes = platform.get(NotesStore);
    notes.write(A_TOPIC, 'Of the topic');
    platform.clock.advance(1000);
    notes.write(A_TREND, 'Of the trend');
    expect(notes.all.map(({ text }) => text)).toEqual(['Of the trend', 'Of the topic']);
    expect([notes.textOf(A_TOPIC), notes.has(A_TREND)]).toEqual(['Of the topic', true]);
  });

  it('are removed by a blank text, and cut at their limit', () => {
    const notes = platform.get(NotesStore);
    notes.write(A_TOPIC, 'x'.repeat(NOTE_LIMIT + 1));
    expect(notes.textOf(A_TOPIC)).toHaveLength(NOTE_LIMIT);
    notes.write(A_TOPIC, ' \n');
    expect([notes.textOf(A_TOPIC), notes.has(A_TOPIC), notes.all]).toEqual(['', false, []]);
  });

  it('are stored after a pause, or at once when their field is left', async () => {
    const notes = platform.get(NotesStore);
    const stored = async () => (await platform.library.read(scopeOf(ONE))).notes.map(({ text }) => text);
    notes.write(A_TOPIC, 'Call the lab');
    expect(await stored()).toEqual([]);
    notes.flush();
    await settle();
    expect(await stored()).toEqual(['Call the lab']);
  });

  it('send one event for each note, without its text', () => {
    const notes = platform.get(NotesStore);
    for (const text of ['S', 'Se', 'Secret']) notes.write(A_TOPIC, text);
    notes.write(A_TREND, 'Other');
    expect(platform.tracker.payloads('clicked_on_note')).toEqual([
      { topic_id: '1203', window_url: HREF },
      { trend_id: '102', window_url: HREF },
    ]);
  });
});

describe.skipIf(isWithout('library'))('stars', () => {
  it('are set and taken back, and say so to tracking', () => {
    const stars = platform.get(StarsStore);
    stars.toggle(A_TREND);
    expect([stars.isStarred(A_TREND), stars.isStarred(A_TOPIC)]).toEqual([true, false]);
    stars.toggle(A_TREND);
    expect(stars.all).toEqual([]);
    expect(platform.tracker.payloads('clicked_on_star')).toEqual([
      { trend_id: '102', starred: true, window_url: HREF },
      { trend_id: '102', starred: false, window_url: HREF },
    ]);
  });
});

describe.skipIf(isWithout('library'))('saved views', () => {
  let views: SavedViewsStore;
  const names = () => views.all.map(({ name }) => name);

  beforeEach(() => {
    views = platform.get(SavedViewsStore);
    views.save('  Packaging ', '/explore/1?status=3');
    platform.clock.advance(1000);
    views.save('Large', '/explore/1?sort=size');
  });

  it('are listed in the order in which they were saved, also after a new name', () => {
    views.rename(views.all[0]?.id ?? '', 'Wrapping');
    expect(names()).toEqual(['Wrapping', 'Large']);
  });

  it('have a name that is not blank', () => {
    views.save('  ', '/explore/1?other=1');
    views.rename(views.all[0]?.id ?? '', ' ');
    expect(names()).toEqual(['Packaging', 'Large']);
  });

  it('hold each address once', () => {
    views.save('Again', '/explore/1?status=3');
    expect(names()).toEqual(['Again', 'Large']);
    expect(views.viewAt('/explore/1?status=3')?.name).toBe('Again');
    expect(views.viewAt('/explore/1')).toBeNull();
  });

  it('are told apart when they are saved in one millisecond', () => {
    views.save('A', '/explore/1?a');
    views.save('B', '/explore/1?b');
    expect(new Set(views.all.map(({ id }) => id)).size).toBe(4);
  });

  it('come back with Undo after they were removed', () => {
    views.remove(views.all[0]?.id ?? '');
    expect(names()).toEqual(['Large']);
    const toasts = platform.get(ToastStore);
    const shown = toasts.shown[0];
    expect(shown?.toast).toMatchObject({ text: 'The view ‘Packaging’ has been removed.', action: { label: 'Undo' } });
    toasts.act(shown?.id ?? 0);
    expect(names()).toEqual(['Packaging', 'Large']);
  });

  it('are opened at their address; events never hold their name', () => {
    const [view] = views.all;
    if (view !== undefined) views.open(view);
    expect(platform.navigator.path).toBe('/explore/1?status=3');
    expect(platform.tracker.payloads('clicked_on_save_view')).toHaveLength(2);
    expect(platform.tracker.payloads('clicked_on_view')).toEqual([{ sow_id: ONE, window_url: HREF }]);
  });

  it('ask for a name until it is given', () => {
    expect(views.isAsking).toBe(false);
    views.ask();
    expect(views.isAsking).toBe(true);
    views.stopAsking();
    expect(views.isAsking).toBe(false);
  });

  it('have a name of a length that can be shown, and change nothing else when it changes', () => {
    const [first, second] = views.all;
    platform.clock.advance(1000);
    views.rename(first?.id ?? '', `  ${'n'.repeat(VIEW_NAME_LIMIT + 1)}`);
    expect(views.all[0]?.name).toHaveLength(VIEW_NAME_LIMIT);
    expect(views.all[0]).toMatchObject({ id: first?.id, address: first?.address, createdAt: first?.createdAt });
    expect(views.all[0]?.changedAt).toBe(platform.clock.now().toISOString());
    expect(views.all[1]).toEqual(second);
  });

  it('are not touched, and nothing is said, where one is meant that is not there', () => {
    const before = views.all;
    views.rename('unknown', 'Name');
    views.remove('unknown');
    expect([views.all, platform.get(ToastStore).shown]).toEqual([before, []]);
  });

  it('of the assistant are called pinned questions', () => {
    views.save('What grows?', '/reneAI/1?q=what');
    views.remove(views.viewAt('/reneAI/1?q=what')?.id ?? '');
    expect(platform.get(ToastStore).shown.at(-1)?.toast).toMatchObject({
      kind: 'library',
      text: 'The pinned question ‘What grows?’ has been removed.',
    });
    expect(names()).toEqual(['Packaging', 'Large']);
  });
});
