import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { FileOutline } from '../../../application/own-data/own-data-reader';
import type { TableForm, MappingPreview } from '../../../domain/own-data/mapping';
import { SHEET_FORMS, SHEET_KINDS } from '../../../domain/own-data/sheet-forms';
import { MOBILE_BREAKPOINT } from '../../../application/shared/viewport';
import { countOf } from '../../../domain/shared/figures';
import { usePageView } from '../../kit/layout/page-view';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/controls/select';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
import { FaultList, mappingSummary } from '../faults/fault-list';
import { Dialog } from '../../kit/overlays/dialog';
import { Problem } from '../choose-file';
import { Columns } from './columns';
import { FileForm } from './file-form';
import styles from './mapping-dialog.module.scss';
import { PreviewTable } from './preview-table';
import { Questions } from './questions';
import { FoldedValues } from './value-tables';
import { useMemo } from 'react';
import type { PlaneItem } from '../../../domain/plane/plane-scene';
import { planeWithAxes, smallMap } from '../../../domain/plane/small-map';
import { namesOnMap, SmallMapPicture } from '../../plane/small-map-picture';
import { nameRuler } from '../../plane/text-ruler';

interface Props {
  readonly flow: OpenFile;
  readonly file: FileOutline;
  readonly mapping: MappingViewModel;
  readonly onClose: () => void;
}

/** What the columns of a file become, beside the map that this makes, and the first rows. */
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
    <Dialog
      isStep
      title={file.fileName}
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
      <Box type="small" tone="muted">
        <FileForm flow={flow} file={file} mapping={mapping} />
      </Box>
      {hasSheets && <SheetChoice mapping={mapping} />}
      {mapping.problem !== null && <Problem text={mapping.problem} />}
      {flow.candidate !== null && !flow.isCorrection && <OpenAs flow={flow} name={flow.candidate.name} />}
      <div className={styles.parts}>
        <Stack gap={24}>
          <Questions mapping={mapping} />
          {sheet !== null && <Columns mapping={mapping} sheet={sheet} />}
          {mapping.valued.map((valued) => (
            <FoldedValues key={`${valued.sheet} ${valued.column.index}`} {...valued} mapping={mapping} />
          ))}
        </Stack>
        <Stack gap={24}>
          <PreviewMap
            preview={preview}
            growthName={topics?.columns.find(({ target }) => target === 'growth')?.header ?? 'Growth'}
          />
          <FaultList faults={preview?.faults ?? []} hasSheets={hasSheets} />
          {sheet?.hasLeftOut === true && <LeftOutRows mapping={mapping} form={sheet.form} />}
          {isPhone && summary}
        </Stack>
      </div>
      {!isPhone && sheet !== null && <PreviewTable mapping={mapping} sheet={sheet} />}
    </Dialog>
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
const OpenAs = observer(function OpenAs({ flow, name }: { readonly flow: OpenFile; readonly name: string }) {
  if (flow.replaces === null)
    return (
      <Stack gap={8} role="status" align="start">
        <Text type="body">
          {flow.way === 'own' ? 'It opens' : 'None of its topics is in ‘'}
          {flow.way !== 'own' && <bdi>{name}</bdi>}
          {flow.way !== 'own' && '’, so it opens'} as a project of its own.
          {flow.isNewer && ' Columns and units are as you chose them then.'}
        </Text>
        <Button variant="outline" size="small" onClick={() => flow.openAs('next')}>
          Open as the next version of ‘{name}’
        </Button>
      </Stack>
    );
  return (
    <Stack gap={8} role="status" align="start">
      <Text type="body">
        It becomes the newer data of ‘<bdi>{name}</bdi>’.
        {flow.isNewer && ' Columns and units are as you chose them then.'} Your statuses and notes stay, and topics and
        texts that this file does not have.
      </Text>
      <Button variant="outline" size="small" onClick={() => flow.openAs('own')}>
        Open as a project of its own
      </Button>
    </Stack>
  );
});

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

/** With more, the names would leave no room for the bubbles. */
const MOST_NAMED = 60;
const NAMED_OF_MANY = 12;
const MAP = planeWithAxes({ width: 430, height: 216 });

interface PreviewMapProps {
  readonly preview: MappingPreview | null;
  /** Of the column that is taken for growth. */
  readonly growthName: string;
}

/** The map that the file would make. */
function PreviewMap({ preview, growthName }: PreviewMapProps) {
  const map = useMemo(() => {
    const all = preview?.points ?? [];
    const chosen = all.length <= MOST_NAMED ? all : all.toSorted(byGrowth).slice(0, NAMED_OF_MANY);
    return smallMap({ all, chosen, before: null }, { plane: MAP, measure: nameRuler(), growthName });
  }, [preview, growthName]);
  if (preview === null) return null;
  if (map === null && preview.rings.length > 0) {
    return (
      <Text type="small" tone="muted">
        This is a technology radar: rings instead of figures. It opens with the Ring map, from the inside:{' '}
        <strong>{preview.rings.join(', ')}</strong>.
      </Text>
    );
  }
  if (map === null) {
    return (
      <Text type="small" tone="muted">
        No topic has both growth and sizing, so the map would be empty.
      </Text>
    );
  }
  return <SmallMapPicture map={map} hasAxes label={namesOnMap(map)} />;
}

function byGrowth(one: PlaneItem, other: PlaneItem): number {
  return (other.growth ?? 0) - (one.growth ?? 0);
}
