import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { signedCount } from './signed-count';
import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { countOf, formatCount } from '../../domain/shared/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import { TextRuler } from '../charts/map/text-ruler';
import { useElementSize } from '../kit/layout/use-element-size';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { baselineOf, movementMap, type MovementMap } from './movement-map-model';
import styles from './movement-map.module.scss';

interface Props {
  readonly view: DataRefresh;
  readonly moved: WhatMoved;
  /** The address of the topic map. */
  readonly mapPath: string;
}

const HEIGHT = 332;
const LOW = 236;
const NARROW = 480;

/** The map of only what moved, came or went; the rest as small dots. Nothing where no figures are known. */
export const MovementMapFigure = observer(function MovementMapFigure({ view, moved, mapPath }: Props) {
  const plane = useRef<HTMLDivElement>(null);
  const width = useElementSize(plane)?.width ?? 0;
  const height = width < NARROW ? LOW : HEIGHT;
  const map = useMemo(() => {
    // Until it is measured; also in tests without a layout.
    const size = { width: width || 548, height };
    return movementMap(moved, size, new TextRuler('500 12px "Inter Variable", sans-serif').measure);
  }, [moved, width, height]);
  if (map === null) return null;
  const words = `${countOf(moved.moved, 'topic')} moved, ${formatCount(moved.added.length)} new, ${formatCount(moved.gone.length)} gone`;
  return (
    <figure className={styles.figure}>
      <div ref={plane} className={styles.plane} style={{ height: `${height / 16}rem` }}>
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Map of growth over average sizing: ${words}`}>
            <Marks map={map} width={width} height={height} />
          </svg>
        )}
        <ul className={styles.corners} aria-label="Topics of each quadrant, with the net change">
          {view.quadrants.map(({ code, count, net }) => (
            <li key={code} data-quadrant={quadrantHue(quadrantOf(code))} data-code={code}>
              {view.labelOf(code)} <b>{formatCount(count)}</b> <span>{signedCount(net)}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.key} aria-hidden="true">
          <svg width="20" height="10">
            <path className={styles.keyTrail} d="M0 5L16 2V8Z" />
            <circle cx="15" cy="5" r="4" />
          </svg>
          moved
          <svg width="16" height="16">
            <circle className={styles.ring} cx="8" cy="8" r="6.5" />
            <circle cx="8" cy="8" r="4" />
          </svg>
          new
          <svg width="14" height="14">
            <circle className={styles.gone} cx="7" cy="7" r="5" />
          </svg>
          gone
        </span>
        <Link to={mapPath} className={styles.link} data-print="none">
          Open the topic map with its movement
        </Link>
      </figcaption>
    </figure>
  );
});

function Marks({ map, width, height }: { readonly map: MovementMap; readonly width: number; readonly height: number }) {
  const { split, still, moved, added, gone, labels } = map;
  return (
    <>
      {split !== null && <path className={styles.split} d={`M${split.x} 0V${height}M0 ${split.y}H${width}`} />}
      <path className={styles.still} d={still} />
      {moved.map(({ id, hue, points }) => (
        <polygon key={id} className={styles.trail} data-quadrant={hue} points={points} />
      ))}
      {moved.map(({ id, hue, x, y }) => (
        <circle key={id} className={styles.dot} data-quadrant={hue} cx={x} cy={y} r="4" />
      ))}
      {added.map(({ id, hue, x, y }) => (
        <g key={id} data-quadrant={hue}>
          <circle className={styles.ring} cx={x} cy={y} r="8" />
          <circle className={styles.dot} cx={x} cy={y} r="4.5" />
        </g>
      ))}
      {gone.map(({ id, hue, x, y }) => (
        <circle key={id} className={styles.gone} data-quadrant={hue} cx={x} cy={y} r="5" />
      ))}
      {labels.map(({ text, box, line }) => (
        <g key={text}>
          {line !== null && (
            <path className={styles.tie} d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
          )}
          <text className={styles.label} x={box.left} y={baselineOf(box)}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
