import { beforeEach, describe, expect, it } from 'vitest';
import { NOTE_SAVE_DELAY, NotesStore } from '../../../src/application/library/notes.store';
import { bothTexts, type Note } from '../../../src/domain/library/library-record';
import { A_TOPIC, aNote } from '../../builders/library-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from './library-platform';

describe('a note that is typed in two tabs at once', () => {
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

  it('is asked for in the later tab, which goes on showing its text', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await change('Start there');
    await settle();
    expect(await stored()).toBe('Start there');
    expect(notes.textOf(A_TOPIC)).toBe('Start here');
    expect(notes.conflictOf(A_TOPIC)).toMatchObject({ mine: { text: 'Start here' }, theirs: { text: 'Start there' } });
    notes.write(A_TOPIC, 'Start here and on');
    await pause();
    expect([notes.textOf(A_TOPIC), await stored()]).toEqual(['Start here and on', 'Start there']);
  });

  it.each([
    ['both', 'Start there\n\nStart here'],
    ['mine', 'Start here'],
    ['theirs', 'Start there'],
  ] as const)('is stored with %s, and typed on after it', async (keep, text) => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await change('Start there');
    await settle();
    notes.resolve(A_TOPIC, keep);
    await pause();
    expect([notes.textOf(A_TOPIC), await stored(), notes.conflictOf(A_TOPIC)]).toEqual([text, text, null]);
    notes.write(A_TOPIC, `${text}!`);
    await pause();
    expect([await stored(), notes.conflictOf(A_TOPIC)]).toEqual([`${text}!`, null]);
  });

  it('is removed where the text that is kept is blank', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await change('Start there');
    await settle();
    notes.write(A_TOPIC, '');
    notes.resolve(A_TOPIC, 'mine');
    await settle();
    expect([await stored(), notes.textOf(A_TOPIC)]).toEqual([undefined, '']);
  });

  it('is no conflict where one tab follows the other, and none in another project', async () => {
    await pause(1000);
    await change('Start there');
    await settle();
    expect(notes.textOf(A_TOPIC)).toBe('Start there');
    notes.write(A_TOPIC, 'Start there, then here');
    await pause();
    expect([await stored(), notes.conflictOf(A_TOPIC)]).toEqual(['Start there, then here', null]);
    notes.write(A_TOPIC, 'Mine');
    await change('Theirs');
    await settle();
    expect(notes.conflictOf(A_TOPIC)).not.toBeNull();
    await openProject(platform, TWO);
    expect([notes.conflictOf(A_TOPIC), notes.textOf(A_TOPIC)]).toEqual([null, '']);
  });

  it('keeps both where the page ends before the choice', async () => {
    await pause(1000);
    notes.write(A_TOPIC, 'Start here');
    await change('Start there');
    await settle();
    platform.page.hide();
    const copy = platform.device.get('unsaved-records') ?? '';
    expect(copy).toContain('Start here');
    const after = await libraryPlatform((it) => {
      Object.assign(it, { library: platform.library });
      it.device.set('unsaved-records', copy);
    });
    await settle();
    expect(after.get(NotesStore).textOf(A_TOPIC)).toBe('Start there\n\nStart here');
  });
});

describe('two versions of a note', () => {
  it('are one where it holds the other', () => {
    expect([bothTexts('ab', 'abc'), bothTexts('abc', 'ab'), bothTexts('a', 'b')]).toEqual(['abc', 'abc', 'a\n\nb']);
  });
});
