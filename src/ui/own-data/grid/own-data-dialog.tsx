import { Redo2, RotateCcw, Undo2, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { FileOutline } from '../../../application/own-data/own-data-reader';
import { MOBILE_BREAKPOINT } from '../../../application/shared/viewport';
import { SHEET_FORMS, SHEET_KINDS } from '../../../domain/own-data/sheet-forms';
import { countOf } from '../../../domain/shared/figures';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Select } from '../../kit/controls/select';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { usePageView } from '../../kit/layout/page-view';
import { Modal } from '../../kit/overlays/modal';
import { FaultList } from '../faults/fault-list';
import { ReadingChecks } from './reading-checks';
import { Grid, type GridControl } from './grid';
import { footerWords } from './grid-words';
import styles from './own-data-dialog.module.scss';
import { OpenedAs } from './opened-as';
import { PreviewMap } from './preview-map';
import { Segments } from '../../kit/controls/segments';
import { TextFormChoice } from './text-form-choice';
import { FiguresOfTopic } from './figures-of-topic';

interface Props {
  readonly flow: OpenFile;
  readonly file: FileOutline;
  readonly mapping: MappingViewModel;
  readonly onClose: () => void;
}

type View = 'rows' | 'map';

/**
 * A file as it stands, with all that was understood of it painted into its rows: what is wrong is pressed and changed. The sums
 * in the foot and what opens are of the same reading.
 */
export const OwnDataDialog = observer(function OwnDataDialog({ flow, file, mapping, onClose }: Props) {
  const { width } = usePageView();
  const isPhone = width < MOBILE_BREAKPOINT;
  const [view, setView] = useState<View>('rows');
  const [hasShape, setHasShape] = useState(false);
  const grid = useRef<GridControl>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { preview, size } = mapping;
  const words = preview === null ? null : footerWords(preview, mapping.sheet, mapping.shown);
  const hasSide = !isPhone || view === 'map';
  const showColumn = (place: number): void => {
    setView('rows');
    requestAnimationFrame(() => grid.current?.show(place));
  };
  return (
    <Modal open onClose={onClose} label={file.fileName} className={styles.dialog}>
      <Stack
        column
        className={styles.content}
        onKeyDown={(event) => {
          if (event.target instanceof HTMLInputElement || !(event.ctrlKey || event.metaKey)) return;
          const key = event.key.toLowerCase();
          if (key === 'z') void (event.shiftKey ? mapping.redo() : mapping.undo());
          else if (key === 'y') void mapping.redo();
          else return;
          event.preventDefault();
        }}
      >
        <Row gap={12} className={styles.head}>
          <Text
            as="h2"
            ref={title}
            type="shift"
            tabIndex={-1}
            lines={1}
            className={styles.title}
            dir="auto"
            title={file.fileName}
          >
            {file.fileName}
          </Text>
          {!isPhone && (
            <Text as="span" type="small" tone="muted" fit="grow">
              {`${countOf(size.lines, 'row')}, ${countOf(size.columns, 'column')}, shown as in the file`}
            </Text>
          )}
          <Row gap={4} fit="grow" justify="end" className={styles.acts}>
            <IconButton
              label="Undo"
              icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              disabled={mapping.past.length === 0}
              onClick={() => void mapping.undo()}
            />
            <IconButton
              label="Redo"
              icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              disabled={mapping.future.length === 0}
              onClick={() => void mapping.redo()}
            />
            <IconButton
              label="As first read"
              icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
              disabled={mapping.past.length === 0}
              onClick={() => void mapping.reset()}
            />
            <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
          </Row>
        </Row>
        <div className={styles.tools}>
          <Sheets mapping={mapping} />
          {(!isPhone || hasShape) && <Shape mapping={mapping} />}
        </div>
        {isPhone && (
          <Row gap={8} className={styles.bar}>
            <Segments
              label="View"
              options={[
                ['rows', 'Rows'],
                ['map', `Map, ${mapping.checks.length} to check`],
              ]}
              value={view}
              onChange={setView}
            />
            <Button variant="outline" size="small" aria-expanded={hasShape} onClick={() => setHasShape(!hasShape)}>
              Form
            </Button>
          </Row>
        )}
        {flow.candidate !== null && !flow.isCorrection && <OpenAs flow={flow} name={flow.candidate.name} />}
        {mapping.problem !== null && (
          <Text as="p" type="small" role="alert" className={styles.problem} breaks>
            {mapping.problem}
          </Text>
        )}
        <div className={styles.parts}>
          {(!isPhone || view === 'rows') && <Grid mapping={mapping} control={grid} />}
          {hasSide && (
            <Stack as="aside" gap={16} className={styles.side} aria-label="What opens">
              <Text as="h3" type="label">
                What opens
              </Text>
              <OpenedAs flow={flow} mapping={mapping} />
              <PreviewMap
                preview={preview}
                growthName={mapping.topics?.columns.find(({ target }) => target === 'growth')?.header ?? 'Growth'}
              />
              <FiguresOfTopic mapping={mapping} />
              <ReadingChecks mapping={mapping} onShow={showColumn} />
              <FaultList faults={preview?.faults ?? []} hasSheets={mapping.mapping.sheets.length > 1} />
            </Stack>
          )}
        </div>
        <Row as="footer" gap={12} className={styles.foot}>
          <Text type="small" tone="muted" fit="grow" role="status" className={styles.words}>
            <Text as="strong" tone="strong" weight={600}>
              {words?.counts}
            </Text>{' '}
            {words?.leftOut}
          </Text>
          {!isPhone && (
            <Button variant="outline" onClick={flow.cancel}>
              Cancel
            </Button>
          )}
          <Button disabled={!mapping.canOpen} onClick={() => void flow.build(mapping)}>
            {preview?.counts.topics === 0 ? 'Choose the names' : flow.openLabel(preview?.counts.topics ?? 0)}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

/** The sheets and lists of the file. One that is pressed is what is read. */
const Sheets = observer(function Sheets({ mapping }: { readonly mapping: MappingViewModel }) {
  const { sheets } = mapping.mapping;
  if (sheets.length < 2) return null;
  return (
    <Row gap={8} role="group" aria-label="Sheets" className={styles.sheets}>
      {sheets.map(({ sheet, kind, rowCount }, index) => (
        <button
          key={sheet}
          type="button"
          aria-pressed={index === mapping.shown}
          onClick={() => void mapping.choose(index)}
        >
          <bdi>{sheet}</bdi>{' '}
          <Text as="span" type="caption" tone="muted">
            {kind === 'topics'
              ? countOf(rowCount, 'row')
              : kind !== null
                ? SHEET_FORMS[kind].name
                : isReadWith(mapping, sheet)
                  ? 'read too'
                  : 'not read'}
          </Text>
        </button>
      ))}
    </Row>
  );
});

/** Whether a table that is none of its own is read together with one that is. */
function isReadWith({ mapping: { sheets } }: MappingViewModel, name: string): boolean {
  return sheets.some(({ kind, together }) => kind !== null && together?.isOn === true && together.names.includes(name));
}

/** Which way the table runs, what the sheet is, and how the text of a file is read. */
const Shape = observer(function Shape({ mapping }: { readonly mapping: MappingViewModel }) {
  const { sheet } = mapping;
  if (sheet === null) return null;
  return (
    <div className={styles.shape}>
      <Segments
        label="Which way the table runs"
        options={[
          ['rows', 'Rows are topics'],
          ['columns', 'Columns are topics'],
        ]}
        value={sheet.isTurned ? 'columns' : 'rows'}
        onChange={(way) => void mapping.place({ isTurned: way === 'columns' })}
      />
      {(sheet.canBeSeveral || sheet.several !== null) && (
        <Segments
          label="Rows of a topic"
          options={[
            ['one', 'One row per topic'],
            ['several', 'Several'],
          ]}
          value={sheet.several === null ? 'one' : 'several'}
          onChange={(several) => void mapping.place({ several })}
        />
      )}
      {mapping.mapping.sheets.length > 1 && (
        <Select
          label="Read as"
          options={[['', 'not read'], ...SHEET_KINDS.map((kind) => [kind, SHEET_FORMS[kind].name] as const)]}
          value={sheet.kind ?? ''}
          onChange={(kind) => void mapping.use(kind === '' ? null : kind)}
        />
      )}
      <TextFormChoice mapping={mapping} />
    </div>
  );
});

/** That the file replaces an own project, and the other way to open it. */
export const OpenAs = observer(function OpenAs({ flow, name }: { readonly flow: OpenFile; readonly name: string }) {
  const isNext = flow.replaces !== null;
  const why = isNext
    ? `It becomes the newer data of ‘${name}’; your statuses and notes stay.`
    : `${flow.way === 'own' ? 'It opens' : `None of its topics is in ‘${name}’, so it opens`} as a project of its own.`;
  return (
    <Row gap="4 12" wrap role="status" className={styles.bar}>
      <Text as="span" type="small" breaks>
        {why}
        {flow.isNewer && ' Columns and units are as you chose them then.'}
      </Text>
      <Button variant="outline" size="small" onClick={() => flow.openAs(isNext ? 'own' : 'next')}>
        {isNext ? 'Open as a project of its own' : `Open as the next version of ‘${name}’`}
      </Button>
    </Row>
  );
});
