import { beforeEach, describe, expect, it } from 'vitest';
import { StorageProblem } from '../../../src/application/library/personal-library';
import { ReportStorageProblem } from '../../../src/application/library/report-storage-problem';
import { ToastStore } from '../../../src/application/shell/toast.store';
import { FallbackLibrary } from '../../../src/infrastructure/in-memory/fallback-library';
import { A_TREND, aNote, aView } from '../../builders/library-mother';
import { ONE, scopeOf, TWO } from '../../application/library/library-platform';
import { FakeLibrary } from '../../fakes/fake-library';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingLogger } from '../../fakes/recording-logger';

describe('the library of a browser that cannot store it', () => {
  let storage: FakeLibrary;
  let toasts: ToastStore;
  let library: FallbackLibrary;

  beforeEach(() => {
    storage = new FakeLibrary();
    toasts = new ToastStore(new ManualClock());
    const problems = new ReportStorageProblem(toasts, new RecordingLogger());
    library = new FallbackLibrary(storage, (problem) => problems.report(problem));
  });

  function failNext(call: 'read' | 'put', kind: StorageProblem['kind']): void {
    storage.answers.hold(call).reject(new StorageProblem(kind));
  }

  it('uses the storage as long as it works', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    expect((await storage.read(scopeOf(ONE))).notes).toHaveLength(1);
    expect(toasts.shown).toEqual([]);
  });

  it('goes on in memory, and says so once', async () => {
    failNext('read', 'unavailable');
    expect((await library.read(scopeOf(ONE))).notes).toEqual([]);
    await library.put(scopeOf(ONE), 'notes', aNote('In memory'));
    expect((await library.read(scopeOf(ONE))).notes).toEqual([aNote('In memory')]);
    expect(storage.answers.count('put')).toBe(0);
    expect(toasts.shown.map(({ toast }) => toast.text)).toEqual([
      'Your notes cannot be stored in this browser. They last until you close it.',
    ]);
  });

  it('loses nothing of what is stored when the storage is full', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    await library.put(scopeOf(TWO), 'views', aView());
    failNext('put', 'full');
    await library.put(scopeOf(ONE), 'notes', aNote('New', undefined, A_TREND));
    expect((await library.read(scopeOf(ONE))).notes.map(({ text }) => text)).toEqual(['Stored', 'New']);
    expect((await library.read(scopeOf(TWO))).views).toHaveLength(1);
    expect((await library.readAll(scopeOf(ONE))).size).toBe(2);
  });

  it('says one thing once for two writes that fail together', async () => {
    failNext('put', 'full');
    failNext('put', 'full');
    await Promise.all([
      library.put(scopeOf(ONE), 'notes', aNote('One')),
      library.put(scopeOf(ONE), 'notes', aNote('Two', undefined, A_TREND)),
    ]);
    expect((await library.read(scopeOf(ONE))).notes).toHaveLength(2);
    expect(toasts.shown).toHaveLength(1);
  });

  it('removes from a full storage, too', async () => {
    await library.put(scopeOf(ONE), 'notes', aNote('Stored'));
    failNext('put', 'full');
    await library.put(scopeOf(ONE), 'views', aView());
    await library.remove(scopeOf(ONE), 'notes', aNote('').id);
    expect((await storage.read(scopeOf(ONE))).notes).toEqual([]);
    expect((await library.read(scopeOf(ONE))).notes).toEqual([]);
    await library.removeAll(scopeOf(ONE));
    expect((await library.read(scopeOf(ONE))).views).toEqual([]);
  });

  it('shows nothing of one user to another', async () => {
    failNext('read', 'unavailable');
    await library.read(scopeOf(ONE));
    await library.put(scopeOf(ONE), 'notes', aNote('Mine'));
    expect((await library.read(scopeOf(ONE, 'auth|noor'))).notes).toEqual([]);
    expect((await library.readAll(scopeOf(ONE, 'auth|noor'))).size).toBe(0);
  });

  it('leaves programming errors alone', async () => {
    storage.answers.hold('put').reject(new TypeError('a bug'));
    await expect(library.put(scopeOf(ONE), 'notes', aNote('x'))).rejects.toThrow(TypeError);
  });
});
