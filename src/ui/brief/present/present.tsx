import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatCount } from '../../../domain/shared/figures';
import { Spinner } from '../../kit/layout/spinner';
import { Row, Text } from '../../kit/layout/stack';
import { useDialogHistory } from '../../kit/overlays/dialog-history';
import { useCommands } from '../../keys/use-commands';
import { useSwipe } from '../../kit/controls/use-swipe';
import { leaveFullScreen, toggleFullScreen, useFullScreenEnd, useIdle, useInertPage } from './full-screen';
import styles from './present.module.scss';
import { SlidePicture } from '../../house/slide-picture';
import type { SlideView } from '../../../application/brief/slide-view';
import { SLIDE_COMMANDS } from '../../../application/brief/brief-commands';
import { keyText, shortcutsOf } from '../../keys/key';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { ActiveCommands } from '../../../application/commands/active-commands';
import type { HouseStyle } from '../../../domain/shared/house-style';
import type { Clock } from '../../../application/shared/browser-ports';
import { openSpeakerWindow, SpeakerWindow } from './speaker-window';
import { slidesOf } from '../exports/slides-of';

const { back, next, notes, speaker, blank, escape } = SLIDE_COMMANDS.commands;

/** Until the controls fade, in ms. */
const IDLE = 2000;

interface Props {
  readonly model: BriefViewModel;
  readonly house: HouseStyle;
  readonly view: SlideView;
  readonly commands: ActiveCommands;
  readonly clock: Clock;
  readonly onClose: () => void;
}

/** The brief as slides over the whole window: the same as in its PowerPoint file. */
export const Present = observer(function Present({ model, house, view, commands, clock, onClose }: Props) {
  const deck = useSlides(model, view, house);
  const frame = useRef<HTMLElement>(null);
  const isIdle = useIdle(IDLE);
  useInertPage();
  useDialogHistory(true, onClose);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => leaveFullScreen, []);
  const [speakerWindow, setSpeakerWindow] = useState<Window | null>(null);
  useEffect(() => () => speakerWindow?.close(), [speakerWindow]);
  const closeSpeaker = useCallback(() => setSpeakerWindow(null), []);
  // A window that opens ends the full screen of this one, which goes on in its window.
  const endWithFullScreen = useCallback(() => {
    if (speakerWindow === null) onClose();
  }, [speakerWindow, onClose]);
  useFullScreenEnd(endWithFullScreen);
  const openSpeaker = (): void => {
    const opened = openSpeakerWindow(`Speaker: ${model.title}`);
    // Where the browser opens no window, the notes stand here.
    if (opened === null) view.toggleNotes();
    else setSpeakerWindow(opened);
  };
  const leave = (): void => {
    if (view.isBlank) view.toggleBlank();
    else onClose();
  };
  useCommands(commands, SLIDE_COMMANDS, { view, toggleFullScreen, openSpeaker, escape: leave });
  const swipe = useSwipe(view);
  const made = typeof deck === 'object' ? deck : null;
  const slide = made?.slides[view.position];
  return createPortal(
    <section
      ref={frame}
      role="dialog"
      aria-modal="true"
      aria-label={`Slides: ${model.title}`}
      tabIndex={-1}
      className={styles.present}
      data-idle={isIdle || undefined}
      {...swipe}
    >
      <div key={view.position} className={styles.stage} role="region" aria-live="polite" aria-label="Slide">
        {made !== null && slide !== undefined && <SlidePicture slide={slide} fonts={made.fonts} />}
        {deck === 'loading' && <Spinner label="The slides are being made" />}
        {deck === 'failed' && <p>The slides could not be made. Check the connection, and try again.</p>}
      </div>
      {view.showsNotes && (
        <Text as="aside" type="lead" pad={16} className={styles.notes} aria-label="Notes">
          <Text as="h2" below={4} type="small" tone="muted">
            Notes
          </Text>
          {slide?.notes ? <p dir="auto">{slide.notes}</p> : <Text tone="muted">No notes on this slide.</Text>}
        </Text>
      )}
      <Row gap={24} type="small" tone="muted" pad="8 12" className={styles.controls}>
        <span>
          {formatCount(view.position + 1)} of {formatCount(view.count)}
        </span>
        <SlideKeys view={view} hasTools={slide !== undefined} onSpeaker={openSpeaker} onEnd={onClose} />
      </Row>
      {speakerWindow !== null && made !== null && (
        <SpeakerWindow
          target={speakerWindow}
          view={view}
          deck={made}
          clock={clock}
          onClose={closeSpeaker}
          onEnd={onClose}
        />
      )}
      {view.isBlank && (
        <button type="button" className={styles.blank} aria-label="Show the slide again" onClick={view.toggleBlank} />
      )}
    </section>,
    document.body,
  );
});

interface KeysProps {
  readonly view: SlideView;
  /** The slide has notes, and can be blanked. */
  readonly hasTools: boolean;
  readonly onSpeaker: () => void;
  readonly onEnd: () => void;
}

/** The keys of slides as buttons. */
const SlideKeys = observer(function SlideKeys({ view, hasTools, onSpeaker, onEnd }: KeysProps) {
  const keys = [
    ...(view.count > 1
      ? [
          { of: back, label: 'Back', act: view.back },
          { of: next, label: 'Next', act: view.next },
        ]
      : []),
    ...(hasTools
      ? [
          { of: notes, words: 'Notes', isPressed: view.showsNotes, act: view.toggleNotes },
          { of: speaker, words: 'Speaker', act: onSpeaker },
          { of: blank, words: 'Blank', act: view.toggleBlank },
        ]
      : []),
    { of: escape, words: 'End', act: onEnd },
  ];
  return (
    <Row as="span" gap={12} fit="last" className={styles.keys}>
      {keys.map(({ of, label, words, isPressed, act }) => (
        <button
          key={label ?? words}
          type="button"
          aria-label={label}
          aria-pressed={isPressed}
          aria-keyshortcuts={words === undefined ? undefined : shortcutsOf(of)}
          // A press leaves the focus where it is: the next key would draw a ring around the button, before the audience.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          <kbd aria-hidden="true">{keyText(of)}</kbd> {words}
        </button>
      ))}
    </Row>
  );
});

type MadeSlides = SlideDeck | 'loading' | 'failed';

/** Made again when more of the brief has been loaded, or when it has been changed. */
function useSlides(model: BriefViewModel, view: SlideView, house: HouseStyle): MadeSlides {
  const [deck, setDeck] = useState<MadeSlides>('loading');
  const brief = useDeferredValue(model.brief);
  const { head } = model;
  useEffect(() => {
    let isLeft = false;
    void slidesOf(model, house).then(
      (made) => {
        if (isLeft) return;
        view.setCount(made.slides.length);
        setDeck(made);
      },
      () => !isLeft && setDeck('failed'),
    );
    return () => {
      isLeft = true;
    };
    // The brief and its head stand for all that the slides are made of.
  }, [model, view, house, brief, head]);
  return deck;
}
