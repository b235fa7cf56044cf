import { observer } from 'mobx-react-lite';
import { useId, type CSSProperties } from 'react';
import { countOf, formatCount, plural } from '../../../domain/shared/figures';
import { mostDriversSentence } from '../../../domain/topic/deepdive';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { WholeWords } from '../../kit/media/whole-words';
import { Dot, quadrantHue } from '../../signal/dot';
import type { ChartData } from '../../../application/charts/chart-data';
import { EmptyChart } from '../empty-chart';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import { countQuadrants } from '../items/map-summary';
import { QuadrantKey } from '../table/quadrant-key';
import styles from './drivers-picture.module.scss';
import { histogram } from './topic-comparison';

/** More numbers of drivers share rows. */
const MOST_ROWS = 16;
/** Where a row has more topics, a bar replaces the dots. */
const MOST_DOTS = 60;

interface Row {
  readonly from: number;
  readonly words: string;
  readonly items: readonly ChartItem[];
}

/** How many topics have how many drivers, the most first. A pressed row narrows the table beside it. */
export const DriversPicture = observer(function DriversPicture({ data }: { readonly data: ChartData }) {
  const title = useId();
  // Whatever topics are chosen by name, so that others can still be chosen.
  const items = data.everything.passing({ ...data.ownFilters, topicFilter: [] });
  if (items.length === 0 || data.isUnknown) return <EmptyChart data={data} />;
  const rows = rowsOf(items);
  const most = Math.max(1, ...rows.map((row) => row.items.length));
  const sentence = mostDriversSentence(items);
  const chosen = new Set(data.filters.topicFilter);
  return (
    <Stack as="section" column gap={8} className={styles.picture} aria-labelledby={title}>
      {/* Begins as high as the sentence of the table beside it. */}
      <Text type="card" className={styles.sentence}>
        <WholeWords text={sentence ?? ''} />
      </Text>
      <Text as="h3" id={title} type="label">
        Topics by number of impacting drivers
      </Text>
      <Text type="chip" tone="muted" className={styles.heads} aria-hidden="true">
        <span className={styles.number}>Drivers</span>
        <span>Topics</span>
      </Text>
      <ol className={styles.rows} style={{ '--most': most } as CSSProperties}>
        {rows.map(({ from, words, items: own }) => {
          const isChosen = own.length > 0 && own.every(({ name }) => chosen.has(name));
          const names = new Set(own.map(({ name }) => name));
          const next = isChosen ? [...chosen].filter((name) => !names.has(name)) : [...new Set([...chosen, ...names])];
          return (
            <li key={from}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={isChosen}
                disabled={own.length === 0}
                title={own.length > 0 && own.length <= MOST_DOTS ? [...names].join(', ') : undefined}
                onClick={() => data.chooseTopics(next)}
              >
                <span className={styles.number}>
                  {words} <span className="visually-hidden">drivers:</span>
                </span>
                {most > MOST_DOTS ? <Bar items={own} most={most} /> : <Dots items={own} />}
                <Text as="span" weight={600}>
                  {formatCount(own.length)} <span className="visually-hidden">{plural(own.length, 'topic')}</span>
                </Text>
              </button>
            </li>
          );
        })}
      </ol>
      <QuadrantKey items={items} />
      <Text type="caption" tone="muted">
        {most > MOST_DOTS ? 'Bars are counts of topics.' : 'One dot is one topic.'} Press a row to see its topics alone.
        The data has the number of drivers, not their names.
      </Text>
    </Stack>
  );
});

function rowsOf(items: readonly ChartItem[]): readonly Row[] {
  const known = items.flatMap((item) => (item.driverCount === null ? [] : [{ item, count: item.driverCount }]));
  const { columns, width } = histogram(
    known.map(({ count }) => count),
    MOST_ROWS,
  );
  const rows = columns.map(({ from }): Row => {
    const own = known.filter(({ count }) => count >= from && count < from + width).map(({ item }) => item);
    return { from, words: width === 1 ? formatCount(from) : `${from}–${from + width - 1}`, items: byQuadrant(own) };
  });
  // The lowest numbers that no topic has, such as 0 on this tab, say nothing.
  const first = rows.findIndex(({ items: own }) => own.length > 0);
  return rows.slice(Math.max(0, first)).toReversed();
}

function byQuadrant(items: readonly ChartItem[]): readonly ChartItem[] {
  const rank = ({ quadrant }: ChartItem): number => quadrant.code ?? 0;
  return items.toSorted((one, other) => rank(one) - rank(other));
}

function Dots({ items }: { readonly items: readonly ChartItem[] }) {
  return (
    <Row as="span" gap={4} wrap className={styles.dots} aria-hidden="true">
      {items.map(({ id, quadrant }) => (
        <Dot key={id} hue={quadrantHue(quadrant)} />
      ))}
    </Row>
  );
}

function Bar({ items, most }: { readonly items: readonly ChartItem[]; readonly most: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {countQuadrants(items).map(({ label, quadrant, count }) => (
        <i
          key={label}
          data-quadrant={quadrantHue(quadrant)}
          title={`${label}: ${countOf(count, 'topic')}`}
          style={{ width: `${(count / most) * 100}%` }}
        />
      ))}
    </span>
  );
}
