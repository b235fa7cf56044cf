import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dialogEntry, useDialogHistory, whenHistorySettled } from '../../../src/ui/kit/overlays/dialog-history';

afterEach(cleanup);

const DIALOGS = [0, 1, 2];
let dialogs: { count: number; set(count: number): void };

function Dialogs() {
  const [count, set] = useState(0);
  useLayoutEffect(() => {
    dialogs = { count, set };
  }, [count, set]);
  return DIALOGS.map((at) => <Dialog key={at} isOpen={at < count} onClose={() => set(at)} />);
}

function Dialog({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  useDialogHistory(isOpen, onClose);
  return null;
}

const address = (): string => window.location.pathname;

const turn = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** Twice: a step may be followed by another one. */
async function settled(): Promise<void> {
  await act(async () => {
    for (const _ of [1, 2]) {
      await turn();
      await new Promise<void>((resolve) => whenHistorySettled(resolve));
    }
  });
}

/** In ms: on a busy machine a step takes long, and one that leads nowhere is never reported. */
const LONGEST_WALK = 1000;

/** The browser reports a step later, and the product may stop that event: then the entry tells that it was made. */
async function walk(by: 1 | -1): Promise<void> {
  const before: unknown = window.history.state;
  const start = performance.now();
  await act(async () => {
    const isReported = new Promise<void>((resolve) =>
      window.addEventListener('popstate', () => resolve(), { capture: true, once: true }),
    );
    const isMade = async (): Promise<void> => {
      while (window.history.state === before && performance.now() - start < LONGEST_WALK) await turn();
    };
    window.history.go(by);
    await Promise.race([isReported, isMade()]);
  });
  await settled();
}

const back = async (): Promise<void> => walk(-1);

async function openTo(count: number): Promise<void> {
  act(() => dialogs.set(count));
  await settled();
}

/** As the router's navigator does. */
async function go(path: string): Promise<void> {
  whenHistorySettled(() => {
    const dialog = dialogEntry();
    const idx = (window.history.state?.idx ?? 0) as number;
    if (dialog === null) window.history.pushState({ idx: idx + 1 }, '', path);
    else window.history.replaceState({ idx }, '', path);
    dialog?.mark();
  });
  await settled();
}

const STEPS = fc.array(fc.constantFrom('open', 'close', 'back', 'go'), { minLength: 1, maxLength: 10 });

test('Back closes the uppermost dialog and keeps the address; without one it leads to the addresses in order', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      runs += 1;
      const page = (name: string | number): string => `/run-${runs}/${name}`;
      await go(page('start'));
      const view = render(<Dialogs />);
      let count = 0;
      /** The addresses that Back leads to, the current one last; those chosen in one dialog are one step. */
      let pages = [page('start')];
      let kept = 1;
      for (const [at, step] of steps.entries()) {
        if (step === 'open' && count < DIALOGS.length) await openTo((count += 1));
        if (step === 'close' && count > 0) await openTo((count -= 1));
        if (step === 'back' && count > 0) {
          count -= 1;
          await back();
        }
        if (step === 'go') {
          await go(page(at));
          pages = [...(count > 0 ? pages.slice(0, kept) : pages), page(at)];
        }
        if (count === 0) kept = pages.length;
        expect([dialogs.count, address()]).toEqual([count, pages.at(-1)]);
      }
      await openTo(0);
      for (const path of pages.toReversed()) {
        expect(address()).toBe(path);
        await back();
      }
      view.unmount();
      await settled();
    }),
    {
      numRuns: 40,
      // A walk that hangs is a fault with its steps, before the test itself runs out of time.
      timeout: 10_000,
      examples: [
        [['open', 'go', 'open']],
        [['open', 'go', 'open', 'open', 'go', 'open']],
        [['open', 'open', 'go', 'open']],
      ],
    },
  );
});

test('a dialog that takes the place of another one gets its entry', async () => {
  await go('/before');
  await go('/swap');
  const first = render(<Dialog isOpen onClose={() => undefined} />);
  await settled();
  const length = window.history.length;
  let closed = 0;
  act(() => first.rerender(<Dialog key="other" isOpen onClose={() => (closed += 1)} />));
  await settled();
  expect(window.history.length).toBe(length);
  await back();
  expect([closed, address()]).toEqual([1, '/swap']);
});

test('a link in a dialog leaves no step behind that shows nothing new', async () => {
  await go('/linked');
  const view = render(<Dialogs />);
  await openTo(1);
  const idx = window.history.state.idx as number;
  act(() => {
    window.history.pushState({ idx: idx + 1 }, '', '/target');
    dialogs.set(0);
  });
  await settled();
  await back();
  expect(address()).toBe('/linked');
  await walk(1);
  expect(address()).toBe('/target');
  view.unmount();
});
