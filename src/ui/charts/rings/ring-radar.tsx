import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent } from 'react';
import { nextInDirection } from '../../../domain/plane/hit-test';
import { LABEL_HEIGHT } from '../../../domain/plane/label-placement';
import { ringPlane, type RingDot } from '../../../domain/plane/ring-plane';
import type { PlaneSize, Point } from '../../../domain/plane/shapes';
import { formatCount } from '../../../domain/shared/figures';
import { nameRuler } from '../../plane/text-ruler';
import { arrowDirection } from '../../kit/arrow-keys';
import { rem } from '../../kit/layout/page-view';
import type { ChartData } from '../../../application/charts/chart-data';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import { MOVE_WORDS } from '../../../domain/topic/radar-values';
import styles from './ring-radar.module.scss';

type Dot = RingDot<ChartItem>;

interface Props {
  readonly data: ChartData;
  readonly size: PlaneSize;
  /** The id of the topic whose name is shown in any case. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
}

/** Rings as circles: one stop of the Tab key, in which arrow keys move. A name without room shows on hover and focus. */
export const RingRadar = observer(function RingRadar({ data, size, active, onActive }: Props) {
  const [measure] = useState(nameRuler);
  const [focused, setFocused] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { rings, sectors } = data.ringGroups;
  const plane = ringPlane({ rings, sectors }, size, measure);
  const stop = plane.dots.find(({ entry }) => entry.item.id === focused) ?? plane.dots[0];
  const named = new Set(plane.labels.map(({ dot }) => dot));
  const shown = plane.dots.find((dot) => dot.entry.item.id === active);
  const move = (event: KeyboardEvent): void => {
    const direction = arrowDirection(event);
    if (stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      data.open(stop.entry.item);
    }
    if (direction === null) return;
    event.preventDefault();
    const next = nextInDirection(stop, plane.dots, direction);
    const dots = svg.current?.querySelectorAll<SVGElement>('[data-topic]') ?? [];
    [...dots].find((dot) => dot.dataset['topic'] === next?.entry.item.id)?.focus();
  };
  const { centre } = plane;
  return (
    <svg
      ref={svg}
      className={styles.radar}
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ width: rem(size.width), height: rem(size.height) }}
      role="group"
      aria-label="Topics by ring and sector"
      onKeyDown={move}
    >
      {plane.radii
        .map((radius, ring) => (
          <circle
            key={rings[ring]}
            className={styles.ring}
            style={shadeOf(ring, rings.length)}
            cx={centre.x}
            cy={centre.y}
            r={radius}
          />
        ))
        .toReversed()}
      {plane.spokes.map((spoke) => (
        <line
          key={`${spoke.x} ${spoke.y}`}
          className={styles.spoke}
          x1={centre.x}
          y1={centre.y}
          x2={spoke.x}
          y2={spoke.y}
        />
      ))}
      {plane.ringNames.map(({ x, y, label }) => (
        <text key={label} className={styles.ringName} x={x} y={y} textAnchor="middle">
          {label}
        </text>
      ))}
      {plane.titles.map(({ x, y, label, count, anchor }) => (
        <text key={label} className={styles.title} x={x} y={y} textAnchor={anchor}>
          {label}
          <tspan className={styles.count}> {formatCount(count)}</tspan>
        </text>
      ))}
      {plane.labels.map(({ dot, box, line }) => (
        <g key={dot.entry.item.id} aria-hidden="true">
          {line !== null && (
            <line className={styles.leader} x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
          )}
          <text
            className={dot.entry.move === null ? styles.name : styles.movedName}
            x={(box.left + box.right) / 2}
            y={box.top + BASE_LINE}
            textAnchor="middle"
          >
            {dot.entry.item.name}
          </text>
        </g>
      ))}
      {plane.dots.map((dot) => (
        <DotMark
          key={dot.entry.item.id}
          dot={dot}
          words={wordsOf(dot, rings[dot.entry.ring] ?? '')}
          isStop={dot === stop}
          isActive={dot === shown}
          onFocus={setFocused}
          onActive={onActive}
          onOpen={() => data.open(dot.entry.item)}
        />
      ))}
      {shown !== undefined && !named.has(shown) && <ActiveName dot={shown} width={size.width} measure={measure} />}
    </svg>
  );
});

const BASE_LINE = 12;

/** The inner ring is the darkest. */
function shadeOf(ring: number, count: number): Readonly<Record<string, number>> {
  return { '--depth': count < 2 ? 1 : 1 - ring / (count - 1) };
}

interface DotProps {
  readonly dot: Dot;
  readonly words: string;
  readonly isStop: boolean;
  readonly isActive: boolean;
  readonly onFocus: (id: string) => void;
  readonly onActive: (id: string | null) => void;
  readonly onOpen: () => void;
}

function DotMark({ dot, words, isStop, isActive, onFocus, onActive, onOpen }: DotProps) {
  const { x, y, arrow, entry } = dot;
  const { id } = entry.item;
  return (
    <g
      className={styles.dot}
      data-topic={id}
      data-move={entry.move ?? undefined}
      data-active={isActive || undefined}
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      onFocus={() => {
        onFocus(id);
        onActive(id);
      }}
      onBlur={() => onActive(null)}
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(null)}
      onClick={onOpen}
    >
      <circle className={styles.target} cx={x} cy={y} r={11} />
      {entry.move === 'new' && <circle className={styles.halo} cx={x} cy={y} r={7} />}
      <circle cx={x} cy={y} r={4} />
      {arrow !== null && <Arrow from={dot} to={arrow} />}
    </g>
  );
}

function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (turn: number): string => `${to.x - 5 * Math.cos(angle + turn)} ${to.y - 5 * Math.sin(angle + turn)}`;
  const [dx, dy] = [Math.cos(angle) * 6, Math.sin(angle) * 6];
  return (
    <path
      className={styles.arrow}
      d={`M${from.x + dx} ${from.y + dy}L${to.x} ${to.y}M${at(0.6)}L${to.x} ${to.y}L${at(-0.6)}`}
    />
  );
}

function ActiveName({ dot, width, measure }: { dot: Dot; width: number; measure: (text: string) => number }) {
  const { name } = dot.entry.item;
  const half = measure(name) / 2 + 6;
  const x = Math.min(Math.max(dot.x, half), Math.max(half, width - half));
  const top = dot.y < 2 * LABEL_HEIGHT ? dot.y + 12 : dot.y - 12 - LABEL_HEIGHT;
  return (
    <g className={styles.active} aria-hidden="true">
      <rect x={x - half} y={top - 2} width={2 * half} height={LABEL_HEIGHT + 4} rx={4} />
      <text x={x} y={top + BASE_LINE} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

function wordsOf({ entry: { item, move } }: Dot, ring: string): string {
  return [item.name, ring, ...(move === null ? [] : [MOVE_WORDS[move]])].join(', ');
}
