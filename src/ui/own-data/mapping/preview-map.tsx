import { useMemo } from 'react';
import type { MappingPreview, PreviewPoint } from '../../../domain/own-data/built-workspace';
import type { ComparedSignal } from '../../../domain/compare/comparison';
import { quadrantOf } from '../../../domain/topic/quadrant';
import { ChosenMap } from '../../compare/map/chosen-map';
import styles from './preview-map.module.scss';

/** With more, the names would leave no room for the bubbles. */
const MOST_NAMED = 60;
const NAMED_OF_MANY = 12;
const NO_PREVIOUS: ReadonlyMap<string, ComparedSignal> = new Map();

/** The map that the file would make. */
export function PreviewMap({ preview }: { readonly preview: MappingPreview | null }) {
  const all = useMemo(() => (preview?.points ?? []).map(signalOf), [preview]);
  const named = useMemo(() => (all.length <= MOST_NAMED ? all : all.toSorted(byGrowth).slice(0, NAMED_OF_MANY)), [all]);
  if (preview === null) return null;
  if (all.length === 0) {
    return <p className={styles.empty}>No topic has both growth and sizing, so the map would be empty.</p>;
  }
  return (
    <div className={styles.map}>
      <ChosenMap width={430} height={216} all={all} chosen={named} previous={NO_PREVIOUS} />
    </div>
  );
}

function byGrowth(one: ComparedSignal, other: ComparedSignal): number {
  return (other.growth ?? 0) - (one.growth ?? 0);
}

function signalOf({ name, growth, sizing, quadrant }: PreviewPoint, index: number): ComparedSignal {
  return {
    id: String(index),
    name,
    description: '',
    imageUrl: null,
    quadrant: quadrantOf(quadrant),
    sizing: { average: sizing, averageLabel: null, consumer: null, industry: null, society: null },
    consensus: { label: null, iconUrl: null },
    growth,
    driverCount: 1,
  };
}
