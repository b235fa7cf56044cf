import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { QuestionTranslator } from '../../../src/application/assistant/question-translator';
import { ReadersStore } from '../../../src/application/assistant/readers.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { MemoryStorage } from '../../fakes/memory-storage';
import { ReadBy } from '../../../src/ui/assistant/read-by';

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
  render(<ReadBy readers={readers} sow={SOW} />);
  await act(async () => undefined);
  return { readers, user: userEvent.setup() };
}

it('says that nothing leaves the browser, and what is not set up', async () => {
  await show([]);
  expect(screen.getByRole('group', { name: 'Read by' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rules in this browser' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /On-device model not in this browser/ }).disabled).toBe(
    true,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /not set up/ }).disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('Nothing you ask leaves this browser.');
});

it('says what would be sent and where, and sends nothing before the user agrees', async () => {
  const { readers, user } = await show([organisation]);
  await user.click(screen.getByRole('radio', { name: 'Your organisation’s model' }));
  expect(screen.getByRole('status').textContent).toContain(
    'would be sent to model.test; no figures, notes or statuses',
  );
  expect(readers.modelFor(SOW)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(readers.modelFor(SOW)?.kind).toBe('organisation');
  expect(screen.getByRole('status').textContent).toContain('are sent to model.test');
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
  const { user } = await show([device]);
  await user.click(screen.getByRole('radio', { name: 'On-device model' }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByRole('status').textContent).toContain('42 %');
  await act(async () => end());
  expect(screen.getByRole('status').textContent).toContain('The download failed.');
});
