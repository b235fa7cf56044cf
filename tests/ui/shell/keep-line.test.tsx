import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unsavedFile } from '../../../src/application/keep/unsaved-file';
import { KeepLine } from '../../../src/ui/shell/keep-line';
import { KeptBrowser, MAYA, NOOR } from '../../application/keep/kept-browser';
import { settle } from '../../fakes/settle';

it('the line of what is not saved stays until it is stored, and counts what the owner wrote', async () => {
  const browser = new KeptBrowser();
  const { keep } = browser.page();
  render(<KeepLine keep={keep} owner={MAYA} />);
  expect(screen.queryByRole('alert')).toBeNull();
  browser.storage.refusal = 'full';
  keep.put(browser.record('1', 3, MAYA, 'statuses'));
  keep.put(browser.note('Mine'));
  keep.put(browser.record('seen', {}, MAYA, 'visits'));
  keep.put(browser.note('Of another user', NOOR));
  await act(settle);
  expect(screen.getByRole('alert').textContent).toBe(
    '2 changes not saved: the storage of this browser is full. Do not close this page.',
  );
  browser.storage.refusal = null;
  await act(async () => {
    screen.getByRole('button', { name: 'Try again' }).click();
    await settle();
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the file of what is not saved has each record with its project, kind, id and value', () => {
  const { name, text } = unsavedFile([new KeptBrowser().note('Mine')], '2026-11-21T09:00:00.000Z');
  expect([name, JSON.parse(text)]).toMatchObject([
    'not-saved-2026-11-21.json',
    {
      organisationId: 'org_northwind',
      records: [{ project: '1', kind: 'notes', id: 'topic:1', value: { text: 'Mine' } }],
    },
  ]);
});
