import type { HouseStyle } from '../../domain/shared/house-style';
import { late } from '../kit/layout/late';
import { HousePanel } from './house-panel';

const HousePreview = late(async () => (await import('./house-preview')).HousePreview, { failure: 'nothing' });

interface Props {
  readonly house: HouseStyle;
  readonly onChange: (house: HouseStyle) => void;
}

/** The fields of the look of documents, and documents that have it. */
export function HouseStyleEditor({ house, onChange }: Props) {
  return (
    <>
      <HousePanel house={house} onChange={onChange} />
      <HousePreview house={house} />
    </>
  );
}
