import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useElementSize } from '../../kit/layout/use-element-size';
import type { ChartData } from '../chart-data';
import { RingKey } from './ring-key';
import { RingList } from './ring-list';
import { RingRadar } from './ring-radar';
import styles from './ring-view.module.scss';

/** Where a phone has less room, the page scrolls. */
const LEAST = 320;

/** Topics by the rings of a technology radar, or by their statuses. */
export const RingView = observer(function RingView({ data }: { readonly data: ChartData }) {
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  const [active, setActive] = useState<string | null>(null);
  return (
    <div className={styles.view} data-print="block">
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
    </div>
  );
});
