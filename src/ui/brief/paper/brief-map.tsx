import { useMemo, useRef } from 'react';
import { mapSentence } from '../../../domain/brief/map-sentence';
import type { PreviousData } from '../../../domain/brief/brief-movement';
import { countOf } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { useElementSize } from '../../kit/layout/use-element-size';
import styles from './brief-map.module.scss';
import { briefPlane } from './brief-plane';
import { PlaneDrawing } from './plane-drawing';
import { numberWord } from '../../../domain/brief/number-words';

interface Props {
  readonly topics: readonly Topic[];
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
}

const FULL_WIDTH = 608;
const PRINTED = { width: 700, height: 280, fontSize: 11, unit: 1.5 };

/** Where the topics of the brief stand among all topics of the project. */
export function BriefMap({ topics, all, previous }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.min(FULL_WIDTH, useElementSize(box)?.width ?? FULL_WIDTH);
  const height = width < 480 ? 240 : 250;
  const plane = useMemo(
    () => briefPlane(topics, all, previous?.topics ?? null, { width, height, fontSize: 11, unit: 1.3 }),
    [topics, all, previous, width, height],
  );
  const printed = useMemo(() => briefPlane(topics, all, previous?.topics ?? null, PRINTED), [topics, all, previous]);
  const count = plane.others.length + plane.chosen.length;
  if (plane.chosen.length === 0) {
    return <p className={styles.note}>There is no map, because growth or sizing of these topics is unknown.</p>;
  }
  const hasTrails = plane.chosen.some(({ trail }) => trail !== null);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>Where {topics.length === 1 ? 'it stands' : `the ${numberWord(topics.length)} stand`}</b> among the{' '}
        {countOf(count, 'topic')} on the map
        {hasTrails && `; trails lead from the place of ${previous?.since ?? ''}`}
      </figcaption>
      <div ref={box}>
        <PlaneDrawing plane={plane} width={width} height={height} label={mapSentence(topics)} />
      </div>
      {/* On paper it has one size, whatever the window has. */}
      <div className={styles.printed} aria-hidden="true">
        <PlaneDrawing plane={printed} width={PRINTED.width} height={PRINTED.height} label="" />
      </div>
      {plane.unplaced.length > 0 && (
        <p className={styles.note}>Not on the map, because growth or sizing is unknown: {plane.unplaced.join(', ')}.</p>
      )}
    </figure>
  );
}
