import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDialogHistory } from './dialog-history';
import styles from './modal.module.scss';

interface Props {
  readonly open: boolean;
  /** On Escape, on a click on the backdrop, on Back, and on the system's gesture of going back. */
  readonly onClose: () => void;
  readonly label: string;
  readonly className?: string | undefined;
  /** It opens above whatever is open, which stays as it is below. */
  readonly isAbove?: boolean;
  readonly children: ReactNode;
}

/** A native modal `<dialog>`: the browser traps the focus, returns it, and makes the rest of the page inert. */
export function Modal({ open, onClose, label, className, isAbove = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);

  useDialogHistory(open, onClose);

  // Removed while open, it would not return the focus. A layout effect ends before the element is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={[styles.modal, className].filter(Boolean).join(' ')}
      aria-label={label}
      data-above={isAbove || undefined}
      // Of several open things Escape closes the uppermost.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (!isAbove) return;
        // A menu below may have taken the key, without which the browser would cancel the dialog.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The content fills the dialog, so a click on the dialog itself is one on its backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

/**
 * Keeps the page from scrolling while something modal lies over it. A padding replaces the scroll bar, so that the
 * layout does not shift.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  const { overflow } = root.style;
  const { paddingInlineEnd } = body.style;
  const width = body.getBoundingClientRect().width;
  root.style.overflow = 'hidden';
  const gained = body.getBoundingClientRect().width - width;
  if (gained > 0) body.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow });
    Object.assign(body.style, { paddingInlineEnd });
  };
}
