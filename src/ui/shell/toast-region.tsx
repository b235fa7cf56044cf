import { CircleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { ToastStore } from '../../application/shared/toast.store';
import { useResolved } from '../di/resolver';
import { Box, Row } from '../kit/layout/stack';
import styles from './toast-region.module.scss';
import { useToastEdge } from './use-toast-edge';

/**
 * Short messages at an edge of every page, announced politely; their time stops while the pointer or the focus is on
 * them. A child of the body: a modal panel makes the rest of the page inert, but not them.
 */
export const ToastRegion = observer(function ToastRegion() {
  const toasts = useResolved(ToastStore);
  const edge = useToastEdge(toasts.shown.at(-1)?.id);
  return createPortal(
    <div className={styles.region} role="status" aria-live="polite" data-toasts="" data-edge={edge} data-print="none">
      {toasts.shown.map(({ id, toast }) => (
        <Row
          key={id}
          gap={8}
          pad="0 4 0 16"
          className={styles.toast}
          onPointerEnter={() => toasts.pause(id)}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.contains(document.activeElement)) toasts.resume(id);
          }}
          onFocus={() => toasts.pause(id)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) toasts.resume(id);
          }}
        >
          {toast.tone === 'error' && <CircleAlert size={16} aria-hidden="true" />}
          <Box as="span" breaks pad="12 8 12 0">
            {toast.text}
          </Box>
          {toast.action && (
            <button type="button" className={styles.action} onClick={() => toasts.act(id)}>
              {toast.action.label}
            </button>
          )}
          <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={() => toasts.dismiss(id)}>
            <X size={16} aria-hidden="true" />
          </button>
        </Row>
      ))}
    </div>,
    document.body,
  );
});
