import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SlideView } from '../../../application/brief/slide-view';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { Clock } from '../../../application/shared/browser-ports';
import { formatCount } from '../../../domain/shared/figures';
import { SlidePicture } from '../../house/slide-picture';
import { Box, Text } from '../../kit/layout/stack';
import styles from './speaker-window.module.scss';

const NAME = 'speaker';
const FEATURES = 'popup,width=1280,height=720';

/** Opens the window of the speaker, with the styles and the theme of this page. @returns null: the browser does not open it */
export function openSpeakerWindow(title: string): Window | null {
  const opened = window.open('', NAME, FEATURES);
  if (opened === null) return null;
  const { document: page } = opened;
  page.title = title;
  page.documentElement.className = document.documentElement.className;
  page.documentElement.lang = document.documentElement.lang;
  page.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => {
      const copy = page.importNode(sheet, true);
      // Its own address has no path for relative ones.
      if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
      return copy;
    }),
  );
  page.body.replaceChildren();
  return opened;
}

interface Props {
  readonly target: Window;
  readonly view: SlideView;
  readonly deck: SlideDeck;
  readonly clock: Clock;
  readonly onClose: () => void;
}

const SECOND = 1000;

/** What the speaker sees in a window of their own: this slide, the next one, the notes, the time used and the clock. */
export const SpeakerWindow = observer(function SpeakerWindow({ target, view, deck, clock, onClose }: Props) {
  const [now, setNow] = useState(() => clock.now());
  const [begun] = useState(now);
  useEffect(() => {
    let cancel = (): void => {};
    const tick = (): void => {
      setNow(clock.now());
      cancel = clock.after(SECOND, tick);
    };
    cancel = clock.after(SECOND, tick);
    return () => cancel();
  }, [clock]);
  useEffect(() => {
    // The keys of the slides work in both windows.
    const pass = (event: KeyboardEvent): void => {
      if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
    };
    target.addEventListener('keydown', pass);
    target.addEventListener('pagehide', onClose);
    return () => {
      target.removeEventListener('keydown', pass);
      target.removeEventListener('pagehide', onClose);
    };
  }, [target, onClose]);
  const [slide, next] = deck.slides.slice(view.position, view.position + 2);
  return createPortal(
    <Box as="main" pad={24} className={styles.speaker}>
      <section className={styles.now} aria-label="This slide">
        <Text as="h1" type="small" tone="muted" below={8}>
          Slide {formatCount(view.position + 1)} of {formatCount(view.count)}
        </Text>
        {slide !== undefined && <SlidePicture slide={slide} fonts={deck.fonts} />}
      </section>
      <section className={styles.next} aria-label="Next slide">
        <Text as="h2" type="small" tone="muted" below={8}>
          Next
        </Text>
        {next === undefined ? (
          <Text tone="muted">This is the last slide.</Text>
        ) : (
          <SlidePicture slide={next} fonts={deck.fonts} />
        )}
      </section>
      <section className={styles.notes} aria-label="Notes" tabIndex={-1}>
        {slide?.notes ? <p dir="auto">{slide.notes}</p> : <Text tone="muted">No notes on this slide.</Text>}
      </section>
      <p className={styles.time}>
        <b>{timeUsed(now.getTime() - begun.getTime())}</b> used, it is {clockTime(now)}
      </p>
    </Box>,
    target.document.body,
  );
});

/** '7:05', '1:02:09'. @param milliseconds since the window was opened */
function timeUsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  const end = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`;
}

/** '10:36', on the user's own clock. */
function clockTime(now: Date): string {
  return `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
}
