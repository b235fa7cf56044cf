import { useMemo } from 'react';
import type { MappingPreview } from '../../../domain/own-data/mapping';
import type { PlaneItem } from '../../../domain/plane/plane-scene';
import { planeWithAxes, smallMap } from '../../../domain/plane/small-map';
import { Text } from '../../kit/layout/stack';
import { namesOnMap, SmallMapPicture } from '../../plane/small-map-picture';
import { nameRuler } from '../../plane/text-ruler';

/** With more, the names would leave no room for the bubbles. */
const MOST_NAMED = 60;
const NAMED_OF_MANY = 12;
const MAP = planeWithAxes({ width: 304, height: 216 });

interface Props {
  readonly preview: MappingPreview | null;
  /** Of the column that is taken for growth. */
  readonly growthName: string;
}

/** The map that the file would make. */
export function PreviewMap({ preview, growthName }: Props) {
  const points = preview?.points;
  const sizeAxis = preview?.sizeAxis ?? null;
  const map = useMemo(() => {
    const all = points ?? [];
    const chosen = all.length <= MOST_NAMED ? all : all.toSorted(byGrowth).slice(0, NAMED_OF_MANY);
    return smallMap({ all, chosen, before: null }, { plane: MAP, measure: nameRuler(), growthName, sizeAxis });
  }, [points, growthName, sizeAxis]);
  if (preview === null) return null;
  if (map !== null) return <SmallMapPicture map={map} hasAxes label={namesOnMap(map)} />;
  return (
    <Text type="small" tone="muted">
      {preview.rings.length === 0 ? (
        'No topic has both growth and a size: it opens as a list.'
      ) : (
        <>
          This is a technology radar. It opens with the Ring map, from the inside:{' '}
          <strong>{preview.rings.join(', ')}</strong>.
        </>
      )}
    </Text>
  );
}

function byGrowth(one: PlaneItem, other: PlaneItem): number {
  return (other.growth ?? 0) - (one.growth ?? 0);
}
