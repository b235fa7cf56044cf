import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { formatCount } from '../../../domain/shared/figures';
import { Spinner } from '../../kit/layout/spinner';
import { Row } from '../../kit/layout/stack';
import { useDialogHistory } from '../../kit/overlays/dialog-history';
import { useCommands } from '../../keys/use-commands';
import { useSwipe } from '../../kit/controls/use-swipe';
import { BlankSlide } from './blank-slide';
import { leaveFullScreen, toggleFullScreen, useFullScreenEnd } from './full-screen';
import { NotesPanel } from './notes-panel';
import styles from './present.module.scss';
import { SlideKeys } from './slide-keys';
import { SlidePicture } from '../../house/slide-picture';
import { useIdle } from './use-idle';
import { useInertPage } from './use-inert-page';
import type { SlidesProps } from './use-slides';

/** Until the controls fade, in ms. */
const IDLE = 3000;

/** The brief as slides over the whole window: the same as in its PowerPoint file. */
export const Present = observer(function Present({ model, deck, view, commands, onClose }: SlidesProps) {
  const frame = useRef<HTMLElement>(null);
  const isIdle = useIdle(IDLE);
  useInertPage();
  useDialogHistory(true, onClose);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => leaveFullScreen, []);
  useFullScreenEnd(onClose);
  const escape = (): void => {
    if (view.isBlank) view.toggleBlank();
    else onClose();
  };
  useCommands(commands, 'slides', { view, toggleFullScreen, escape });
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
      {view.showsNotes && <NotesPanel title="Notes" text={slide?.notes ?? ''} none="No notes on this slide." />}
      <Row gap={24} type="small" tone="muted" pad="8 12" className={styles.controls}>
        <span>
          {formatCount(view.position + 1)} of {formatCount(view.count)}
        </span>
        <SlideKeys view={view} canWalk={view.count > 1} hasTools={slide !== undefined} end="End" onEnd={onClose} />
      </Row>
      {view.isBlank && <BlankSlide onEnd={view.toggleBlank} />}
    </section>,
    document.body,
  );
});
