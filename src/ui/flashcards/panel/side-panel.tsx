import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './side-panel.module.scss';
import { useModalPanel } from './use-modal-panel';

interface Props {
  /** false: it is sliding away. */
  readonly open: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right over a dark backdrop (specification, section 2, flashcards). */
export function SidePanel({ open, panel, titleId, onClose, children }: Props) {
  useModalPanel(open, panel, onClose);
  return createPortal(
    <div className={styles.layer} data-state={open ? 'open' : 'closed'} inert={!open}>
      <div className={styles.backdrop} data-testid="flashcard-backdrop" aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        data-card
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
