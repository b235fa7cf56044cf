import { useMemo } from 'react';
import type { MappingPreview, PreviewPoint } from '../../../domain/own-data/mapping-preview';
import type { PlaneItem } from '../../../domain/plane/plane-scene';
import { planeWithAxes, smallMap } from '../../../domain/plane/small-map';
import { quadrantOf } from '../../../domain/topic/quadrant';
import { Text } from '../../kit/layout/text';
import { namesOnMap, SmallMapPicture } from '../../plane/small-map-picture';
import { nameRuler } from '../../plane/text-ruler';

/** With more, the names would leave no room for the bubbles. */
const MOST_NAMED = 60;
const NAMED_OF_MANY = 12;
const MAP = planeWithAxes({ width: 430, height: 216 });

interface Props {
  readonly preview: MappingPreview | null;
  /** Of the column that is taken for growth. */
  readonly growthName: string;
}

/** The map that the file would make. */
export function PreviewMap({ preview, growthName }: Props) {
  const map = useMemo(() => {
    const all = (preview?.points ?? []).map(itemOf);
    const chosen = all.length <= MOST_NAMED ? all : all.toSorted(byGrowth).slice(0, NAMED_OF_MANY);
    return smallMap({ all, chosen, before: null }, { plane: MAP, measure: nameRuler(), growthName });
  }, [preview, growthName]);
  if (preview === null) return null;
  if (map === null && preview.rings.length > 0) {
    return (
      <Text type="small" tone="muted">
        This is a technology radar: rings instead of figures. It opens with the Ring map, from the inside:{' '}
        <strong>{preview.rings.join(', ')}</strong>.
      </Text>
    );
  }
  if (map === null) {
    return (
      <Text type="small" tone="muted">
        No topic has both growth and sizing, so the map would be empty.
      </Text>
    );
  }
  return <SmallMapPicture map={map} hasAxes label={namesOnMap(map)} />;
}

function byGrowth(one: PlaneItem, other: PlaneItem): number {
  return (other.growth ?? 0) - (one.growth ?? 0);
}

function itemOf({ name, growth, sizing, quadrant }: PreviewPoint, index: number): PlaneItem {
  const id = String(index);
  return { id, name, quadrant: quadrantOf(quadrant), growth, sizing: { average: sizing }, driverCount: 1 };
}
