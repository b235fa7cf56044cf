import { FileSpreadsheet, ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { READ_ENDINGS } from '../../domain/workspace/file-names';
import type { ChosenFile } from '../../application/shared/browser-ports';
import { FileInput } from '../kit/files/file-input';
import { Button } from '../kit/controls/button';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import styles from './choose-file.module.scss';
import { useHref } from 'react-router-dom';

/** Without the types of spreadsheets a phone would offer photos only. */
const ACCEPTED =
  `${READ_ENDINGS},text/csv,text/tab-separated-values,text/markdown,application/json,` +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet';

interface Props {
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  readonly onChoose: (file: ChosenFile) => void;
  /** Opens the last file although its rows are hardly topics; null: it cannot be opened. */
  readonly onOpenAnyway: (() => void) | null;
}

/** The first step: what can be opened, and a button for the device's file picker. */
export function ChooseFile({ problem, onChoose, onOpenAnyway }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.querySelector('button')?.focus(), []);
  return (
    <Stack gap={16}>
      {problem !== null && <Problem text={problem} />}
      <Stack gap={16} ref={area} className={styles.area}>
        <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden="true" />
        <Text type="body" tone="muted" className={styles.words}>
          A spreadsheet or a workspace file, up to 50 MB.
          <span className={styles.drop}> You can also drop it anywhere on the page.</span>
        </Text>
        <Row gap={12} wrap justify="center">
          {onOpenAnyway !== null && (
            <Button variant="outline" onClick={onOpenAnyway}>
              Open it anyway
            </Button>
          )}
          <Button onClick={() => input.current?.click()}>
            {problem === null ? 'Choose a file' : 'Choose another file'}
          </Button>
        </Row>
        <FileInput
          ref={input}
          label="File with your own data"
          accept={ACCEPTED}
          onChoose={([file]) => onChoose(file)}
        />
      </Stack>
      <Text type="small" tone="muted">
        <a className={styles.link} href={useHref('/own-data-template.xlsx')} download>
          Download a template with an example
        </a>
        : any sheet with a column of names opens too.
      </Text>
      <Row as="p" gap={8} type="small" tone="muted">
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
        It is read in this browser and sent nowhere.
      </Row>
    </Stack>
  );
}

/** Why a file cannot be opened, or not so. */
function Problem({ text }: { readonly text: string }) {
  return (
    <Box as="p" type="body" pad="12 16" breaks className={styles.problem} role="alert">
      {text}
    </Box>
  );
}
