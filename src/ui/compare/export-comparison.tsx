import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { sentenceText } from '../../domain/compare/comparison-words';
import { isOnlyOfRadar } from '../../domain/topic/radar-values';
import { exportFileName } from '../../domain/explore/view-outline';
import type { CsvRows } from '../../domain/shared/csv';
import { topicStatusName } from '../../domain/topic/topic-status';
import { CURRENT_DATA } from '../../domain/explore/explore-tab';
import { elementPicture } from '../charts/export/element-picture';
import { PictureSheet } from '../charts/export/picture-sheet';
import { download, downloadCsv } from '../kit/files/download';
import { Box, Text } from '../kit/layout/stack';
import { QuadrantText } from '../kit/signal/signal-text';
import type { SheetLine } from './table/row-spec';
import { comparedRowSpecs, CompareTable } from './table/compare-table';

/** Downloads the comparison: CSV with all figures and texts, PNG with the table as it is shown, in the page's theme. */
export async function exportComparison(view: CompareViewModel, format: 'csv' | 'png', now: Date): Promise<void> {
  const day = localDay(now);
  const name = exportFileName(view.workspace.currentName ?? '', 'Comparison', CURRENT_DATA, now);
  if (format === 'csv') downloadCsv(comparisonSheet(view, day), name);
  else download(await picture(view, day), `${name}.png`);
}

/** A row for each figure and text, a column for each of the compared. */
export function comparisonSheet(view: CompareViewModel, exportedOn: string): CsvRows {
  const { known, comparison, workspace } = view;
  const lines: readonly SheetLine[] = [
    [comparison.type === 'topic' ? 'Topic' : 'Trend', ({ signal }) => signal.name],
    ['Quadrant', ({ signal }) => (isOnlyOfRadar(signal) ? null : signal.quadrant.label)],
    ...(comparison.type === 'topic'
      ? [['Status', ({ status }) => (status === null ? null : topicStatusName(status))] satisfies SheetLine]
      : []),
    ...comparedRowSpecs(view).flatMap(({ sheet = [] }) => sheet),
  ];
  return [
    ['Project', workspace.currentName],
    ['Data', dataOf(view)],
    ['Exported', exportedOn],
    ...saidOf(view).map((sentence) => ['In words', sentence]),
    [],
    ...lines.map(([title, valueOf]) => [title, ...known.map(valueOf)]),
  ];
}

function dataOf({ day }: CompareViewModel): string {
  return day === null ? 'Current Data' : `Current Data of ${day}`;
}

function saidOf({ words: { headline, sentences } }: CompareViewModel): readonly string[] {
  return [...(headline === null ? [] : [[...headline, { text: '.' }]]), ...sentences].map(sentenceText);
}

function picture(view: CompareViewModel, day: string): Promise<Blob> {
  const { columns, workspace } = view;
  return elementPicture(
    <PictureSheet
      words={{
        project: workspace.currentName,
        chart: 'Comparison',
        lines: [`${dataOf(view)} · exported ${day}`, saidOf(view).join(' ')],
        note: workspace.sow.value?.figureNotes?.general ?? null,
      }}
    >
      <Box pad="12 0" style={{ width: `${9 + columns.length * 19}rem` }}>
        <CompareTable
          label="Comparison"
          columns={columns}
          rows={comparedRowSpecs(view)}
          renderHead={({ id, signal }) => (
            <>
              {signal !== null && !isOnlyOfRadar(signal) && <QuadrantText quadrant={signal.quadrant} />}
              <Text type="card">{signal?.name ?? `No. ${id}`}</Text>
            </>
          )}
        />
      </Box>
    </PictureSheet>,
  );
}

function localDay(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
