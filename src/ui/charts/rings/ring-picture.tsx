import type { RingForm } from '../../../domain/explore/view-query';
import { rem } from '../../kit/layout/page-view';
import type { ChartData } from '../chart-data';
import { RingKey } from './ring-key';
import { RingRadar } from './ring-radar';
import { RingStrips } from './ring-strips';

interface Props {
  readonly data: ChartData;
  readonly form: RingForm;
  readonly width: number;
}

/** Height by width of a radar in a picture. */
const PROPORTION = 0.6;

/** The rings for an exported picture. */
export function RingPicture({ data, form, width }: Props) {
  return (
    <div style={{ width: rem(width) }}>
      {form === 'strips' ? (
        <RingStrips data={data} />
      ) : (
        <RingRadar data={data} size={{ width, height: width * PROPORTION }} active={null} onActive={() => {}} />
      )}
      <RingKey data={data} />
    </div>
  );
}
