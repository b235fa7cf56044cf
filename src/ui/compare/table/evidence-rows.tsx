import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { evidenceProfile } from '../../../domain/evidence/evidence-profile';
import { sharedSources } from '../../../domain/evidence/shared-sources';
import { shortDay } from '../../../domain/shared/calendar';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { capitalized } from '../../../domain/shared/capitalized';
import { numberWord } from '../../../domain/shared/number-word';
import type { TopicSource, TopicSources } from '../../../domain/topic/topic-sources';
import { ExternalLink } from '../../kit/controls/external-link';
import { Text } from '../../kit/layout/text';
import styles from './cells.module.scss';
import { dossierLine, DossierCell, partOf } from './dossier-cell';
import type { RowSpec } from './row-spec';

/** How much evidence stands behind each column, and what stands behind all of them. */
export function evidenceRows({ known, comparison }: CompareViewModel): readonly RowSpec[] {
  if (comparison.type === 'trend') return [];
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
