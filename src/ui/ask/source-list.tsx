import type { AnswerSource } from '../../application/ask/answers/answer-sources';
import { joined } from '../../domain/shared/words';
import { countOf } from '../../domain/shared/figures';
import { ExternalLink } from '../kit/controls/external-link';
import { Stack, Text } from '../kit/layout/stack';
import { useDataText } from '../kit/media/data-text';
import { Table } from '../kit/table/table';
import styles from './answer-table.module.scss';

const MOST_NAMES = 3;

/** The sources that an answer is about: titles, publishers, dates, and which rows cite them. */
export function SourceList({ sources }: { readonly sources: readonly AnswerSource[] }) {
  const dataText = useDataText();
  if (sources.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-label="Sources">
      <Text as="h3" type="label">
        {countOf(sources.length, 'source')}
      </Text>
      <Table
        label="Sources"
        columns={[
          {
            id: 'title',
            head: 'Title',
            isRowHead: true,
            phone: 'line',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: ({ title }) => <span {...dataText}>{title}</span>,
          },
          {
            id: 'publisher',
            head: 'Publisher',
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by the table, not rendered as a component
            cell: ({ publisher, url, title }) =>
              publisher !== null &&
              url !== null && (
                <ExternalLink url={url}>
                  {publisher} <span className="visually-hidden">{title}</span>
                </ExternalLink>
              ),
          },
          { id: 'class', head: 'Class', cell: ({ sourceClass }) => sourceClass },
          { id: 'day', head: 'Reviewed', phoneLabel: 'Reviewed', cell: ({ day }) => day },
          { id: 'cited', head: 'Cited by', phone: 'line', cell: ({ citedBy }) => namesOf(citedBy) },
        ]}
        groups={[{ key: 'all', rows: sources }]}
        keyOf={({ title, url }) => `${title} ${url}`}
        phone="blocks"
        step={20}
        className={styles.table}
      />
    </Stack>
  );
}

function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${rest} more` : joined(names);
}
