import { comparisonSheet } from '../../application/compare/comparison-sheet';
import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { sentenceText } from '../../domain/compare/comparison-words';
import { exportFileName } from '../../domain/explore/export-file-name';
import { CURRENT_DATA } from '../../domain/explore/version';
import { elementPicture } from '../charts/export/element-picture';
import { PictureSheet } from '../charts/export/picture-sheet';
import { download } from '../kit/files/download';
import { downloadCsv } from '../kit/files/download-csv';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { QuadrantText } from '../kit/signal/signal-text';
import { CompareTable } from './table/compare-table';
import { rowSpecs } from './table/row-specs';

/** Downloads the comparison: CSV with all figures and texts, PNG with the table as it is shown, in the page's theme. */
export async function exportComparison(view: CompareViewModel, format: 'csv' | 'png', now: Date): Promise<void> {
  const day = localDay(now);
  const name = exportFileName(view.projectName ?? '', 'Comparison', CURRENT_DATA, now);
  if (format === 'csv') downloadCsv(comparisonSheet(view, day), name);
  else download(await picture(view, day), `${name}.png`);
}

function picture(view: CompareViewModel, day: string): Promise<Blob> {
  const { words, columns, projectName, figureNote } = view;
  const data = view.day === null ? 'Current Data' : `Current Data of ${view.day}`;
  const said = [...(words.headline === null ? [] : [[...words.headline, { text: '.' }]]), ...words.sentences];
  return elementPicture(
    <PictureSheet
      words={{
        project: projectName,
        chart: 'Comparison',
        lines: [`${data} · exported ${day}`, said.map(sentenceText).join(' ')],
        note: figureNote,
      }}
    >
      <Box pad="12 0" style={{ width: `${9 + columns.length * 19}rem` }}>
        <CompareTable
          label="Comparison"
          columns={columns}
          rows={rowSpecs(view)}
          renderHead={({ id, signal }) => (
            <>
              {signal !== null && <QuadrantText quadrant={signal.quadrant} />}
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
