import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { formatCount, unbrokenFigures } from '../../../domain/shared/figures';
import { beginningOf, LONGEST_SHOWN, partsOfText, shortenedText } from '../../../domain/shared/long-texts';
import { plainParagraphs, holdsMarkup, withoutTags } from './plain-text';
import styles from './prose.module.scss';
import type { DOMPurify } from 'dompurify';
import { useDataText } from './data-text';

interface Props {
  /** May hold HTML or Markdown. */
  readonly text: string;
  readonly className?: string | undefined;
  /** Clamps the text to so many lines, with 'Read more' where it is longer. */
  readonly lines?: number;
}

/**
 * A text of the data as plain paragraphs, never as HTML. A very long one is shown up to {@link LONGEST_SHOWN} characters, with
 * 'Show all'; of the whole the browser lays out what is near the window.
 */
export const Prose = memo(function Prose({ text, className, lines }: Props) {
  const dataText = useDataText();
  const [shownText, setShownText] = useState<string | null>(null);
  const isWhole = shownText === text;
  // Markup takes room of its own: of what is cut, more than is shown is read.
  const read = isWhole || text.length <= MOST_READ ? text : beginningOf(text, MOST_READ);
  const plain = usePlainText(read);
  const all = useMemo(() => plainParagraphs(plain ?? read.replace(/<[^>]*>/g, ' ')), [plain, read]);
  const paragraphs = useMemo(() => (isWhole ? all.flatMap(partsOfText) : firstOf(all)), [all, isWhole]);
  const isCut = !isWhole && (read !== text || paragraphs.length < all.length || paragraphs.at(-1) !== all.at(-1));
  const more = isCut ? <ShowAll of={text.length} onShow={() => setShownText(text)} /> : null;
  const classes = [styles.prose, plain === null && styles.pending, className].filter(Boolean).join(' ');
  if (lines !== undefined && !isWhole)
    return <Clamped key={text} paragraphs={paragraphs} lines={lines} className={classes} more={more} />;
  return (
    <div className={classes} {...dataText} aria-busy={plain === null || undefined} data-whole={isWhole || undefined}>
      <Paragraphs of={paragraphs} />
      {more}
    </div>
  );
});

/** In characters, of a text with markup that is cut. */
const MOST_READ = 4 * LONGEST_SHOWN;

/** The first paragraphs, up to {@link LONGEST_SHOWN} characters. */
function firstOf(paragraphs: readonly string[]): readonly string[] {
  let room = LONGEST_SHOWN;
  const shown: string[] = [];
  for (const paragraph of paragraphs) {
    if (room <= 0) break;
    shown.push(shortenedText(paragraph, room));
    room -= paragraph.length;
  }
  return shown;
}

/** On paper it says that the text goes on. */
function ShowAll({ of, onShow }: { readonly of: number; readonly onShow: () => void }) {
  return (
    <p>
      <span className={styles.cut}>The text has {formatCount(of)} characters.</span>{' '}
      <button type="button" className={styles.all} data-print="none" onClick={onShow}>
        Show all
      </button>
    </p>
  );
}

function Clamped({
  paragraphs,
  lines,
  className,
  more,
}: {
  paragraphs: readonly string[];
  lines: number;
  className: string;
  more: ReactNode;
}) {
  const dataText = useDataText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const clipped = useIsClipped(box, !open);
  return (
    <div className={className} {...dataText} data-open={open || undefined}>
      <div
        ref={box}
        className={open ? undefined : styles.clamped}
        data-print="block"
        style={open ? undefined : ({ '--lines': lines } as CSSProperties)}
      >
        <Paragraphs of={paragraphs} />
        {open && more}
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
      {unbrokenFigures(paragraph)}
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
