import { CircleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { ToastStore } from '../../application/shared/toast.store';
import { useResolved } from '../di/resolver';
import { Box, Row, Stack } from '../kit/layout/stack';
import styles from './toast-region.module.scss';
import { useEffect, useRef, useState } from 'react';

/**
 * Short messages at an edge of every page, announced politely; their time stops while the pointer or the focus is on
 * them. A child of the body: a modal panel makes the rest of the page inert, but not them.
 */
export const ToastRegion = observer(function ToastRegion() {
  const toasts = useResolved(ToastStore);
  const edge = useToastEdge(toasts.shown.at(-1)?.id);
  return createPortal(
    <Stack
      gap={8}
      className={styles.region}
      role="status"
      aria-live="polite"
      data-toasts=""
      data-edge={edge}
      data-print="none"
    >
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
    </Stack>,
    document.body,
  );
});

type ToastEdge = 'raised' | 'bottom';

/** The height at the bottom of the window that a toast may cover, in pixels. */
const COVERED = 140;

/**
 * Where new toasts are: at the bottom of the window, or raised above the dock of the screen, or above the control that was
 * used last when that is at the bottom: a toast must not cover what it is about. The top has the tabs and headers.
 * @param newest changes with each new toast
 */
function useToastEdge(newest: number | undefined): ToastEdge {
  const [edge, setEdge] = useState<{ of: number | undefined; edge: ToastEdge }>({ of: newest, edge: 'bottom' });
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    const onPress = ({ clientY }: PointerEvent): void => {
      pressed.current = clientY;
    };
    const onKey = (): void => {
      pressed.current = null;
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  // Decided once for each toast: one that moved while it is read would be missed by the pointer.
  if (newest !== undefined && edge.of !== newest) {
    const hasDock = document.querySelector('[data-dock]') !== null;
    const isAtFoot = (pressed.current ?? focusedAt()) > window.innerHeight - COVERED;
    const next = hasDock || isAtFoot ? 'raised' : 'bottom';
    setEdge({ of: newest, edge: next });
    return next;
  }
  return edge.edge;
}

/** The lower edge of the focused control, in pixels of the window. A focused container is no control. */
function focusedAt(): number {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 0;
  const { bottom, height } = activeElement.getBoundingClientRect();
  return height > COVERED ? 0 : bottom;
}
