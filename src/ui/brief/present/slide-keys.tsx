import { observer } from 'mobx-react-lite';
import type { SlideView } from '../../../application/brief/slides/slide-view';
import { COMMANDS } from '../../../application/shell/commands/commands';
import { keyText, shortcutsOf } from '../../keys/key';
import { Row } from '../../kit/layout/stack';
import styles from './present.module.scss';

const { back, next, notes, blank, escape } = COMMANDS.slides;

interface Props {
  readonly view: SlideView;
  /** There is more than one slide. */
  readonly canWalk: boolean;
  /** The slide has notes, and can be blanked. */
  readonly hasTools: boolean;
  readonly end: string;
  readonly onEnd: () => void;
}

/** The keys of slides as buttons. */
export const SlideKeys = observer(function SlideKeys({ view, canWalk, hasTools, end, onEnd }: Props) {
  return (
    <Row as="span" gap={12} fit="last" className={styles.keys}>
      {canWalk && (
        <>
          <button type="button" aria-label="Back" onClick={view.back}>
            <kbd aria-hidden="true">{keyText(back)}</kbd>
          </button>
          <button type="button" aria-label="Next" onClick={view.next}>
            <kbd aria-hidden="true">{keyText(next)}</kbd>
          </button>
        </>
      )}
      {hasTools && (
        <>
          <button
            type="button"
            aria-pressed={view.showsNotes}
            aria-keyshortcuts={shortcutsOf(notes)}
            onClick={view.toggleNotes}
          >
            <kbd aria-hidden="true">{keyText(notes)}</kbd> Notes
          </button>
          <button type="button" aria-keyshortcuts={shortcutsOf(blank)} onClick={view.toggleBlank}>
            <kbd aria-hidden="true">{keyText(blank)}</kbd> Blank
          </button>
        </>
      )}
      <button type="button" aria-keyshortcuts={shortcutsOf(escape)} onClick={onEnd}>
        <kbd aria-hidden="true">{keyText(escape)}</kbd> {end}
      </button>
    </Row>
  );
});
