import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { StorageProblem } from '../../application/keep/keep-storage';
import { MyLibrary } from '../../application/personal/my-library';
import { LoadLibraryFiles } from '../../application/personal/library-files';
import type { FileToReadIn, TransferCounts } from '../../application/personal/read-library-file';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import type { SowSummary } from '../../domain/workspace/sow';
import { useResolved } from '../di/resolver';
import { FileInput } from '../kit/files/file-input';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Row, Stack } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';
import styles from './my-library-dialog.module.scss';

interface Props {
  readonly onClose: () => void;
}

type Step =
  | { readonly kind: 'start'; readonly message: string }
  | { readonly kind: 'read'; readonly file: FileToReadIn; readonly summary: string }
  | { readonly kind: 'remove' };

const MB = 1024 * 1024;
/** A file of thousands of notes and decisions has a few; own projects may have tens. */
const MOST_BYTES = 100 * MB;

const FIRST: Step = { kind: 'start', message: '' };

function said(message: string): Step {
  return { kind: 'start', message };
}

/** 'My library': all of the user's own as one file, also of the open project only, reading such a file in, and removal. */
export const MyLibraryDialog = observer(function MyLibraryDialog({ onClose }: Props) {
  const library = useResolved(MyLibrary);
  const loadFiles = useResolved(LoadLibraryFiles);
  const { sow, currentId } = useResolved(WorkspaceStore);
  const [step, setStep] = useState<Step>(FIRST);
  const file = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step.kind);
  // The button that was pressed is gone with its step.
  useEffect(() => {
    if (shown.current !== step.kind) content.current?.querySelector('button')?.focus();
    shown.current = step.kind;
  }, [step.kind]);
  const open = sow.value?.id === currentId ? sow.value : null;
  const run = (work: () => Promise<Step>): void => {
    work().then(setStep, (error: unknown) => setStep(said(messageOf(error))));
  };
  const save = (project?: SowSummary) =>
    run(async () => {
      const { name, text } = await library.exportFile(project);
      const file = new Blob([text], { type: 'application/json' });
      download(file, name);
      const isLarge = file.size > MOST_BYTES;
      const hint = ` It is larger than the ${MOST_BYTES / MB} MB that can be loaded: save each project on its own.`;
      return said(`Saved as ${name}.${isLarge ? hint : ''}`);
    });
  const read = (chosen: File) =>
    run(async () => {
      if (chosen.size > MOST_BYTES) return said(`This file is larger than ${MOST_BYTES / MB} MB. Nothing was changed.`);
      const found = await (await loadFiles()).read(await chosen.text());
      const summary = summaryOf(found);
      if (summary === '') return said('This file has nothing new: all that is in it is here already.');
      return { kind: 'read', file: found, summary };
    });
  return (
    <Dialog title="My library" onClose={onClose}>
      <Stack gap={16} className={styles.content} ref={content}>
        {step.kind === 'start' && (
          <>
            <p>
              Your statuses, notes, stars, saved views, briefs and visits of all projects, your part of teams with its
              reasons, and your own projects. Except for statuses that a service stores, all of it is in this browser
              only.
            </p>
            <p>
              A browser may remove them when the disk is full, and Safari after seven days without a visit. A file that
              you save stays, and can be loaded here or in another browser: it adds what is missing, replaces what is
              older, and deletes nothing.
            </p>
            <Row gap={8} wrap>
              <Button variant="outline" onClick={() => save()}>
                Save all of mine
              </Button>
              {open !== null && (
                <Button variant="outline" onClick={() => save(open)}>
                  Only from ‘{open.name}’
                </Button>
              )}
              <Button variant="outline" onClick={() => file.current?.click()}>
                Load a file
              </Button>
              <Button variant="outline" onClick={() => setStep({ kind: 'remove' })}>
                Remove from this browser
              </Button>
            </Row>
            <FileInput
              ref={file}
              label="Library file"
              accept="application/json,.json"
              onChoose={([chosen]) => read(chosen)}
            />
          </>
        )}
        {step.kind === 'read' && (
          <>
            <p>
              Saved on {shortLocalDay(step.file.exportedAt)}. {step.summary} Nothing is deleted.
            </p>
            <Row gap={8} wrap>
              <Button
                onClick={() =>
                  run(async () => {
                    await step.file.readIn();
                    return said(`The file has been loaded. ${step.summary}`);
                  })
                }
              >
                Load it
              </Button>
              <Button variant="outline" onClick={() => setStep(said('Nothing was changed.'))}>
                Cancel
              </Button>
            </Row>
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
                    return said('Your library has been removed from this browser.');
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
        <p role="status">{step.kind === 'start' && step.message}</p>
      </Stack>
    </Dialog>
  );
});

const WORDS: readonly (readonly [keyof TransferCounts, string, string?])[] = [
  ['statuses', 'status', 'statuses'],
  ['notes', 'note'],
  ['stars', 'star'],
  ['views', 'view'],
  ['drafts', 'draft'],
  ['conclusions', 'conclusion'],
  ['insights', 'mark of an insight', 'marks of insights'],
  ['recents', 'card that was opened', 'cards that were opened'],
  ['visits', 'state at a visit', 'states at visits'],
  ['presence', 'time of a visit', 'times of visits'],
];

const NO_STORAGE = {
  full: 'The storage of this browser is full. Nothing was changed.',
  unavailable: 'This browser refuses to store anything, so the file cannot be loaded. Nothing was changed.',
};

/** What is wrong with the file, or with the storage, has words for the user. */
function messageOf(error: unknown): string {
  if (error instanceof StorageProblem) return NO_STORAGE[error.kind];
  if (!(error instanceof Error) || error.name !== 'LibraryFileFault') return 'This did not work. Please try again.';
  const [where] = error instanceof Object && 'details' in error && Array.isArray(error.details) ? error.details : [];
  return `${error.message}${typeof where === 'string' ? ` First fault: ${where}.` : ''} Nothing was changed.`;
}

/** 'Adds: 3 notes, 47 statuses. Changes: 1 view.'; '' where it does neither. */
function summaryOf({ counts, further, unknown }: FileToReadIn): string {
  const list = (part: 'added' | 'replaced') =>
    [
      ...WORDS.map(([kind, ...words]) => [counts[kind][part], words] as const),
      ...further.map((each) => [each[part], each.words] as const),
    ]
      .filter(([count]) => count > 0)
      .map(([count, words]) => countOf(count, ...words))
      .join(', ');
  const [added, replaced] = [list('added'), list('replaced')];
  const left = unknown.length > 0 && 'Some of it belongs to functions that are switched off here, and is not loaded.';
  const news = [added && `Adds: ${added}.`, replaced && `Changes: ${replaced}.`].filter(Boolean);
  return news.length === 0 ? '' : [...news, left].filter(Boolean).join(' ');
}
