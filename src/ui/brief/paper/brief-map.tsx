import { useMemo, useRef } from 'react';
import type { SizeAxis } from '../../../domain/topic/size-axis';
import type { GrowthName } from '../../../domain/topic/signal';
import { numberWord } from '../../../domain/shared/words';
import { countOf } from '../../../domain/shared/figures';
import type { PlaneSize } from '../../../domain/plane/shapes';
import { namedOf, planeWithAxes, smallMap, type SmallMap } from '../../../domain/plane/small-map';
import { positionOf } from '../../../domain/topic/map-position';
import { leftOutWords, type Topic } from '../../../domain/topic/topic';
import { Text } from '../../kit/layout/stack';
import { useAfterPaint } from '../../kit/layout/when-idle';
import { useElementSize } from '../../kit/layout/use-element-size';
import { SmallMapPicture, UnnamedTopics } from '../../plane/small-map-picture';
import { nameRuler } from '../../plane/text-ruler';
import styles from './brief-map.module.scss';
import { mapSentence, type PreviousData } from '../../../domain/brief/brief-words';

interface Props {
  readonly topics: readonly Topic[];
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
  readonly growthName: GrowthName;
  readonly sizeAxis: SizeAxis | null;
  /** On paper, in px. */
  readonly printedHeight: number;
}

const FULL_WIDTH = 608;
/** The dots of more topics are drawn in tasks of their own, after the first frame. */
const FEW = 500;
/** As wide as the paper between its margins. */
const PRINTED_WIDTH = 665;

/** Where the topics of the brief stand among all topics of the project. */
export function BriefMap(props: Props) {
  const { topics, all } = props;
  const isPainted = useAfterPaint();
  // At once: the frame that waits for a map would reserve room that nothing needs.
  if (topics.every((topic) => positionOf(topic) === null)) return <NoMap />;
  if (all.length <= FEW || isPainted) return <ReadyMap {...props} />;
  return (
    <figure className={styles.figure}>
      <Caption topics={topics} />
      <div className={styles.waiting} />
    </figure>
  );
}

/** Measured when it is mounted: in the task that draws the rest of the page, that would compute the whole layout. */
function ReadyMap(props: Props) {
  const { topics, all, previous } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = Math.min(FULL_WIDTH, useElementSize(box)?.width ?? FULL_WIDTH);
  const height = width < 480 ? 240 : 250;
  const map = useMap(props, { width, height });
  const printed = useMap(props, { width: PRINTED_WIDTH, height: props.printedHeight });
  if (map === null || printed === null) return <NoMap />;
  const unplaced = map.marks.flatMap((mark, index) => (mark === null ? [index + 1] : []));
  return (
    <figure className={styles.figure}>
      <Caption topics={topics} surroundings={surroundingsOf(map, all.length, previous)} />
      <div ref={box} style={{ minHeight: height }} data-print="none">
        <SmallMapPicture map={map} label={mapSentence(topics)} hasAxes />
        <UnnamedTopics map={map} />
      </div>
      {/* On paper the map has one size, whatever the window has. */}
      <div aria-hidden="true" data-print="only">
        <SmallMapPicture map={printed} label="" hasAxes />
        <UnnamedTopics map={printed} />
      </div>
      {unplaced.length > 0 && (
        <Text type="caption" tone="muted" above={8}>
          Not on the map, because growth or sizing is unknown: {unplaced.join(', ')}.
        </Text>
      )}
    </figure>
  );
}

function NoMap() {
  return (
    <Text type="caption" tone="muted" above={8}>
      There is no map, because growth or sizing of these topics is unknown.
    </Text>
  );
}

function useMap({ topics, all, previous, growthName, sizeAxis }: Props, { width, height }: PlaneSize): SmallMap | null {
  return useMemo(() => {
    const plane = planeWithAxes({ width, height });
    const room = { plane, measure: nameRuler(), growthName, sizeAxis };
    return smallMap(
      { all, chosen: topics, before: previous?.topics ?? null, named: namedOf(topics), firstNumber: 1 },
      room,
    );
  }, [topics, all, previous, growthName, sizeAxis, width, height]);
}

function Caption({ topics, surroundings }: { readonly topics: readonly Topic[]; readonly surroundings?: string }) {
  return (
    <figcaption>
      <b>Where {topics.length === 1 ? 'it stands' : `the ${numberWord(topics.length)} stand`}</b> {surroundings}
    </figcaption>
  );
}

function surroundingsOf({ count, marks }: SmallMap, all: number, previous: PreviousData | null): string {
  const among = `among the ${countOf(count, 'topic')} on the map`;
  const hasTrails = marks.some((mark) => mark?.from);
  const trails = hasTrails ? `; trails show the movement since ${previous?.since ?? ''}` : '';
  return [among + trails, leftOutWords(all - count, 'place')].filter(Boolean).join('. ');
}
