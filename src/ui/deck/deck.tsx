import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import type { ActiveCommands } from '../../application/shell/commands/active-commands';
import type { SowId } from '../../domain/shared/entity-id';
import type { HouseStyle } from '../../domain/shared/house-style';
import { formatCount } from '../../domain/shared/figures';
import type { ArtTheme } from '../art/art-types';
import { houseProps } from '../house/house-props';
import { Text } from '../kit/layout/text';
import { Picture } from '../kit/media/picture';
import { useCoversAhead } from '../review/use-covers-ahead';
import { useSwipe } from '../review/use-swipe';
import { BlankSlide } from './blank-slide';
import { DeckControls } from './deck-controls';
import styles from './deck.module.scss';
import { NotesPanel } from './notes-panel';
import { Statement } from './statement';
import { Summary } from './summary';
import { TitleSlide } from './title-slide';
import { useCommands } from '../keys/use-commands';
import { leaveFullScreen, toggleFullScreen } from './full-screen';
import { useIdle } from './use-idle';

/** Until the controls fade, in ms. */
const IDLE = 3000;

interface Props {
  readonly view: DeckViewModel;
  readonly commands: ActiveCommands;
  readonly sow: SowId;
  readonly theme: ArtTheme;
  readonly house: HouseStyle;
  readonly onClose: () => void;
}

/** The slides over the whole window, with their keys. */
export const Deck = observer(function Deck({ view, commands, sow, theme, house, onClose }: Props) {
  const frame = useRef<HTMLElement>(null);
  const isIdle = useIdle(IDLE);
  const { slide, slides, position, topics, timer, walk } = view;
  const { isBlank, showsNotes } = walk;
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => leaveFullScreen, []);
  useCoversAhead(topics, theme);

  const escape = (): void => {
    if (isBlank) walk.toggleBlank();
    else if (showsNotes) walk.toggleNotes();
    else if (slide.kind === 'topic') walk.last();
    else onClose();
  };
  useCommands(commands, 'deck', { deck: view, view: walk, toggleFullScreen, escape });
  const swipe = useSwipe(walk);
  return (
    <section
      ref={frame}
      role="dialog"
      aria-modal="true"
      aria-label={`Workshop: ${view.title}`}
      tabIndex={-1}
      className={styles.deck}
      {...houseProps(house)}
      data-idle={isIdle || undefined}
      data-slide={slide.kind}
      {...swipe}
    >
      {slide.kind === 'topic' && <TimerLine share={timer.share} />}
      <Text type="lead" tone="muted" tabular className={styles.top}>
        <span dir="auto">{view.title}</span>
        {topics.length > 0 && (
          <span>
            {formatCount(position + 1)} of {formatCount(slides.length)}
          </span>
        )}
      </Text>
      <div key={slide.key} className={styles.content} role="region" aria-live="polite" aria-label="Slide">
        {slide.kind === 'title' && <TitleSlide view={view} house={house} />}
        {slide.kind === 'topic' && <Statement view={view} slide={slide} />}
        {slide.kind === 'summary' && <Summary view={view} sow={sow} onClose={onClose} />}
      </div>
      {slide.kind === 'topic' && <Picture of={slide.topic} theme={theme} className={styles.art} eager />}
      {showsNotes && <NotesPanel title="Your note" text={view.note} none="No note on this topic." />}
      <DeckControls view={view} onEnd={escape} />
      {isBlank && <BlankSlide onEnd={walk.toggleBlank} />}
    </section>
  );
});

function TimerLine({ share }: { share: number }) {
  return (
    <span className={styles.time} aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
