import { useLayoutEffect, useRef } from 'react';

/** Set in the state of a history entry that belongs to an open dialog. */
interface DialogEntry {
  /** How many dialogs are open at this entry. */
  readonly dialogs?: number;
  /** The address at which the dialog was opened. */
  readonly dialogFrom?: string;
  /** The router's count of entries. */
  readonly idx?: number;
}

/** In ms, after which a step through the history that was not reported counts as done. */
const LONGEST_STEP = 300;

/** What closes each open dialog; the uppermost is the last. */
let open: readonly (() => void)[] = [];
/** The address at the entry of the uppermost dialog. */
let shown = '';
/** The `idx` of the entry that was shown last. */
let last = 0;
/** What follows the step through the history under way; null: there is none. */
let onArrival: (() => void) | null = null;
let waiting: readonly (() => void)[] = [];

/**
 * Back closes a dialog before it leaves the screen: while it is open, the history has one entry more, of the same
 * address. Closing it in another way takes that entry away.
 */
export function useDialogHistory(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    listen();
    const close = (): void => latest.current();
    open = [...open, close];
    // A dialog that takes the place of another one in the same commit gets its entry.
    queueMicrotask(settle);
    return () => {
      open = open.filter((other) => other !== close);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

/** Runs a change of the address once no step through the history is under way, which would undo it. */
export function whenHistorySettled(run: () => void): void {
  if (onArrival === null) run();
  else waiting = [...waiting, run];
}

/** Closes all that are open, as Escape would. */
export function closeDialogs(): void {
  for (const close of open.toReversed()) close();
}

/** What a new address does to the entry of an open dialog: it takes its place. @returns null: no dialog is open */
export function dialogEntry(): { mark(): void } | null {
  const { dialogs, dialogFrom } = entry();
  if (open.length === 0 || !dialogs) return null;
  return {
    mark() {
      replaceEntry({ dialogs, ...(dialogFrom !== undefined && { dialogFrom }) });
      shown = address();
    },
  };
}

/** Gives each open dialog its entry, and takes away those of closed ones. */
function settle(): void {
  if (onArrival !== null) return;
  const { dialogs = 0, dialogFrom } = entry();
  for (let count = dialogs + 1; count <= open.length; count += 1) pushEntry(count);
  if (open.length < dialogs) {
    // Chosen in the dialog, another address stays, one step after the one before. Of several dialogs one after the other:
    // each may have been opened at another address.
    if (dialogFrom === address()) step(-1);
    else replaceEntry({ dialogs: open.length });
  }
  shown = address();
  last = entry().idx ?? 0;
}

function step(by: number, onArrived: () => void = () => undefined): void {
  const arrive = (): void => {
    if (onArrival !== arrive) return;
    onArrival = null;
    onArrived();
    settle();
    // What waits goes on waiting while a further step is under way.
    if (isUnderWay()) return;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  };
  onArrival = arrive;
  window.history.go(by);
  setTimeout(arrive, LONGEST_STEP);
}

function isUnderWay(): boolean {
  return onArrival !== null;
}

function listen(): void {
  // Once, however often it is called. Before the router, which is not told of steps between entries of one address.
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  const { dialogs = 0, idx = 0 } = entry();
  if (onArrival !== null) {
    event.stopImmediatePropagation();
    onArrival();
  } else if (open.length > 0) {
    event.stopImmediatePropagation();
    const staying = Math.min(dialogs, open.length - 1);
    const closed = open.slice(staying).toReversed();
    if (shown !== address()) step(1, () => replaceEntry({ dialogs: staying }));
    for (const close of closed) close();
    // One that asks before it closes gets its entry again.
    setTimeout(settle);
  } else if (dialogs > 0) {
    // The dialogs were left by a link.
    leaveDialogs(idx < last ? -1 : 1);
  }
  last = idx;
}

/** Walks over the entries of dialogs that are no longer there: they show the same as the entry before. */
function leaveDialogs(by: 1 | -1): void {
  const { idx } = entry();
  step(by, () => {
    const { dialogs = 0, idx: reached } = entry();
    if (dialogs > 0 && open.length === 0 && reached !== idx) leaveDialogs(by);
  });
}

function entry(): DialogEntry {
  return (window.history.state as DialogEntry | null) ?? {};
}

function pushEntry(dialogs: number): void {
  const { idx = 0, ...others } = entry();
  window.history.pushState({ ...others, idx: idx + 1, dialogs, dialogFrom: address() }, '');
}

function replaceEntry(state: DialogEntry): void {
  window.history.replaceState({ ...entry(), ...state }, '');
}

function address(): string {
  return window.location.pathname + window.location.search;
}
