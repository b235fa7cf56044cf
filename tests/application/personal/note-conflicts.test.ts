import { beforeEach, describe, expect, it } from 'vitest';
import { NOTE_SAVE_DELAY, NotesStore } from '../../../src/application/personal/notes.store';
import type { Note } from '../../../src/domain/personal/library-record';
import { bothTexts } from '../../../src/domain/shared/both-texts';
import { A_TOPIC, aNote } from '../../builders/library-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from './library-platform';

describe.skipIf(isWithout('library'))('a note that is typed in two tabs at once', () => {
  let platform: TestPlatform;
  let notes: NotesStore;

  const stored = async () => (await platform.library.read(scopeOf(ONE))).notes[0]?.text;

  async function pause(milliseconds = NOTE_SAVE_DELAY): Promise<void> {
    platform.clock.advance(milliseconds);
    await settle();
  }

  /** The other tab stores, and this one is told. */
  const theirs = (text: string): Note => ({ ...aNote(text), changedAt: platform.clock.now().toISOString() });
  const change = (text: string) => platform.library.change(scopeOf(ONE), 'notes', theirs(text));

  beforeEach(async () => {
    platform = await libraryPlatform();
    notes = platform.get(NotesStore);
    notes.write(A_TOPIC, 'Start');
    await pause();
  });

  it('is stored with both texts, and typed on after them', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await change('Start there');
    await settle();
    const both = 'Start there\n\nStart here';
    expect([notes.textOf(A_TOPIC), await stored()]).toEqual([both, both]);
    notes.write(A_TOPIC, `${both}!`);
    await pause();
    expect([notes.textOf(A_TOPIC), await stored()]).toEqual([`${both}!`, `${both}!`]);
  });

  it('is the later text where one tab follows the other', async () => {
    await pause(1000);
    await change('Start there');
    await settle();
    expect(notes.textOf(A_TOPIC)).toBe('Start there');
    notes.write(A_TOPIC, 'Start there, then here');
    await pause();
    expect(await stored()).toBe('Start there, then here');
  });

  it('keeps both texts in its own project where another one is opened meanwhile', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Mine');
    await platform.library.put(scopeOf(ONE), 'notes', theirs('Theirs'));
    await openProject(platform, TWO);
    await settle();
    expect([notes.textOf(A_TOPIC), await stored()]).toEqual(['', 'Theirs\n\nMine']);
  });

  it('keeps both texts where the page ends first', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await platform.library.put(scopeOf(ONE), 'notes', theirs('Start there'));
    platform.page.hide();
    await settle();
    expect(await stored()).toBe('Start there\n\nStart here');
  });
});

describe.skipIf(isWithout('library'))('two versions of a note', () => {
  it('are one where it holds the other', () => {
    expect([bothTexts('ab', 'abc'), bothTexts('abc', 'ab'), bothTexts('a', 'b')]).toEqual(['abc', 'abc', 'a\n\nb']);
  });
});
