import { memo, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { plainParagraphs, holdsMarkup, withoutTags } from './plain-text';
import styles from './prose.module.scss';
import type { DOMPurify } from 'dompurify';

interface Props {
  /** May hold HTML or Markdown. */
  readonly text: string;
  readonly className?: string | undefined;
  /** Clamps the text to so many lines, with 'Read more' where it is longer. */
  readonly lines?: number;
}

/** A text of the data as plain paragraphs, never as HTML. */
export const Prose = memo(function Prose({ text, className, lines }: Props) {
  const plain = usePlainText(text);
  const paragraphs = useMemo(() => plainParagraphs(plain ?? text.replace(/<[^>]*>/g, ' ')), [plain, text]);
  const classes = [styles.prose, plain === null && styles.pending, className].filter(Boolean).join(' ');
  if (lines !== undefined) return <Clamped key={text} paragraphs={paragraphs} lines={lines} className={classes} />;
  return (
    <div className={classes} dir="auto" aria-busy={plain === null || undefined}>
      <Paragraphs of={paragraphs} />
    </div>
  );
});

function Clamped({
  paragraphs,
  lines,
  className,
}: {
  paragraphs: readonly string[];
  lines: number;
  className: string;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const clipped = useIsClipped(box, !open);
  return (
    <div className={className} dir="auto" data-open={open || undefined}>
      <div
        ref={box}
        className={open ? undefined : styles.clamped}
        data-print="block"
        style={open ? undefined : ({ '--lines': lines } as CSSProperties)}
      >
        <Paragraphs of={paragraphs} />
      </div>
      {(clipped || open) && (
        <button
          type="button"
          className={styles.more}
          data-print="none"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  // Paragraphs may repeat and are never reordered.
  return of.map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ));
}

/** Whether the content overflows its box. @param watch false keeps the last answer */
function useIsClipped(box: RefObject<HTMLElement | null>, watch: boolean): boolean {
  const [clipped, setClipped] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!watch || element === null) return undefined;
    // The observer also reports the first size, after layout and before paint: no forced layout, and no flicker.
    const observer = new ResizeObserver(() => {
      // One pixel of tolerance for fractional line heights.
      flushSync(() => setClipped(element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, watch]);
  return clipped;
}

let purify: DOMPurify | null = null;

/** @returns a text without its HTML; null while the sanitizer is loading, which only texts with markup need. Where it
 * cannot be fetched, the text is shown as it was written. */
function usePlainText(text: string): string | null {
  const [code, setCode] = useState<'waiting' | 'loaded' | 'lost'>('waiting');
  const waiting = purify === null && holdsMarkup(text);
  useEffect(() => {
    if (!waiting) return;
    import('dompurify').then(
      (module) => {
        purify = module.default;
        setCode('loaded');
      },
      () => setCode('lost'),
    );
  }, [waiting]);
  if (!holdsMarkup(text) || (purify === null && code === 'lost')) return text;
  return purify === null ? null : withoutTags(text, purify);
}
