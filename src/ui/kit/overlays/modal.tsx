import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './modal.module.scss';

interface Props {
  readonly open: boolean;
  /** Escape, a click on the backdrop, or the system's own gesture of going back. */
  readonly onClose: () => void;
  readonly label: string;
  /** Gives it its place and size, and how it comes and goes. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, gives it back, and lies above everything else. */
export function Modal({ open, onClose, label, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  // Taken off the page while open, it would keep the focus it borrowed.
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={[styles.modal, className].filter(Boolean).join(' ')}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Whatever is inside has padding of its own, so a click on the dialog itself is one on its backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
