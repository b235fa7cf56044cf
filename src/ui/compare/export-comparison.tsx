import type { CompareViewModel } from '../../application/compare/compare.view-model';
import { CURRENT_DATA } from '../../domain/workspace/explore-tab';
import { exportFileName } from '../../domain/filters/view-outline';
import { shortLocalDay } from '../../domain/shared/calendar';
import { isOnlyOfRadar } from '../../domain/topic/radar-values';
import { elementPicture } from '../charts/export/element-picture';
import { PictureSheet, versionWords } from '../charts/export/picture-sheet';
import { sheetOfSignals, type ExportStores } from '../charts/export/signal-sheet';
import { download, downloadCsv } from '../kit/files/download';
import { Box, Text } from '../kit/layout/stack';
import { QuadrantText } from '../signal/signal-text';
import { CompareTable } from './table/compare-table';
import { comparedRowSpecs } from './table/compared-rows';

/** Downloads the comparison: CSV with the columns of the lists, PNG with the table as it is shown, in the page's theme. */
export async function exportComparison(
  view: CompareViewModel,
  format: 'csv' | 'png',
  stores: ExportStores,
): Promise<void> {
  const now = stores.clock.now();
  const name = exportFileName(view.workspace.currentName ?? '', 'Comparison', CURRENT_DATA, now);
  if (format === 'csv') downloadCsv(sheetOfSignals(view.comparison.type, view.exported, view.previous, stores), name);
  else download(await picture(view, now), `${name}.png`);
}

function picture(view: CompareViewModel, now: Date): Promise<Blob> {
  const { columns, workspace, words } = view;
  const said = [...(words.headline === null ? [] : [`${words.headline}.`]), ...words.sentences];
  return elementPicture(
    <PictureSheet
      words={{
        project: workspace.currentName,
        chart: 'Comparison',
        lines: [
          `${versionWords(false, workspace.sow.value?.loadDate ?? null)} · Exported on ${shortLocalDay(now)}`,
          said.join(' '),
        ],
        note: workspace.sow.value?.figureNotes?.general ?? null,
      }}
    >
      <Box pad="12 0" style={{ width: `${9 + columns.length * 19}rem` }}>
        <CompareTable
          label="Comparison"
          columns={columns}
          rows={comparedRowSpecs(view)}
          renderHead={({ signal }) => (
            <>
              {!isOnlyOfRadar(signal) && <QuadrantText quadrant={signal.quadrant} />}
              <Text type="card">{signal.name}</Text>
            </>
          )}
        />
      </Box>
    </PictureSheet>,
  );
}
