import { act, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MyLibrary } from '../../../src/application/my-library/my-library';
import { MyLibraryDialog } from '../../../src/ui/library/my-library-dialog';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

async function importFile(content: string, prepare?: (library: MyLibrary) => void) {
  const { screen, user, platform } = await renderScreen(
    () => <MyLibraryDialog onClose={() => {}} />,
    '/homepage/:sowId',
    {
      path: '/homepage/1',
    },
  );
  prepare?.(platform.get(MyLibrary));
  await user.upload(
    screen.getByLabelText('Library file'),
    new File([content], 'library.json', { type: 'application/json' }),
  );
  await act(settle);
  await act(settle);
  return { screen, message: () => within(screen.getByRole('dialog')).getByRole('status').textContent };
}

describe('the import of a library', () => {
  it('says of another file that it is no library, and changes nothing', async () => {
    const { message } = await importFile('Signal,Growth');
    expect(message()).toBe(
      'This is no library file. Choose one that was saved with ‘Export as a file’. Nothing was changed.',
    );
  });

  it('names the first fault of a damaged library', async () => {
    const { message } = await importFile(
      JSON.stringify({ format: 'dm-library', version: 1, exportedAt: 'never', organisationId: 'org', projects: [] }),
    );
    expect(message()).toBe(
      'This library file is damaged. First fault: exportedAt: is not a time. Nothing was changed.',
    );
  });

  it('hides the words of a failure that is not about the file', async () => {
    const { message } = await importFile('{}', (library) => {
      vi.spyOn(library, 'importFile').mockRejectedValue(new Error('QuotaExceededError: 0x7'));
    });
    expect(message()).toBe('This did not work. Please try again.');
  });
});
