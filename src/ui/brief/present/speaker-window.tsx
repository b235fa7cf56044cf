import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SlideView } from '../../../application/brief/slide-view';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { Clock } from '../../../application/shared/browser-ports';
import { clockTime, expectedTime, paceWords, timeUsed, type SlideTimes } from '../../../application/brief/slide-pace';
import { SLIDE_COMMANDS } from '../../../application/brief/brief-commands';
import { formatCount } from '../../../domain/shared/figures';
import { SlidePicture } from '../../house/slide-picture';
import { keyText } from '../../keys/key';
import { Button } from '../../kit/controls/button';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
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
  /** Ends the presentation. */
  readonly onEnd: () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LONGEST_MINUTES = 600;
/** Slides after the next one that are named. */
const FOLLOWING = 3;
const { back, next: forward, blank, escape } = SLIDE_COMMANDS.commands;

/**
 * What the speaker sees in a window of their own: this slide, the next one, the notes, the time used and the clock. The
 * keys of the slides work in it as in the window of the audience.
 */
export const SpeakerWindow = observer(function SpeakerWindow({ target, view, deck, clock, onClose, onEnd }: Props) {
  const now = useTicking(clock);
  const [begun] = useState(now);
  const [shown, setShown] = useState({ position: view.position, at: now });
  if (shown.position !== view.position) setShown({ position: view.position, at: clock.now() });
  useEffect(() => {
    const pass = (event: KeyboardEvent): void => {
      if (isOwn(event)) return;
      if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
    };
    target.addEventListener('keydown', pass);
    target.addEventListener('pagehide', onClose);
    return () => {
      target.removeEventListener('keydown', pass);
      target.removeEventListener('pagehide', onClose);
    };
  }, [target, onClose]);
  const number = view.position + 1;
  const [slide, next, ...later] = deck.slides.slice(view.position, view.position + 2 + FOLLOWING);
  return createPortal(
    <Box as="main" className={styles.speaker}>
      <Row as="header" gap={16} wrap className={styles.bar}>
        <Row as="h1" gap={8} type="body" weight={500} data-blank={view.isBlank || undefined} className={styles.seen}>
          {view.isBlank ? 'The audience sees a blank screen' : `The audience sees slide ${formatCount(number)}`}
        </Row>
        <Button variant="outline" size="small" aria-pressed={view.isBlank} onClick={view.toggleBlank}>
          Blank <Key of={blank} />
        </Button>
        <Text as="time" type="shift" tabular fit="last" aria-label={`It is ${clockTime(now)}`}>
          {clockTime(now)}
        </Text>
        <Button size="small" onClick={onEnd}>
          End <Key of={escape} />
        </Button>
      </Row>
      <Stack gap={16} className={styles.column}>
        <section aria-label="This slide" className={styles.slide}>
          {slide !== undefined && <SlidePicture slide={slide} fonts={deck.fonts} />}
        </section>
        <Row as="h2" gap={8} align="baseline" type="label">
          Notes
          <Text as="span" type="small" tone="muted">
            only here
          </Text>
        </Row>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
        <Box as="section" type="reading" key={view.position} className={styles.notes} aria-label="Notes" tabIndex={0}>
          {slide?.notes ? (
            slide.notes.split(/\n{2,}/u).map((paragraph, at) => (
              <p key={at} dir="auto">
                {paragraph}
              </p>
            ))
          ) : (
            <Text tone="muted">No notes on this slide.</Text>
          )}
        </Box>
      </Stack>
      <Stack gap={12} className={styles.column}>
        <Row as="h2" gap={8} align="baseline" type="label">
          Next
          {next !== undefined && (
            <Text as="span" type="small" tone="muted">
              slide {formatCount(number + 1)}
            </Text>
          )}
        </Row>
        <section aria-label="Next slide" className={styles.slide}>
          {next === undefined ? (
            <Text tone="muted" className={styles.end}>
              This is the last slide.
            </Text>
          ) : (
            <SlidePicture slide={next} fonts={deck.fonts} />
          )}
        </section>
        {later.length === 0 ? (
          <div className={styles.rest} />
        ) : (
          <Stack as="ol" gap={4} className={styles.later} aria-label="The slides after it">
            {later.map(({ title }, at) => (
              <Row as="li" key={number + at} gap={8} type="small">
                <Text as="span" tone="muted" tabular>
                  {formatCount(number + 2 + at)}
                </Text>
                <Text as="span" lines={1} dir="auto">
                  {title}
                </Text>
              </Row>
            ))}
          </Stack>
        )}
        <Stack gap={8}>
          <SpokenTime
            view={view}
            now={now}
            used={now.getTime() - begun.getTime()}
            onSlide={now.getTime() - shown.at.getTime()}
          />
          <Strip view={view} deck={deck} />
          <Row gap={12} justify="end">
            <Button variant="outline" aria-label="Back" disabled={view.position === 0} onClick={view.back}>
              <Key of={back} />
            </Button>
            <Text as="span" type="label" tabular>
              {formatCount(number)} of {formatCount(view.count)}
            </Text>
            <Button disabled={next === undefined} onClick={view.next}>
              Next <Key of={forward} />
            </Button>
          </Row>
        </Stack>
      </Stack>
    </Box>,
    target.document.body,
  );
});

interface SpokenTimeProps extends SlideTimes {
  readonly view: SlideView;
  readonly now: Date;
}

/** The time used, of what is planned, and when the slides end at this pace. */
const SpokenTime = observer(function SpokenTime({ view, now, used, onSlide }: SpokenTimeProps) {
  const { plannedMinutes, position, count } = view;
  const planned = plannedMinutes === null ? null : plannedMinutes * MINUTE;
  const pace = paceWords(now, { used, onSlide }, expectedTime({ used, onSlide }, position, count), planned);
  return (
    <>
      <Row gap={8} align="baseline" className={styles.time}>
        <b>{timeUsed(used)}</b>
        <Row as="label" gap={4} align="baseline" inline>
          {planned === null ? 'used; planned:' : 'of'}
          <input
            type="number"
            min={1}
            max={LONGEST_MINUTES}
            placeholder="–"
            aria-label="Planned minutes"
            value={plannedMinutes ?? ''}
            onChange={({ target }) => view.plan(target.valueAsNumber)}
          />
          min
        </Row>
        <Text as="span" type="small" tone="muted" tabular fit="last">
          {timeUsed(onSlide)} on this slide
        </Text>
      </Row>
      {planned !== null && <progress value={used} max={planned} aria-hidden="true" className={styles.used} />}
      <Text type="small" tone="muted" className={styles.pace}>
        {pace}
      </Text>
    </>
  );
});

/** The time, again every second. */
function useTicking(clock: Clock): Date {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel = (): void => {};
    const tick = (): void => {
      setNow(clock.now());
      cancel = clock.after(SECOND, tick);
    };
    cancel = clock.after(SECOND, tick);
    return () => cancel();
  }, [clock]);
  return now;
}

/** Of a button, which the browser presses itself, or of what is typed. The elements are those of another window. */
function isOwn({ key, target }: KeyboardEvent): boolean {
  const within = (selector: string): boolean =>
    target !== null && 'closest' in target && (target as Element).closest(selector) !== null;
  return ((key === ' ' || key === 'Enter') && within('button')) || (key !== 'Escape' && within('input'));
}

function Key({ of }: { readonly of: Parameters<typeof keyText>[0] }) {
  return <kbd aria-hidden="true">{keyText(of)}</kbd>;
}

/** All slides as a line of steps; a press goes to one. */
const Strip = observer(function Strip({ view, deck }: Pick<Props, 'view' | 'deck'>) {
  return (
    <nav aria-label="All slides" className={styles.strip}>
      {deck.slides.map(({ title }, at) => (
        <button
          key={at}
          type="button"
          aria-label={`Slide ${formatCount(at + 1)}: ${title}`}
          aria-current={at === view.position ? 'step' : undefined}
          data-past={at < view.position || undefined}
          title={title}
          onClick={() => view.open(at)}
        />
      ))}
    </nav>
  );
});
