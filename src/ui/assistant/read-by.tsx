import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReaderKind, ReadersStore } from '../../application/assistant/readers.store';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import styles from './read-by.module.scss';

const READERS = [
  ['rules', 'Rules in this browser', ''],
  ['device', 'On-device model', 'not in this browser'],
  ['organisation', 'Your organisation’s model', 'not set up'],
] as const satisfies readonly (readonly [ReaderKind, string, string])[];

interface Props {
  readonly readers: ReadersStore;
  readonly sow: SowId;
}

/** Who reads the questions, and what of them leaves the browser. */
export const ReadBy = observer(function ReadBy({ readers, sow }: Props) {
  useEffect(() => void readers.find(), [readers]);
  return (
    <Row gap="4 16" wrap type="caption" pad="0 0 12" className={styles.readers}>
      <fieldset>
        <legend>Read by</legend>
        {READERS.map(([kind, label, missing]) => {
          const isMissing = readers.availabilityOf(kind) === 'missing';
          return (
            <label key={kind} data-missing={isMissing || undefined}>
              <input
                type="radio"
                name="reader"
                checked={readers.chosen === kind}
                disabled={isMissing}
                onChange={() => readers.choose(kind)}
              />
              {label} {isMissing && <small>{missing}</small>}
            </label>
          );
        })}
      </fieldset>
      <p role="status">
        <ReaderNote readers={readers} sow={sow} />
      </p>
    </Row>
  );
});

/** One line: what the chosen reader sends, or what it needs first. */
const ReaderNote = observer(function ReaderNote({ readers, sow }: Props) {
  const { host, progress } = readers;
  if (progress !== null) return <>Downloading the model: {Math.round(progress * 100)} %. The rules read until then.</>;
  if (readers.needsDownload)
    return (
      <>
        {readers.hasFailed ? 'The download failed. ' : 'The browser downloads this model once, some gigabytes. '}
        <Button size="small" variant="outline" onClick={() => void readers.download()}>
          {readers.hasFailed ? 'Try again' : 'Download'}
        </Button>
      </>
    );
  if (host === null) return <>Nothing you ask leaves this browser. Figures always come from the data.</>;
  if (!readers.needsConsent(sow)) return <>Questions and names are sent to {host}; no figures, notes or statuses.</>;
  return (
    <>
      Your questions and up to 200 names of this project would be sent to {host}; no figures, notes or statuses.{' '}
      <Button size="small" variant="outline" onClick={() => readers.agree(sow)}>
        Agree
      </Button>
    </>
  );
});
