import { describe, expect, it, vi } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { ManualClock } from '../../fakes/manual-clock';

function someToasts() {
  const clock = new ManualClock();
  const toasts = new ToastStore(clock);
  return { clock, toasts, texts: () => toasts.shown.map(({ toast }) => toast.text) };
}

describe('a toast', () => {
  it('hides after 5 s', () => {
    const { clock, toasts, texts } = someToasts();
    toasts.show({ kind: 'status', text: 'Status has been updated.' });
    clock.advance(4999);
    expect(texts()).toEqual(['Status has been updated.']);
    clock.advance(1);
    expect(texts()).toEqual([]);
  });

  it('that is said to stay is there until it is dismissed, also after the pointer was on it', () => {
    const { clock, toasts, texts } = someToasts();
    toasts.show({ kind: 'link', text: 'left out', stays: true });
    const id = toasts.shown[0]?.id ?? 0;
    clock.advance(60_000);
    toasts.pause(id);
    toasts.resume(id);
    clock.advance(60_000);
    expect(texts()).toEqual(['left out']);
    toasts.dismiss(id);
    expect(texts()).toEqual([]);
  });

  it('takes the place of an older one of its kind, with 5 s of its own', () => {
    const { clock, toasts, texts } = someToasts();
    toasts.show({ kind: 'share', text: 'first' });
    clock.advance(4000);
    toasts.show({ kind: 'share', text: 'second' });
    toasts.show({ kind: 'status', text: 'other' });
    clock.advance(4000);
    expect(texts()).toEqual(['second', 'other']);
  });

  it('waits while the pointer or the focus is on it', () => {
    const { clock, toasts, texts } = someToasts();
    toasts.show({ kind: 'share', text: 'wait' });
    const id = toasts.shown[0]?.id ?? 0;
    toasts.pause(id);
    clock.advance(60_000);
    expect(texts()).toEqual(['wait']);
    toasts.resume(id);
    clock.advance(5000);
    expect(texts()).toEqual([]);
  });

  it('runs its action once and goes', () => {
    const { toasts, texts } = someToasts();
    const run = vi.fn<() => void>();
    toasts.show({ kind: 'status', text: 'x', action: { label: 'Undo', run } });
    const id = toasts.shown[0]?.id ?? 0;
    toasts.act(id);
    toasts.act(id);
    expect(run).toHaveBeenCalledOnce();
    expect(texts()).toEqual([]);
  });

  it('that is gone is not waited for any more', () => {
    const { clock, toasts, texts } = someToasts();
    toasts.show({ kind: 'share', text: 'gone' });
    const id = toasts.shown[0]?.id ?? 0;
    toasts.dismiss(id);
    toasts.resume(id);
    expect(texts()).toEqual([]);
    clock.advance(5000);
    expect(texts()).toEqual([]);
  });
});
