import { observer } from 'mobx-react-lite';
import { useRef, useState, type KeyboardEvent } from 'react';
import {
  besideInStrips,
  countRingMoves,
  mostFrequentRing,
  type Ring,
  type RingEntry,
  type RingSector,
} from '../../../domain/plane/ring-groups';
import type { Direction } from '../../../domain/plane/plane-walk';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { RING_MOVES } from '../../../domain/topic/topic';
import { Row } from '../../kit/layout/stack';
import { StatusIcon } from '../../kit/signal/status-icon';
import type { ChartData } from '../chart-data';
import type { ChartItem } from '../items/chart-item';
import { MOVE_WORDS, RingMark } from './ring-mark';
import styles from './ring-strips.module.scss';

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** More topics of one cell are shown on request. */
const MOST = 40;

/** Rings as columns and sectors as rows: one stop of the Tab key, in which arrow keys move. */
export const RingStrips = observer(function RingStrips({ data }: { readonly data: ChartData }) {
  const groups = data.ringGroups;
  const { rings, sectors } = groups;
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ids = new Set(sectors.flatMap(({ entries }) => entries.map(({ item }): string => item.id)));
  const stop = focused !== null && ids.has(focused) ? focused : ids.values().next().value;
  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = besideInStrips(groups, stop, direction);
    const buttons = table.current?.querySelectorAll<HTMLElement>('[data-topic]') ?? [];
    [...buttons].find((button) => button.dataset['topic'] === next?.id)?.focus();
  };
  return (
    <table ref={table} className={styles.strips} data-print="flow" onKeyDown={move}>
      <caption className="visually-hidden">Topics by ring and sector</caption>
      <thead>
        <tr>
          <td className={styles.corner}>{data.radar === null ? 'Quadrant, by status' : 'Sector, by ring'}</td>
          {rings.map((ring, index) => (
            <th key={ring.label} scope="col" style={shadeOf(index, rings.length)}>
              <Row as="span" gap={8} type="section" className={styles.ring}>
                <bdi>{ring.label}</bdi>
                <span className={styles.count}>{formatCount(countIn(sectors, index))}</span>
                {ring.status !== null && (
                  <span className={styles.icon}>
                    <StatusIcon status={ring.status} />
                  </span>
                )}
              </Row>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sectors.map((sector) => (
          <tr key={sector.label}>
            <th scope="row">
              <SectorHead sector={sector} rings={rings} />
            </th>
            {rings.map((ring, index) => (
              <td key={ring.label} style={shadeOf(index, rings.length)}>
                <RingCell
                  entries={sector.entries.filter((entry) => entry.ring === index)}
                  stop={stop}
                  onFocus={setFocused}
                  onOpen={(item) => data.open(item)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function SectorHead({ sector, rings }: { readonly sector: RingSector<ChartItem>; readonly rings: readonly Ring[] }) {
  const { label, entries } = sector;
  const most = mostFrequentRing(entries, rings);
  const moves = countRingMoves(entries);
  return (
    <>
      <span className={styles.sector} dir="auto">
        {label}
      </span>
      <span className={styles.facts}>
        {countOf(entries.length, 'topic')}
        {most !== null && `, most in ${most.label}`}
      </span>
      <span className={styles.profile} aria-hidden="true">
        {rings.map((ring, index) => {
          const share = entries.filter((entry) => entry.ring === index).length;
          return share > 0 && <i key={ring.label} style={{ flexGrow: share, ...shadeOf(index, rings.length) }} />;
        })}
      </span>
      <Row as="span" gap={12} type="small">
        {RING_MOVES.map(
          (move) =>
            moves[move] > 0 && (
              <Row as="span" gap={4} inline key={move} title={`${formatCount(moves[move])} ${MOVE_WORDS[move]}`}>
                <RingMark move={move} />
                {formatCount(moves[move])}
                <span className="visually-hidden"> {MOVE_WORDS[move]}</span>
              </Row>
            ),
        )}
      </Row>
    </>
  );
}

interface CellProps {
  readonly entries: readonly RingEntry<ChartItem>[];
  readonly stop: string | undefined;
  readonly onFocus: (id: string) => void;
  readonly onOpen: (item: ChartItem) => void;
}

function RingCell({ entries, stop, onFocus, onOpen }: CellProps) {
  const [most, setMost] = useState(MOST);
  if (entries.length === 0) return <span className="visually-hidden">None</span>;
  return (
    <ul className={styles.cell}>
      {entries.slice(0, most).map(({ item, move }) => (
        <li key={item.id}>
          <button
            type="button"
            data-topic={item.id}
            className={styles.topic}
            tabIndex={item.id === stop ? 0 : -1}
            onFocus={() => onFocus(item.id)}
            onClick={() => onOpen(item)}
          >
            <RingMark move={move} />
            <span dir="auto">{item.name}</span>
            {move !== null && <span className="visually-hidden">, {MOVE_WORDS[move]}</span>}
          </button>
        </li>
      ))}
      {entries.length > most && (
        <li>
          <button type="button" className={styles.more} onClick={() => setMost(most + 5 * MOST)}>
            {formatCount(entries.length - most)} more
          </button>
        </li>
      )}
    </ul>
  );
}

function countIn(sectors: readonly RingSector<ChartItem>[], ring: number): number {
  return sectors.reduce((sum, { entries }) => sum + entries.filter((entry) => entry.ring === ring).length, 0);
}

/** The inner ring is the darkest. */
export function shadeOf(ring: number, count: number): Readonly<Record<string, number>> {
  return { '--depth': count < 2 ? 1 : 1 - ring / (count - 1) };
}
