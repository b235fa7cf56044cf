import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FileForm } from '../../../src/ui/own-data/mapping/file-form';
import { aMapping, aSheet } from '../../builders/own-data-mother';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { sessionFile } from '../../fakes/session-file';
import { settle } from '../../fakes/settle';
import { ask } from './ask-own-data';

async function shown(content: string) {
  const { file, mapping } = await sessionFile('a.csv', content);
  const { sheet } = mapping;
  if (sheet === null) throw new Error('no sheet');
  // The flow only reads the file again in another form.
  render(<FileForm flow={{} as never} file={file} mapping={mapping} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const names = () => mapping.preview?.rows[mapping.shown]?.map(([name]) => name?.raw);
  return { mapping, names, sheet };
}

describe('where the table is', () => {
  it('is corrected by the row of the names, and the preview follows', async () => {
    const { mapping, names } = await shown('Name;Growth\nOld list;5 %\nSignal;CAGR\nKelp;1 %\nMoss;2 %\n');
    const row = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Names of the columns: row' });
    expect([row.value, names()?.[0]]).toEqual(['1', 'Old list']);
    fireEvent.change(row, { target: { value: '3' } });
    await act(settle);
    expect(names()).toEqual(['Kelp', 'Moss']);
    fireEvent.change(row, { target: { value: '' } });
    await act(settle);
    expect(mapping.sheet?.columns.map(({ header }) => header)).toEqual(['Column A', 'Column B']);
    fireEvent.change(row, { target: { value: '99' } });
    await act(settle);
    expect(mapping.sheet?.columns.map(({ header }) => header)).toEqual(['Column A', 'Column B']);
  });

  it('is turned, and turned back', async () => {
    const { mapping, names } = await shown('Name;Kelp;Moss\nOwner;Ann;Bob\nRemark;x;y\nPlace;Kiel;Bonn\n');
    const before = names();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Turn the table' }));
    await act(settle);
    expect(names()).toEqual(['Kelp', 'Moss']);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Turn the table' }));
    await act(settle);
    expect(names()).toEqual(before);
    expect(mapping.problem).toBeNull();
  });

  it('has rows that are left out, which can be read after all', async () => {
    const {
      screen: page,
      choose,
      user,
    } = await ask({ kind: 'open' }, ({ ownData }) => {
      ownData.reader.mapping = aMapping({ sheets: [aSheet({ hasLeftOut: true })] });
    });
    await choose();
    await user.click(page.getByRole('button', { name: 'Read them after all' }));
    await act(settle);
    expect(page.getByText('Rows such as totals, sections and notes are topics too.')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Leave them out' }));
    await act(settle);
    expect(page.getByRole('button', { name: 'Read them after all' })).toBeTruthy();
  });
});

describe('a file whose rows are hardly topics', () => {
  const SURVEY = 'ResponseId,Answer\nR_2abcDEF12345,good\nR_3abcDEF12345,bad\nR_4abcDEF12345,good\n';

  it('is opened anyway, with its rows as topics', async () => {
    const { file, mapping } = await sessionFile('a.csv', SURVEY);
    expect(file.doubt).toContain('a survey');
    expect([mapping.topics?.kind, mapping.preview?.counts.topics]).toEqual(['topics', 3]);
  });

  it('is refused with a way to open it', async () => {
    const {
      screen: page,
      choose,
      user,
      platform,
    } = await ask({ kind: 'open' }, ({ ownData }) => {
      ownData.reader.mapping = aMapping();
      ownData.reader.doubt = 'This file holds the answers of a survey.';
    });
    await choose();
    expect(page.getByRole('alert').textContent).toContain('a survey');
    await user.click(page.getByRole('button', { name: 'Open it anyway' }));
    await act(settle);
    expect(page.getByRole('dialog', { name: 'mobility-signals.csv' })).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Change' }));
    await user.selectOptions(page.getByLabelText('Columns divided by'), 'comma');
    await act(settle);
    expect(platform.ownData.reader.opened.at(-1)).toMatchObject({ delimiter: ',' });
    expect(page.getByRole('dialog', { name: 'mobility-signals.csv' })).toBeTruthy();
  });

  it('has no such way where nothing can be read', async () => {
    const { screen: page, choose } = await ask(
      { kind: 'open' },
      ({ ownData }) => void (ownData.reader.fault = new FileFault('This file has a password.')),
    );
    await choose();
    expect(page.queryByRole('button', { name: 'Open it anyway' })).toBeNull();
  });
});
