import { rem } from '../../kit/layout/page-view';
import type { ChartData } from '../chart-data';
import { RingKey } from './ring-key';
import { RingRadar } from './ring-radar';

interface Props {
  readonly data: ChartData;
  readonly width: number;
}

/** Height by width of a radar in a picture. */
const PROPORTION = 0.6;

/** The rings for an exported picture. */
export function RingPicture({ data, width }: Props) {
  return (
    <div style={{ width: rem(width) }}>
      <RingRadar data={data} size={{ width, height: width * PROPORTION }} active={null} onActive={() => {}} />
      <RingKey data={data} />
    </div>
  );
}
