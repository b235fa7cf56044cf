import type { ComparedColumn, CompareViewModel } from '../../../application/compare/compare.view-model';
import { formatCount, MISSING_FIGURE, countOf, plural } from '../../../domain/shared/figures';
import type { Deepdive, Manifestation } from '../../../domain/topic/deepdive';
import { ExternalLink } from '../../kit/controls/external-link';
import { Row, Text } from '../../kit/layout/stack';
import { Prose } from '../../kit/media/prose';
import styles from './cells.module.scss';
import type { RowSpec } from './compare-table';
import type { DossierState } from '../../../application/workspace/catalogues';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/layout/skeleton';
import type { ReactNode } from 'react';
import { evidenceProfile } from '../../../domain/evidence/evidence-profile';
import { sharedSources } from '../../../domain/topic/source-use';
import { shortDay } from '../../../domain/shared/calendar';
import { capitalized, numberWord } from '../../../domain/shared/words';
import type { TopicSource, TopicSources } from '../../../domain/topic/topic';

const DATA_POINTS = 2;
const START_UPS = 6;

/** What dossiers say of topics: evolution by period, data points, start-ups, evidence. Trends have none. */
export function dossierRows({ columns, comparison }: CompareViewModel): readonly RowSpec[] {
  if (comparison.type === 'trend') return [];
  const periods = Math.max(1, ...columns.map(({ dossier }) => partOf(dossier, 'deepdive')?.evolution.length ?? 0));
  const lists = columns.map(({ dossier }) => partOf(dossier, 'sources')?.sources ?? null);
  const shared = lists.every((list) => list !== null) ? sharedSources(lists) : [];
  return [
    ...Array.from({ length: periods }, (_, at) =>
      dossierRow(
        'deepdive',
        {
          key: `evolution-${at}`,
          label: at === 0 ? 'Evolution' : `Evolution, period ${at + 1}`,
          isLabelHidden: at > 0,
          startsSection: at === 0,
          isFirst: at === 0,
        },
        ({ evolution }) => <Period of={evolution[at]} />,
      ),
    ),
    dossierRow('deepdive', { key: 'data-points', label: 'Data points', startsSection: true }, ({ dataPoints }) =>
      dataPoints.length === 0
        ? MISSING_FIGURE
        : dataPoints.slice(0, DATA_POINTS).map((point, index) => <Point key={index} {...point} />),
    ),
    dossierRow('deepdive', { key: 'start-ups', label: 'Start-ups' }, ({ manifestations }) => (
      <StartUps of={manifestations} />
    )),
    dossierRow('sources', { key: 'evidence', label: 'Evidence', startsSection: true, isFirst: true }, (sources) => (
      <Evidence of={sources} />
    )),
    ...(shared.length === 0
      ? []
      : [
          {
            key: 'shared',
            label: 'Shared sources',
            isLabelHidden: true,
            cellOf: () => null,
            whole: <Shared sources={shared} columns={columns.length} />,
          },
        ]),
  ];
}

function Period({ of }: { readonly of: Deepdive['evolution'][number] | undefined }) {
  if (of === undefined) return MISSING_FIGURE;
  return (
    <>
      <Text type="chip" tone="muted" tabular>
        {of.label.replace(/(\d)-(\d)/, '$1–$2')}
      </Text>
      <Prose className={styles.reading} text={of.text} />
    </>
  );
}

function Point({ value, description, sourceUrl }: Deepdive['dataPoints'][number]) {
  return (
    <div className={styles.dataPoint}>
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
  );
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
      {capitalized(numberWord(sources.length))} {plural(sources.length, 'source stands', 'sources stand')} behind {all}:{' '}
      {sources.slice(0, NAMED).map(({ title, url }, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <ExternalLink url={url ?? ''}>{title}</ExternalLink>
        </span>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}. Where the topics agree, that is not independent evidence.
    </>
  );
}

interface Parts {
  readonly deepdive: Deepdive;
  readonly sources: TopicSources;
}

/**
 * A row of a part of a dossier: its content, that it is loading, or that it could not be loaded.
 * @param isFirst the first row of what has failed has 'Try again'; the rows below it say that they are not loaded
 */
function dossierRow<Part extends keyof Parts>(
  part: Part,
  { isFirst = false, ...row }: Omit<RowSpec, 'cellOf'> & { readonly isFirst?: boolean },
  contentOf: (part: Parts[Part]) => ReactNode,
): RowSpec {
  const cellOf = ({ dossier, signal }: ComparedColumn): ReactNode => {
    const value = partOf(dossier, part);
    if (value !== null) return contentOf(value);
    if (dossier?.state !== 'failed') return <Skeleton className={styles.pending} />;
    if (!isFirst) return <span className={styles.muted}>Not loaded</span>;
    return (
      <Row gap={12} wrap tone="muted">
        <p>Could not be loaded.</p>
        <Button
          variant="outline"
          size="small"
          aria-label={`Try again: ${part} of ${signal.name}`}
          onClick={({ currentTarget }) => {
            // The button is removed with the failure: its cell takes the focus.
            currentTarget.closest<HTMLElement>('td[tabindex]')?.focus({ preventScroll: true });
            dossier.retry();
          }}
        >
          Try again
        </Button>
      </Row>
    );
  };
  return { ...row, cellOf };
}

/** null: not loaded. */
function partOf<Part extends keyof Parts>(state: DossierState | null, part: Part): Parts[Part] | null {
  if (state?.state === 'ready') return state.dossier[part];
  return state?.state === 'failed' ? (state[part] as Parts[Part] | null) : null;
}
