import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { formatCount, MISSING_FIGURE } from '../../../domain/shared/figures';
import type { Deepdive, Manifestation } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Text } from '../../kit/layout/text';
import { Prose } from '../../kit/media/prose';
import styles from './cells.module.scss';
import { dossierLine, DossierCell, partOf } from './dossier-cell';
import type { RowSpec } from './row-spec';

const DATA_POINTS = 2;
const START_UPS = 6;

/** Evolution by period, data points and start-ups; trends have none. */
export function deepdiveRows({ known, comparison }: CompareViewModel): readonly RowSpec[] {
  if (comparison.type === 'trend') return [];
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
