import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StorageProblem } from '../../../src/application/keep/keep-storage';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import type { ReadLibraryFile } from '../../../src/application/personal/read-library-file';
import { MyLibraryDialog } from '../../../src/ui/personal/my-library-dialog';
import { libraryFile } from '../../../src/domain/personal/transfer/library-file';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aLibrary, aNote } from '../../builders/library-mother';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

async function importFile(content: string, prepare?: (files: ReadLibraryFile) => void) {
  const { screen, user, platform } = await renderScreen(
    () => <MyLibraryDialog onClose={() => {}} />,
    '/homepage/:sowId',
    {
      path: '/homepage/1',
    },
  );
  // What reads a file is loaded with the first one.
  const files = await platform.get(LoadLibraryFiles)();
  prepare?.(files);
  await user.upload(
    screen.getByLabelText('Library file'),
    new File([content], 'library.json', { type: 'application/json' }),
  );
  await act(settle);
  await act(settle);
  return { screen, user, platform, message: () => within(screen.getByRole('dialog')).getByRole('status').textContent };
}

describe('the import of a library', () => {
  it('says of another file that it is no library, and changes nothing', async () => {
    const { message } = await importFile('Signal,Growth');
    expect(message()).toBe('This is no file that was saved with ‘Save all of mine’. Nothing was changed.');
  });

  it('names the first fault of a damaged library', async () => {
    const { message } = await importFile(
      JSON.stringify({ format: 'dm-library', version: 1, exportedAt: 'never', organisationId: 'org', projects: [] }),
    );
    expect(message()).toBe('This file is damaged. First fault: exportedAt: is not a time. Nothing was changed.');
  });

  it('hides the words of a failure that is not about the file', async () => {
    const { message } = await importFile('{}', (files) => {
      vi.spyOn(files, 'read').mockRejectedValue(new Error('QuotaExceededError: 0x7'));
    });
    expect(message()).toBe('This did not work. Please try again.');
  });

  it.each([
    ['unavailable', /^This browser refuses to store anything/],
    ['full', /^The storage of this browser is full/],
  ] as const)('says in a sentence that the storage is %s', async (kind, sentence) => {
    const { message } = await importFile('{}', (files) => {
      vi.spyOn(files, 'read').mockRejectedValue(new StorageProblem(kind));
    });
    expect(message()).toMatch(sentence);
  });

  it('says of 50 MB of something else that it is no such file', async () => {
    const { message } = await importFile(' '.repeat(50 * 1024 * 1024));
    expect(message()).toBe('This is no file that was saved with ‘Save all of mine’. Nothing was changed.');
  });

  it('shows what a file adds before it is read in, and changes nothing when it is left', async () => {
    const file = libraryFile(new Map([[entityId<'sow'>('1'), aLibrary({ notes: [aNote('A note')] })]]), {
      organisationId: 'org_northwind',
      userId: 'auth|maya',
      exportedAt: '2026-11-20T09:00:00.000Z',
    });
    const { screen, user, message, platform } = await importFile(JSON.stringify(file));
    const readIn = await screen.findByRole('button', { name: 'Load it' });
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Saved on Nov 20, 2026. Adds: 1 note. Nothing is deleted.');
    await waitFor(() => expect(document.activeElement).toBe(readIn));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(message()).toBe('Nothing was changed.');
    expect([...platform.library.storage.rows.keys()].filter((key) => key.includes('notes'))).toEqual([]);
  });
});
