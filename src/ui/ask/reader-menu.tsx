import { ChevronDown, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { TRANSLATOR_KINDS } from '../../application/ask/question-translator';
import type { ReaderKind, ReadersStore } from '../../application/ask/readers.store';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Box, Row } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import styles from './ask-view.module.scss';

const READERS: Readonly<Record<ReaderKind, { readonly name: string; readonly missing: string }>> = {
  rules: { name: 'Rules', missing: 'in this browser' },
  ...TRANSLATOR_KINDS,
};
const KINDS = Object.keys(READERS) as readonly ReaderKind[];

interface Props {
  readonly readers: ReadersStore;
  readonly sow: SowId;
}

/** What turns sentences into parts, and what of them leaves the browser. */
export const ReaderMenu = observer(function ReaderMenu({ readers, sow }: Props) {
  useEffect(() => void readers.find(), [readers]);
  const { name } = READERS[readers.chosen];
  return (
    <Menu
      label="What turns sentences into parts"
      triggerClassName={styles.reader}
      trigger={
        <>
          <ShieldCheck size={14} aria-hidden="true" /> {name} <ChevronDown size={12} aria-hidden="true" />
        </>
      }
      header={
        <Box type="small" pad="12 16" className={styles.readerNote} role="status">
          <ReaderNote readers={readers} sow={sow} />
        </Box>
      }
      groups={[
        {
          items: KINDS.map((kind) => ({
            text: READERS[kind].name,
            note: noteOf(readers, kind, READERS[kind].missing),
            isChecked: kind === readers.chosen,
            onSelect: () => {
              if (readers.availabilityOf(kind) !== 'missing') readers.choose(kind);
            },
          })),
        },
      ]}
    />
  );
});

function noteOf(readers: ReadersStore, kind: ReaderKind, missing: string): string {
  if (kind === 'rules') return missing;
  return { missing, download: 'to download', ready: 'ready' }[readers.availabilityOf(kind)];
}

/** What the chosen reader sends, or what it needs first. */
const ReaderNote = observer(function ReaderNote({ readers, sow }: Props) {
  const { host, progress } = readers;
  if (progress !== null) return <>Downloading the model: {Math.round(progress * 100)} %. The rules read until then.</>;
  if (readers.needsDownload)
    return (
      <Row gap={8} wrap>
        {readers.hasFailed ? 'The download failed.' : 'The browser downloads this model once: a few gigabytes.'}
        <Button size="small" variant="outline" onClick={() => void readers.download()}>
          {readers.hasFailed ? 'Try again' : 'Download'}
        </Button>
      </Row>
    );
  if (host === null) return <>Each of them only proposes parts. Nothing you type leaves this browser.</>;
  if (!readers.needsConsent(sow)) return <>Sentences and names are sent to {host}; no figures, notes or statuses.</>;
  return (
    <Row gap={8} wrap>
      Your sentences and up to 200 names of this project would be sent to {host}; no figures, notes or statuses.
      <Button size="small" variant="outline" onClick={() => readers.agree(sow)}>
        Agree
      </Button>
    </Row>
  );
});
