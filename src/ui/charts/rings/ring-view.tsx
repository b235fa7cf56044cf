import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { RingForm } from '../../../domain/explore/view-query';
import { useElementSize } from '../../kit/layout/use-element-size';
import type { ChartData } from '../chart-data';
import { RingKey } from './ring-key';
import { RingRadar } from './ring-radar';
import { RingStrips } from './ring-strips';
import styles from './ring-view.module.scss';

interface Props {
  readonly data: ChartData;
  readonly form: RingForm;
}

/** Where a phone has less room, the page scrolls. */
const LEAST = 320;

/** Topics by the rings of a technology radar, or by their statuses. */
export const RingView = observer(function RingView({ data, form }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const size = useElementSize(room);
  return (
    <div className={styles.view} data-print="block">
      <div ref={room} className={styles.drawing} data-print="flow">
        {form === 'strips' && <RingStrips data={data} />}
        {form === 'radar' && size !== null && (
          <RingRadar
            data={data}
            size={{ width: Math.max(LEAST, size.width), height: Math.max(LEAST, size.height - 4) }}
          />
        )}
      </div>
      <RingKey data={data} />
    </div>
  );
});
