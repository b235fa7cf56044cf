import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { TableForm } from '../../../domain/own-data/mapping';
import { SHEET_FORMS, SHEET_KINDS } from '../../../domain/own-data/sheet-forms';
import { MOBILE_BREAKPOINT } from '../../../application/shell/viewport';
import { countOf } from '../../../domain/shared/figures';
import { usePageView } from '../../kit/layout/page-view';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/controls/select';
import { Row, Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { FaultList } from '../faults/fault-list';
import { mappingSummary } from '../faults/fault-words';
import { LargeDialog } from '../large-dialog';
import { Problem } from '../problem';
import { Columns } from './columns';
import { FileForm } from './file-form';
import styles from './mapping-dialog.module.scss';
import { PreviewMap } from './preview-map';
import { PreviewTable } from './preview-table';
import { Questions } from './questions';
import { FoldedValues } from './value-tables';

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
  const { preview, sheet, topics } = mapping;
  const hasSheets = mapping.mapping.sheets.length > 1;
  const open = (
    <Button disabled={!mapping.canOpen} onClick={() => void flow.build(mapping)}>
      {flow.openLabel(preview?.counts.topics ?? 0)}
    </Button>
  );
  const { counts, notes } = mappingSummary(preview);
  const summary = (
    <Text type="small" tone="muted" fit="grow" role="status">
      <Text as="strong" tone="strong" weight={600}>
        {counts}
      </Text>{' '}
      {notes}
    </Text>
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
            {summary}
            <Button variant="outline" onClick={flow.cancel}>
              Cancel
            </Button>
            {open}
          </>
        )
      }
    >
      {hasSheets && <SheetChoice mapping={mapping} />}
      {mapping.problem !== null && <Problem text={mapping.problem} />}
      {flow.replaces !== null && !flow.isCorrection && <OpenAs flow={flow} name={flow.replaces.name} />}
      <div className={styles.parts}>
        <Stack gap={24}>
          <Questions mapping={mapping} />
          {sheet !== null && <Columns mapping={mapping} sheet={sheet} />}
          {mapping.valued.map((valued) => (
            <FoldedValues key={`${valued.sheet} ${valued.column.index}`} {...valued} mapping={mapping} />
          ))}
        </Stack>
        <Stack gap={24}>
          <PreviewMap preview={preview} growthName={mapping.growthName} />
          {!isPhone && topics !== null && <PreviewTable mapping={mapping} topics={topics} />}
          <FaultList faults={preview?.faults ?? []} hasSheets={hasSheets} />
          {sheet?.hasLeftOut === true && <LeftOutRows mapping={mapping} form={sheet.form} />}
          {isPhone && summary}
        </Stack>
      </div>
    </LargeDialog>
  );
});

/** Reads the rows that are no topics by their shape, such as totals, or leaves them out again. */
function LeftOutRows({ mapping, form }: { readonly mapping: MappingViewModel; readonly form: TableForm }) {
  return (
    <Stack gap={8} align="start">
      <Text type="small" role="status">
        Rows such as totals, sections and notes are {form.readsAll ? 'topics too' : 'not read as topics'}.
      </Text>
      <Button
        variant="outline"
        size="small"
        onClick={() => void mapping.place(mapping.shown, { readsAll: !form.readsAll })}
      >
        {form.readsAll ? 'Leave them out' : 'Read them after all'}
      </Button>
    </Stack>
  );
}

/** That the file replaces an own project, and the other way to open it. */
function OpenAs({ flow, name }: { readonly flow: OpenFile; readonly name: string }) {
  return (
    <Stack gap={8} role="status" align="start">
      <Text type="body">
        It becomes the newer data of ‘<bdi>{name}</bdi>’.
        {flow.isNewer && ' Columns and units are as you chose them then.'} Your statuses and notes stay, and topics and
        texts that this file does not have.
      </Text>
      <Button variant="outline" size="small" onClick={flow.replaceNone}>
        Open as a project of its own
      </Button>
    </Stack>
  );
}

const NOT_USED = 'not used';

/** The sheets of a spreadsheet, and what the one that is shown is read as. */
function SheetChoice({ mapping }: { readonly mapping: MappingViewModel }) {
  const { sheet } = mapping;
  return (
    <Row gap="4 24" wrap>
      <Select
        label="Sheet"
        options={mapping.mapping.sheets.map(({ sheet: name, rowCount, kind }) => [
          name,
          `${name} (${kind === null ? NOT_USED : countOf(rowCount, 'row')})`,
        ])}
        value={mapping.shown}
        onChange={mapping.show}
      />
      {sheet !== null && (
        <Select
          label="Read as"
          options={[['', NOT_USED], ...SHEET_KINDS.map((kind) => [kind, SHEET_FORMS[kind].name] as const)]}
          value={sheet.kind ?? ''}
          onChange={(kind) => void mapping.use(kind === '' ? null : kind)}
        />
      )}
    </Row>
  );
}
