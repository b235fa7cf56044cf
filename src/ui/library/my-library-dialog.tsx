import { useRef, useState } from 'react';
import { MyLibrary } from '../../application/my-library/my-library';
import type { LibraryMerge } from '../../domain/library/transfer/merge-libraries';
import { countOf } from '../../domain/shared/figures';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Row } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';
import styles from './my-library-dialog.module.scss';

interface Props {
  readonly onClose: () => void;
}

type Step = { readonly kind: 'start'; readonly message: string } | { readonly kind: 'remove' };

const MB = 1024 * 1024;
/** A library of thousands of notes has a few. */
const MOST_BYTES = 20 * MB;

const FIRST: Step = { kind: 'start', message: '' };

/** 'My library': notes, stars, views and visits as one file, an import of such a file, and their removal. */
export function MyLibraryDialog({ onClose }: Props) {
  const library = useResolved(MyLibrary);
  const [step, setStep] = useState<Step>(FIRST);
  const file = useRef<HTMLInputElement>(null);
  const run = (work: () => Promise<Step>): void => {
    work().then(setStep, (error: unknown) => setStep({ kind: 'start', message: messageOf(error) }));
  };
  const exportFile = () =>
    run(async () => {
      const { name, text } = await library.exportFile();
      download(new Blob([text], { type: 'application/json' }), name);
      return { kind: 'start', message: `Saved as ${name}.` };
    });
  const read = (chosen: File | undefined) =>
    chosen &&
    run(async () => {
      if (chosen.size > MOST_BYTES)
        return { kind: 'start', message: `This file is larger than ${MOST_BYTES / MB} MB.` };
      return { kind: 'start', message: summaryOf(await library.importFile(await chosen.text())) };
    });
  return (
    <Dialog title="My library" onClose={onClose}>
      <div className={styles.content}>
        {step.kind === 'start' && (
          <>
            <p>Your notes, stars, saved views and visits of all projects. They are stored in this browser only.</p>
            <p>
              A browser may remove them when the disk is full, and Safari after seven days without a visit. A file that
              you export stays.
            </p>
            <Row gap={8} wrap>
              <Button variant="outline" onClick={exportFile}>
                Export as a file
              </Button>
              <Button variant="outline" onClick={() => file.current?.click()}>
                Import a file
              </Button>
              <Button variant="outline" onClick={() => setStep({ kind: 'remove' })}>
                Remove from this browser
              </Button>
            </Row>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label="Library file"
              onChange={({ target }) => {
                read(target.files?.[0]);
                target.value = '';
              }}
            />
            <p role="status">{step.message}</p>
          </>
        )}
        {step.kind === 'remove' && (
          <>
            <p>
              This removes your notes, stars, views and visits of all projects from this browser. It cannot be undone.
            </p>
            <Row gap={8} wrap>
              <Button
                onClick={() =>
                  run(async () => {
                    await library.remove();
                    return { kind: 'start', message: 'Your library has been removed from this browser.' };
                  })
                }
              >
                Remove
              </Button>
              <Button variant="outline" onClick={() => setStep(FIRST)}>
                Cancel
              </Button>
            </Row>
          </>
        )}
      </div>
    </Dialog>
  );
}

const WORDS: readonly (readonly [keyof LibraryMerge['counts'], string, string?])[] = [
  ['notes', 'note'],
  ['stars', 'star'],
  ['views', 'view'],
  ['drafts', 'draft'],
  ['conclusions', 'conclusion'],
  ['insights', 'mark of an insight', 'marks of insights'],
];

/** Only what is wrong with the file has words for the user. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'LibraryFileFault') return 'This did not work. Please try again.';
  const [where] = error instanceof Object && 'details' in error && Array.isArray(error.details) ? error.details : [];
  return `${error.message}${typeof where === 'string' ? ` First fault: ${where}.` : ''} Nothing was changed.`;
}

/** 'The file has been imported. New: 3 notes. Replaced by newer ones: 1 view.' */
function summaryOf(counts: LibraryMerge['counts']): string {
  const list = (part: 'added' | 'replaced') =>
    WORDS.map(([kind, ...words]) => [counts[kind][part], words] as const)
      .filter(([count]) => count > 0)
      .map(([count, words]) => countOf(count, ...words))
      .join(', ');
  const [added, replaced] = [list('added'), list('replaced')];
  const parts = [added && `New: ${added}.`, replaced && `Replaced by newer ones: ${replaced}.`].filter(Boolean);
  return parts.length === 0
    ? 'This file has nothing new: every note, star and view is here already.'
    : `The file has been imported. ${parts.join(' ')}`;
}
