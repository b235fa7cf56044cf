import { Check, Minus, Plus, Timer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { COMMANDS } from '../../application/shell/commands/commands';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import { keyText, shortcutsOf } from '../keys/key';
import { Row } from '../kit/layout/stack';
import styles from './deck-controls.module.scss';
import { SlideKeys } from './slide-keys';

interface Props {
  readonly view: DeckViewModel;
  readonly onEnd: () => void;
}

/** The mark, the timer and the keys; all but a set mark fade while nothing moves. */
export const DeckControls = observer(function DeckControls({ view, onEnd }: Props) {
  const { slide, topics, isMarked, timer } = view;
  const isTopic = slide.kind === 'topic';
  return (
    <Row gap={24} type="body" tone="muted" className={styles.controls}>
      {isTopic && (
        <>
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isMarked}
            aria-keyshortcuts={shortcutsOf(COMMANDS.deck.mark)}
            onClick={view.toggleMark}
          >
            {isMarked && <Check size={20} strokeWidth={2.25} aria-hidden="true" />}
            Worth pursuing <kbd aria-hidden="true">{keyText(COMMANDS.deck.mark)}</kbd>
          </button>
          <Row as="span" gap={4} inline className={styles.timer} data-running={timer.isRunning || undefined}>
            <button
              type="button"
              className={styles.digits}
              data-over={timer.isOver || undefined}
              aria-label={`Timer, ${timer.digits}: ${timer.isRunning ? 'pause' : 'start'}`}
              aria-keyshortcuts={shortcutsOf(COMMANDS.deck.timer)}
              onClick={timer.toggle}
            >
              <Timer size={22} strokeWidth={1.75} aria-hidden="true" />
              {timer.digits}
            </button>
            <button type="button" className={styles.step} aria-label="Less time" onClick={() => timer.change(-1)}>
              <Minus size={16} aria-hidden="true" />
            </button>
            <button type="button" className={styles.step} aria-label="More time" onClick={() => timer.change(1)}>
              <Plus size={16} aria-hidden="true" />
            </button>
          </Row>
        </>
      )}
      <SlideKeys
        view={view.walk}
        canWalk={topics.length > 0}
        hasTools={isTopic}
        end={isTopic ? 'End' : 'Close'}
        onEnd={onEnd}
      />
    </Row>
  );
});
