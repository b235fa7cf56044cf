import { useMemo, useRef } from 'react';
import { mapSentence } from '../../../domain/brief/map-sentence';
import type { PreviousData } from '../../../domain/brief/brief-movement';
import { countOf } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { useAfterPaint } from '../../kit/layout/use-after-paint';
import { useElementSize } from '../../kit/layout/use-element-size';
import styles from './brief-map.module.scss';
import { briefPlane, type BriefPlane } from './brief-plane';
import { PlaneDrawing } from './plane-drawing';
import { numberWord } from '../../../domain/shared/number-word';

interface Props {
  readonly topics: readonly Topic[];
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
}

const FULL_WIDTH = 608;
/** The dots of more topics are drawn in tasks of their own, after the first frame. */
const FEW = 500;
const PRINTED = { width: 700, height: 280, fontSize: 11, unit: 1.5 };

/** Where the topics of the brief stand among all topics of the project. */
export function BriefMap(props: Props) {
  const { topics, all } = props;
  const isPainted = useAfterPaint();
  if (all.length <= FEW || isPainted) return <ReadyMap {...props} />;
  return (
    <figure className={styles.figure}>
      <Caption topics={topics} />
      <div className={styles.waiting} />
    </figure>
  );
}

/** Measured when it is mounted: in the task that draws the rest of the page, that would compute the whole layout. */
function ReadyMap({ topics, all, previous }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.min(FULL_WIDTH, useElementSize(box)?.width ?? FULL_WIDTH);
  const height = width < 480 ? 240 : 250;
  const plane = useMemo(
    () => briefPlane(topics, all, previous?.topics ?? null, { width, height, fontSize: 11, unit: 1.3 }),
    [topics, all, previous, width, height],
  );
  if (plane.chosen.length === 0) {
    return <p className={styles.note}>There is no map, because growth or sizing of these topics is unknown.</p>;
  }
  return (
    <figure className={styles.figure}>
      <Caption topics={topics} surroundings={surroundingsOf(plane, previous)} />
      <div ref={box} style={{ minHeight: height }}>
        <PlaneDrawing plane={plane} width={width} height={height} label={mapSentence(topics)} />
      </div>
      <PrintedMap topics={topics} all={all} previous={previous} />
      {plane.unplaced.length > 0 && (
        <p className={styles.note}>Not on the map, because growth or sizing is unknown: {plane.unplaced.join(', ')}.</p>
      )}
    </figure>
  );
}

function Caption({ topics, surroundings }: { readonly topics: readonly Topic[]; readonly surroundings?: string }) {
  return (
    <figcaption>
      <b>Where {topics.length === 1 ? 'it stands' : `the ${numberWord(topics.length)} stand`}</b> {surroundings}
    </figcaption>
  );
}

function surroundingsOf({ others, chosen }: BriefPlane, previous: PreviousData | null): string {
  const among = `among the ${countOf(others.length + chosen.length, 'topic')} on the map`;
  const hasTrails = chosen.some(({ trail }) => trail !== null);
  return hasTrails ? `${among}; trails lead from the place of ${previous?.since ?? ''}` : among;
}

/** On paper the map has one size, whatever the window has. */
function PrintedMap({ topics, all, previous }: Props) {
  const isPainted = useAfterPaint();
  const isReady = all.length <= FEW || isPainted;
  const plane = useMemo(
    () => (isReady ? briefPlane(topics, all, previous?.topics ?? null, PRINTED) : null),
    [topics, all, isReady, previous],
  );
  return (
    <div className={styles.printed} aria-hidden="true">
      {plane !== null && <PlaneDrawing plane={plane} width={PRINTED.width} height={PRINTED.height} label="" />}
    </div>
  );
}
