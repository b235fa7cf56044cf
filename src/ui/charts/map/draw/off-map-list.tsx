import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../../kit/controls/icon-button';
import { late } from '../../../kit/layout/late';
import { usePageView } from '../../../kit/layout/page-view';
import { Row, Stack, Text } from '../../../kit/layout/stack';
import styles from './map-footer.module.scss';
import type { OffMapProps } from './off-map-items';
import { offMapOnPaper, offMapWords, whyOffMap } from './off-map-words';

const OffMapItems = late(async () => (await import('./off-map-items')).OffMapItems);

/** A button with the list of items that have no position on the map. */
export function OffMapList({ items, data }: OffMapProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { isPrinting } = usePageView();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Element && root.current?.contains(target) === false) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);
  // The list shows a part of its items at once, and nothing of paper can be opened.
  if (isPrinting)
    return (
      <Text breaks className={styles.offMapNames}>
        {offMapOnPaper(items, data.axes)}
      </Text>
    );
  return (
    <div
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.offMapButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {offMapWords(items, data.axes)}
      </button>
      {isOpen && (
        <Stack column id={id} className={styles.panel} role="region" aria-label={`Not on the map: ${data.type}s`}>
          <Row gap={12} align="start" tone="muted" fit="rigid" pad="8 12" className={styles.panelHead}>
            <Text fit="grow">{whyOffMap(`${data.type}s`, data.axes)}</Text>
            <IconButton label="Close" icon={<X size={16} aria-hidden="true" />} onClick={close} />
          </Row>
          <OffMapItems items={items} data={data} />
        </Stack>
      )}
    </div>
  );
}
