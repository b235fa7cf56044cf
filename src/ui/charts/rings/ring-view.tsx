import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useElementSize } from '../../kit/layout/use-element-size';
import type { ChartData } from '../../../application/charts/chart-data';
import { RingKey, RingMark } from './ring-key';
import { RingRadar } from './ring-radar';
import styles from './ring-view.module.scss';
import { formatCount } from '../../../domain/shared/figures';
import { Box, Stack, Text } from '../../kit/layout/stack';
import { useDataText } from '../../kit/media/data-text';

/** Where a phone has less room, the page scrolls. */
const LEAST = 320;

/** Topics by the rings of a technology radar, or by their statuses. */
export const RingView = observer(function RingView({ data }: { readonly data: ChartData }) {
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const [active, setActive] = useState<string | null>(null);
  return (
    <Stack column gap={8} className={styles.view} data-print="block">
      <div className={styles.beside} data-print="block">
        <div ref={room} className={styles.drawing} data-print="flow">
          {size !== null && (
            <RingRadar
              data={data}
              size={{ width: Math.max(LEAST, size.width), height: Math.max(LEAST, size.height - 4) }}
              active={active}
              onActive={setActive}
            />
          )}
        </div>
        <RingList data={data} active={active} onActive={setActive} />
      </div>
      <RingKey data={data} />
    </Stack>
  );
});

interface Props {
  readonly data: ChartData;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
}

/**
 * All names beside the radar, where not each has room: by sector, from the inner ring. For the pointer and for paper; keys
 * and screen readers have the dots, which are the same buttons.
 */
export const RingList = observer(function RingList({ data, active, onActive }: Props) {
  const dataText = useDataText();
  const { rings, sectors } = data.ringGroups;
  return (
    <Box pad="0 0 0 16" fit="rigid" className={styles.list} aria-hidden="true">
      {sectors.map(({ label, entries }) => (
        <section key={label}>
          <Text as="h3" type="card" pad="8 0 4" {...dataText}>
            {label}{' '}
            <Text as="span" type="caption" tone="muted">
              {formatCount(entries.length)}
            </Text>
          </Text>
          {entries.map(({ item, ring, move }) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              className={styles.topic}
              data-active={item.id === active || undefined}
              onPointerEnter={() => onActive(item.id)}
              onPointerLeave={() => onActive(null)}
              onClick={() => data.open(item)}
            >
              <RingMark move={move} />
              <span {...dataText}>{item.name}</span>
              <Text as="span" type="caption" tone="muted" className={styles.ring}>
                {rings[ring]}
              </Text>
            </button>
          ))}
        </section>
      ))}
    </Box>
  );
});
