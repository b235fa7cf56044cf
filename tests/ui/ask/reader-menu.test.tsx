import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { QuestionTranslator } from '../../../src/application/ask/question-translator';
import { ReadersStore } from '../../../src/application/ask/readers.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { MemoryStorage } from '../../fakes/memory-storage';
import { ReaderMenu } from '../../../src/ui/ask/reader-menu';

const SOW = entityId<'sow'>('1');
const logger = { error: () => undefined, warn: () => undefined, info: () => undefined } as never;
const organisation: QuestionTranslator = {
  kind: 'organisation',
  host: 'model.test',
  availability: async () => 'ready',
  prepare: async () => undefined,
  translate: async () => null,
};

async function show(models: readonly QuestionTranslator[]) {
  const readers = new ReadersStore(models, { member: null }, new MemoryStorage(), logger);
  render(<ReaderMenu readers={readers} sow={SOW} />);
  await act(async () => undefined);
  const user = userEvent.setup();
  const open = async (): Promise<void> => {
    if (screen.queryByRole('menu') === null) await user.click(screen.getByRole('button', { expanded: false }));
    await screen.findByRole('menu');
  };
  return { readers, user, open, note: () => screen.getByRole('status').textContent };
}

it('says that nothing leaves the browser, and what is not set up', async () => {
  const { open, user, readers, note } = await show([]);
  await open();
  expect(screen.getByRole('menuitemradio', { name: /^Rules/ }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('menuitemradio', { name: /On-device model not in this browser/ })).toBeTruthy();
  expect(note()).toContain('Nothing you type leaves this browser.');
  await user.click(screen.getByRole('menuitemradio', { name: /not set up/ }));
  expect(readers.chosen).toBe('rules');
});

it('says what would be sent and where, and sends nothing before the user agrees', async () => {
  const { readers, user, open, note } = await show([organisation]);
  await open();
  await user.click(screen.getByRole('menuitemradio', { name: /Your organisation’s model/ }));
  await open();
  expect(note()).toContain('would be sent to model.test; no figures, notes or statuses');
  expect(readers.modelFor(SOW)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(readers.modelFor(SOW)?.kind).toBe('organisation');
  await open();
  expect(note()).toContain('are sent to model.test');
});

it('offers the download of a model that the browser does not have yet', async () => {
  let end = (): void => undefined;
  const device: QuestionTranslator = {
    ...organisation,
    kind: 'device',
    host: null,
    availability: async () => 'download',
    prepare: (onProgress) => {
      onProgress(0.42);
      return new Promise((_resolve, reject) => (end = () => reject(new Error('No'))));
    },
  };
  const { user, open, note } = await show([device]);
  await open();
  await user.click(screen.getByRole('menuitemradio', { name: /On-device model/ }));
  await open();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await open();
  expect(note()).toContain('42 %');
  await act(async () => end());
  expect(note()).toContain('The download failed.');
});
