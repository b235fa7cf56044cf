import { useInsertionEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './side-panel.module.scss';
import { useModalPanel } from './use-modal-panel';

interface Props {
  readonly open: boolean;
  /** Open, or closed and still sliding away. Otherwise it is made, but not on the page. */
  readonly present: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the right over a dark backdrop (specification, section 2, flashcards). */
export function SidePanel({ open, present, panel, titleId, onClose, children }: Props) {
  const [place] = useState(() => document.createElement('div'));
  // Before the effects of its content, which may want to measure it.
  useInsertionEffect(() => {
    if (!present) return undefined;
    document.body.append(place);
    return () => place.remove();
  }, [present, place]);
  useModalPanel(open, panel, onClose);
  return createPortal(
    <div className={styles.layer} data-state={open ? 'open' : 'closed'} inert={!open}>
      <div className={styles.backdrop} data-testid="flashcard-backdrop" aria-hidden="true" onClick={onClose} />
      <div ref={panel} className={styles.panel} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        {children}
      </div>
    </div>,
    place,
  );
}
