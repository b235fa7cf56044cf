import type { Clipboard, Clock, Logger } from '../../application/shared/browser-ports';

export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      // On plain http other than localhost there is no navigator.clipboard; a policy or a frame may refuse it as well.
      if (!copySelected(text)) throw error;
    }
  }
}

/** Copies by a selected field, which works without https. The focus and the selection stay. */
function copySelected(text: string): boolean {
  const { activeElement } = document;
  const ranges = rangesOf(getSelection());
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.ariaHidden = 'true';
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  // A modal dialog lets nothing outside of it be focused.
  (activeElement?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // Deprecated, and the one way without https.
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    const selection = getSelection();
    if (ranges.length > 0) selection?.removeAllRanges();
    for (const range of ranges) selection?.addRange(range);
  }
}

function rangesOf(selection: Selection | null): readonly Range[] {
  return Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) => selection?.getRangeAt(index)).filter(
    (range) => range !== undefined,
  );
}

export class BrowserClock implements Clock {
  now(): Date {
    return new Date();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}

/* oxlint-disable no-console -- the only file that may write to the console */
export class ConsoleLogger implements Logger {
  error(message: string, cause?: unknown): void {
    console.error(message, ...(cause === undefined ? [] : [cause]));
  }

  warn(message: string, cause?: unknown): void {
    console.warn(message, ...(cause === undefined ? [] : [cause]));
  }
}
