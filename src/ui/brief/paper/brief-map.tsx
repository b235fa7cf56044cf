import { useMemo, useRef } from 'react';
import { mapSentence } from '../../../domain/brief/map-sentence';
import type { PreviousData } from '../../../domain/brief/brief-movement';
import { countOf } from '../../../domain/shared/figures';
import { QUADRANTS } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import { useElementSize } from '../../kit/layout/use-element-size';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './brief-map.module.scss';
import { briefPlane, type BriefPlane } from './brief-plane';
import { numberWord } from '../../../domain/brief/number-words';

interface Props {
  readonly topics: readonly Topic[];
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
}

const FULL_WIDTH = 608;
const PRINTED = { width: 700, height: 280, fontSize: 11, unit: 2.4 };

/** Where the topics of the brief stand among all topics of the project. */
export function BriefMap({ topics, all, previous }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = Math.min(FULL_WIDTH, useElementSize(box)?.width ?? FULL_WIDTH);
  const height = width < 480 ? 240 : 250;
  const plane = useMemo(
    () => briefPlane(topics, all, previous?.topics ?? null, { width, height, fontSize: 11, unit: 2.1 }),
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

interface DrawingProps {
  readonly plane: BriefPlane;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

function PlaneDrawing({ plane, width, height, label }: DrawingProps) {
  const { area, split, columns, rows, others, chosen } = plane;
  return (
    <svg className={styles.plane} viewBox={`0 0 ${width} ${height}`} fontSize={11} role="img" aria-label={label}>
      {split !== null && <Quadrants area={area} split={split} />}
      {rows.map(({ at, text }) => (
        <g key={text}>
          <path className={styles.grid} d={`M${area.left} ${at}H${area.right}`} />
          <text className={styles.tick} x={area.left - 6} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {columns
        .filter(({ at }) => at < area.right - 112)
        .map(({ at, text }) => (
          <text key={text} className={styles.tick} x={at} y={height - 5} textAnchor="middle">
            {text}
          </text>
        ))}
      <text className={styles.axis} x={area.left} y={12}>
        ↑ Growth, 3-year CAGR
      </text>
      <text className={styles.axis} x={area.right} y={height - 5} textAnchor="end">
        Average sizing →
      </text>
      {others.map(({ x, y, r, hue }, index) => (
        <circle key={index} className={styles.other} data-quadrant={hue} cx={x} cy={y} r={r} />
      ))}
      {chosen.map(({ trail, hue, number }) =>
        trail === null ? null : (
          <path
            key={number}
            className={styles.trail}
            data-quadrant={hue}
            d={`M${trail.map((point) => `${point.x} ${point.y}`).join('L')}Z`}
          />
        ),
      )}
      {chosen.map(({ x, y, r, hue, number, name, label: at }) => (
        <g key={number} data-quadrant={hue}>
          <circle className={styles.chosen} cx={x} cy={y} r={r} />
          <text className={styles.number} x={x} y={y + 3.8} textAnchor="middle">
            {number}
          </text>
          {at !== null && (
            <text className={styles.name} x={(at.left + at.right) / 2} y={at.bottom - 4} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Quadrants({ area, split }: Pick<BriefPlane, 'area'> & { readonly split: NonNullable<BriefPlane['split']> }) {
  const { left, top, right, bottom } = area;
  const areas = [
    { code: 3, x: left, y: top, width: split.x - left, height: split.y - top, at: [left + 8, top + 14, 'start'] },
    { code: 1, x: split.x, y: top, width: right - split.x, height: split.y - top, at: [right - 8, top + 14, 'end'] },
    {
      code: 4,
      x: left,
      y: split.y,
      width: split.x - left,
      height: bottom - split.y,
      at: [left + 8, bottom - 7, 'start'],
    },
    {
      code: 2,
      x: split.x,
      y: split.y,
      width: right - split.x,
      height: bottom - split.y,
      at: [right - 8, bottom - 7, 'end'],
    },
  ] as const;
  return areas.map(({ code, x, y, width, height, at: [textX, textY, anchor] }) => (
    <g key={code} data-quadrant={quadrantHue(QUADRANTS[code])}>
      <rect className={styles.area} x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} />
      <text className={styles.areaName} x={textX} y={textY} textAnchor={anchor}>
        {QUADRANTS[code].label}
      </text>
    </g>
  ));
}
