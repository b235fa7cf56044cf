import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './side-panel.module.scss';
import { useModalPanel } from './use-modal-panel';

interface Props {
  readonly open: boolean;
  /** Open, or closed and still sliding away. Otherwise it is made and laid out where it will be, and not to be seen. */
  readonly present: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right over a dark backdrop (specification, section 2, flashcards). */
export function SidePanel({ open, present, panel, titleId, onClose, children }: Props) {
  useModalPanel(open, panel, onClose);
  return createPortal(
    // What cannot be seen cannot be reached either; making it inert would cost as much as a new style for all of it.
    <div
      className={styles.layer}
      data-state={present ? (open ? 'open' : 'closed') : 'ahead'}
      style={present ? undefined : { visibility: 'hidden' }}
      inert={present && !open}
    >
      <div className={styles.backdrop} data-testid="flashcard-backdrop" aria-hidden="true" onClick={onClose} />
      <div ref={panel} className={styles.panel} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
