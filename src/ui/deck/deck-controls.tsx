import { Check, Minus, Plus, Timer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { COMMANDS } from '../../application/shell/commands/commands';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import { keyText, shortcutsOf } from '../keys/key';
import styles from './deck-controls.module.scss';

interface Props {
  readonly view: DeckViewModel;
  readonly onEnd: () => void;
}

/** The mark, the timer and the keys; all but a set mark fade while nothing moves. */
export const DeckControls = observer(function DeckControls({ view, onEnd }: Props) {
  const { slide, topics, isMarked, showsNotes, timer } = view;
  const isTopic = slide.kind === 'topic';
  return (
    <div className={styles.controls}>
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
          <span className={styles.timer} data-running={timer.isRunning || undefined}>
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
          </span>
        </>
      )}
      <span className={styles.keys}>
        {topics.length > 0 && (
          <>
            <button type="button" aria-label="Back" onClick={view.back}>
              <kbd aria-hidden="true">{keyText(COMMANDS.deck.back)}</kbd>
            </button>
            <button type="button" aria-label="Next" onClick={view.next}>
              <kbd aria-hidden="true">{keyText(COMMANDS.deck.next)}</kbd>
            </button>
          </>
        )}
        {isTopic && (
          <>
            <button
              type="button"
              aria-pressed={showsNotes}
              aria-keyshortcuts={shortcutsOf(COMMANDS.deck.notes)}
              onClick={view.toggleNotes}
            >
              <kbd aria-hidden="true">{keyText(COMMANDS.deck.notes)}</kbd> Notes
            </button>
            <button type="button" aria-keyshortcuts={shortcutsOf(COMMANDS.deck.blank)} onClick={view.toggleBlank}>
              <kbd aria-hidden="true">{keyText(COMMANDS.deck.blank)}</kbd> Blank
            </button>
          </>
        )}
        <button type="button" aria-keyshortcuts={shortcutsOf(COMMANDS.deck.escape)} onClick={onEnd}>
          <kbd aria-hidden="true">{keyText(COMMANDS.deck.escape)}</kbd> {isTopic ? 'End' : 'Close'}
        </button>
      </span>
    </div>
  );
});
