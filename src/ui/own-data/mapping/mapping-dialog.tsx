import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import { MOBILE_BREAKPOINT } from '../../../application/shell/viewport';
import { countOf } from '../../../domain/shared/figures';
import { usePageView } from '../../kit/layout/page-view';
import { Button } from '../../kit/controls/button';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { LargeDialog } from '../large-dialog';
import { Problem } from '../problem';
import { ColumnList } from './column-list';
import { ColumnTable } from './column-table';
import { FileForm } from './file-form';
import styles from './mapping-dialog.module.scss';
import { mappingSummary } from './mapping-summary';
import { PreviewMap } from './preview-map';
import { OpenAs } from './open-as';
import { SheetChoice } from './sheet-choice';
import { UnitQuestions } from './unit-questions';
import { ValueTables } from './value-tables';

interface Props {
  readonly flow: OpenFile;
  readonly file: OpenOwnData;
  readonly mapping: MappingViewModel;
  readonly onClose: () => void;
}

/** What the columns of a file become, above its first rows, and the map that this makes. */
export const MappingDialog = observer(function MappingDialog({ flow, file, mapping, onClose }: Props) {
  const { width } = usePageView();
  const isPhone = width < MOBILE_BREAKPOINT;
  const { preview, sheet } = mapping;
  const summary = mappingSummary(mapping);
  const open = (
    <Button disabled={!mapping.canOpen} onClick={() => void flow.build(mapping)}>
      {flow.replaces === null ? `Open ${countOf(preview?.counts.topics ?? 0, 'topic')}` : 'Open as the next version'}
    </Button>
  );
  return (
    <LargeDialog
      title={file.fileName}
      size="wide"
      facts={<FileForm flow={flow} file={file} mapping={mapping} />}
      onClose={onClose}
      foot={
        isPhone ? (
          open
        ) : (
          <>
            <Summary {...summary} />
            <Button variant="outline" onClick={flow.cancel}>
              Cancel
            </Button>
            {open}
          </>
        )
      }
    >
      {file.sheets.length > 1 && <SheetChoice mapping={mapping} />}
      {mapping.problem !== null && <Problem text={mapping.problem} />}
      {sheet !== null && (isPhone ? <ColumnList mapping={mapping} /> : <ColumnTable mapping={mapping} />)}
      <div className={styles.below}>
        <Stack gap={24}>
          <UnitQuestions mapping={mapping} />
          <ValueTables mapping={mapping} />
          <OpenAs flow={flow} />
          {isPhone && <Summary {...summary} />}
        </Stack>
        <PreviewMap preview={preview} growthName={mapping.growthName} />
      </div>
    </LargeDialog>
  );
});

function Summary({ counts, notes }: ReturnType<typeof mappingSummary>) {
  return (
    <Text type="small" tone="muted" fit="grow" role="status">
      <Text as="strong" tone="strong" weight={600}>
        {counts}
      </Text>{' '}
      {notes}
    </Text>
  );
}
