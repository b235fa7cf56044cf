import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { DataFault } from '../../../domain/own-data/data-fault';
import type { SheetMapping } from '../../../domain/own-data/mapping';
import { MOBILE_BREAKPOINT } from '../../../application/shell/viewport';
import { countOf } from '../../../domain/shared/figures';
import { usePageView } from '../../kit/layout/page-view';
import { Button } from '../../kit/controls/button';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { LargeDialog } from '../large-dialog';
import { Problem } from '../problem';
import { ColumnList } from './column-list';
import { FaultList } from './fault-list';
import { FileForm } from './file-form';
import { LeftOutList } from './left-out-rows';
import styles from './mapping-dialog.module.scss';
import { mappingSummary } from './mapping-summary';
import { OtherColumns } from './other-columns';
import { PreviewMap } from './preview-map';
import { PreviewTable } from './preview-table';
import { Questions } from './questions';
import { RoleRows } from './role-rows';
import { OpenAs } from './open-as';
import { SheetChoice } from './sheet-choice';
import { ValueTables } from './value-tables';

interface Props {
  readonly flow: OpenFile;
  readonly file: OpenOwnData;
  readonly mapping: MappingViewModel;
  readonly onClose: () => void;
}

/** What the columns of a file become, beside the map and the first topics that this makes. */
export const MappingDialog = observer(function MappingDialog({ flow, file, mapping, onClose }: Props) {
  const { width } = usePageView();
  const isPhone = width < MOBILE_BREAKPOINT;
  const { preview, sheet } = mapping;
  const summary = mappingSummary(mapping);
  const open = (
    <Button disabled={!mapping.canOpen} onClick={() => void flow.build(mapping)}>
      {flow.replaces === null || flow.isCorrection
        ? `Open ${countOf(preview?.counts.topics ?? 0, 'topic')}`
        : 'Open as the next version'}
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
      <OpenAs flow={flow} />
      <div className={styles.parts}>
        <Stack gap={24}>
          <Questions mapping={mapping} />
          {sheet !== null && sheet === mapping.topics ? (
            <>
              <RoleRows mapping={mapping} topics={sheet} />
              <OtherColumns mapping={mapping} topics={sheet} />
            </>
          ) : (
            sheet !== null && <ColumnList mapping={mapping} sheet={sheet} columns={sheet.columns} />
          )}
          <ValueTables mapping={mapping} />
        </Stack>
        <Stack gap={24}>
          <PreviewMap preview={preview} growthName={mapping.growthName} />
          {!isPhone && mapping.topics !== null && <PreviewTable mapping={mapping} topics={mapping.topics} />}
          <FaultList faults={(preview?.faults ?? []).filter(({ fault }) => !isNamed(fault, sheet))} />
          {sheet !== null && <LeftOutList mapping={mapping} sheet={sheet} />}
          {isPhone && <Summary {...summary} />}
        </Stack>
      </div>
    </LargeDialog>
  );
});

/** Rows that are no topics by their shape are named below, with a way to read them. */
function isNamed({ row, severity }: DataFault, sheet: SheetMapping | null): boolean {
  return severity === 'left-out' && sheet?.leftOutRows.some(({ rows }) => rows.some((each) => each === row)) === true;
}

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
