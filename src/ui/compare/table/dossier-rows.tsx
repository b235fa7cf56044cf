import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { formatCount, MISSING_FIGURE, countOf } from '../../../domain/shared/figures';
import type { Deepdive, Manifestation } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Text } from '../../kit/layout/stack';
import { Prose } from '../../kit/media/prose';
import styles from './cells.module.scss';
import { DossierCell, dossierLine, partOf, type RowSpec } from './row-spec';
import { evidenceProfile } from '../../../domain/evidence/evidence-profile';
import { sharedSources } from '../../../domain/evidence/source-use';
import { shortDay } from '../../../domain/shared/calendar';
import { capitalized, numberWord } from '../../../domain/shared/words';
import type { TopicSource, TopicSources } from '../../../domain/topic/topic';
import type { KnownColumn } from '../../../application/compare/compared-column';

const DATA_POINTS = 2;
const START_UPS = 6;

/** What dossiers say of topics; trends have none. */
export function dossierRows({ known, comparison }: CompareViewModel): readonly RowSpec[] {
  return comparison.type === 'trend' ? [] : [...deepdiveRows(known), ...evidenceRows(known)];
}

/** Evolution by period, data points and start-ups. */
function deepdiveRows(known: readonly KnownColumn[]): readonly RowSpec[] {
  const most = (countOf: (deepdive: Deepdive) => number): number =>
    Math.max(0, ...known.flatMap(({ dossier }) => partOf(dossier, 'deepdive') ?? []).map(countOf));
  const periods = Math.max(
    1,
    most(({ evolution: all }) => all.length),
  );
  const mostPoints = most(({ dataPoints }) => dataPoints.length);
  const evolution = Array.from({ length: periods }, (_, at): RowSpec => ({
    key: `evolution-${at}`,
    label: at === 0 ? 'Evolution' : `Evolution, period ${at + 1}`,
    isLabelHidden: at > 0,
    startsSection: at === 0,
    sheet: [
      dossierLine(`Evolution ${at + 1}`, 'deepdive', ({ evolution: all }) => {
        const period = all[at];
        return period === undefined ? null : `${period.label}: ${period.text}`;
      }),
    ],
    cellOf: (column) => (
      <DossierCell column={column} part="deepdive" isFirst={at === 0}>
        {({ evolution: [...all] }) => {
          const period = all[at];
          if (period === undefined) return at === 0 && MISSING_FIGURE;
          return (
            <>
              <Text type="chip" tone="muted" tabular>
                {period.label.replace(/(\d)-(\d)/, '$1–$2')}
              </Text>
              <Prose className={styles.reading} text={period.text} />
            </>
          );
        }}
      </DossierCell>
    ),
  }));
  return [
    ...evolution,
    {
      key: 'data-points',
      label: 'Data points',
      startsSection: true,
      sheet: Array.from({ length: mostPoints }, (_, at) =>
        dossierLine(`Data point ${at + 1}`, 'deepdive', ({ dataPoints }) => {
          const point = dataPoints[at];
          return point === undefined
            ? null
            : [point.value, point.description, point.sourceUrl].filter((part) => part !== null).join('; ');
        }),
      ),
      cellOf: (column) => (
        <DossierCell column={column} part="deepdive">
          {({ dataPoints }) =>
            dataPoints.length === 0
              ? MISSING_FIGURE
              : dataPoints.slice(0, DATA_POINTS).map(({ value, description, sourceUrl }, index) => (
                  <div key={index} className={styles.dataPoint}>
                    <Text type="section" tabular dir="auto">
                      {value}
                    </Text>
                    {description !== null && <Prose className={styles.muted} text={description} />}
                    {sourceUrl !== null && (
                      <p>
                        <ExternalLink url={sourceUrl} />
                      </p>
                    )}
                  </div>
                ))
          }
        </DossierCell>
      ),
    },
    {
      key: 'start-ups',
      label: 'Start-ups',
      sheet: [
        dossierLine('Start-ups', 'deepdive', ({ manifestations }) => manifestations.map(({ name }) => name).join('; ')),
      ],
      cellOf: (column) => (
        <DossierCell column={column} part="deepdive">
          {({ manifestations }) => <StartUps of={manifestations} />}
        </DossierCell>
      ),
    },
  ];
}

function StartUps({ of }: { of: readonly Manifestation[] }) {
  if (of.length === 0) return MISSING_FIGURE;
  return (
    <ul>
      {of.slice(0, START_UPS).map(({ name, fundraisingStage, fundraisingAmount }, index) => (
        <li key={index}>
          <span dir="auto">{name}</span>{' '}
          <span className={styles.muted} dir="auto">
            {[fundraisingStage, fundraisingAmount].filter((part) => part !== null).join(', ')}
          </span>
        </li>
      ))}
      {of.length > START_UPS && <li className={styles.muted}>and {formatCount(of.length - START_UPS)} more</li>}
    </ul>
  );
}

/** How much evidence stands behind each column, and what stands behind all of them. */
function evidenceRows(known: readonly KnownColumn[]): readonly RowSpec[] {
  const lists = known.map(({ dossier }) => partOf(dossier, 'sources')?.sources ?? null);
  const shared = lists.every((list) => list !== null) ? sharedSources(lists) : [];
  return [
    {
      key: 'evidence',
      label: 'Evidence',
      startsSection: true,
      sheet: [
        dossierLine('Sources', 'sources', ({ sources }) => sources.length),
        dossierLine('Publishers', 'sources', ({ sources }) => evidenceProfile(sources, null).publishers.length),
        dossierLine('List of sources updated', 'sources', ({ lastUpdated }) => lastUpdated),
      ],
      cellOf: (column) => (
        <DossierCell column={column} part="sources" isFirst>
          {(sources) => <Evidence of={sources} />}
        </DossierCell>
      ),
    },
    ...(shared.length === 0
      ? []
      : [
          {
            key: 'shared',
            label: 'Shared sources',
            isLabelHidden: true,
            cellOf: () => null,
            whole: <Shared sources={shared} columns={known.length} />,
          },
        ]),
  ];
}

function Evidence({ of: { sources, lastUpdated } }: { of: TopicSources }) {
  const { count, publishers } = evidenceProfile(sources, lastUpdated);
  const day = shortDay(lastUpdated, 'en-US');
  if (count === 0) return <span className={styles.muted}>No sources yet</span>;
  return (
    <>
      <p>
        <Text as="b" weight={600} tabular>
          {countOf(count, 'source')}
        </Text>
        {publishers.length === 1 && count > 1 && ', a single publisher'}
        {publishers.length > 1 && `, ${countOf(publishers.length, 'publisher')}`}
      </p>
      {day !== null && <p className={styles.muted}>list updated {day}</p>}
    </>
  );
}

const NAMED = 3;

function Shared({ sources, columns }: { sources: readonly TopicSource[]; columns: number }) {
  const all = columns === 2 ? 'both' : `all ${numberWord(columns)}`;
  const more = sources.length - NAMED;
  return (
    <>
      {capitalized(numberWord(sources.length))} {sources.length === 1 ? 'source stands' : 'sources stand'} behind {all}:{' '}
      {sources.slice(0, NAMED).map(({ title, url }, index) => (
        <span key={index}>
          {index > 0 && (index === Math.min(NAMED, sources.length) - 1 && more <= 0 ? ' and ' : ', ')}
          <ExternalLink url={url ?? ''}>{title}</ExternalLink>
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}. Where the topics agree, that is not independent evidence.
    </>
  );
}
