import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FileInput } from '../../../src/ui/kit/files/file-input';
import { filesIn } from '../../architecture/source-files';

const file = (name: string): File => new File(['1'], name, { type: 'text/csv' });

describe('a choice of files', () => {
  it('takes the same file again: it may have changed meanwhile', async () => {
    const chosen: string[][] = [];
    render(<FileInput label="File" accept=".csv" onChoose={(files) => chosen.push(files.map(({ name }) => name))} />);
    const input = screen.getByLabelText<HTMLInputElement>('File');
    const user = userEvent.setup();
    await user.upload(input, file('a.csv'));
    expect(input.value).toBe('');
    await user.upload(input, file('a.csv'));
    expect(chosen).toEqual([['a.csv'], ['a.csv']]);
  });

  it('takes several where that is said', async () => {
    const chosen: string[][] = [];
    render(
      <FileInput label="File" accept=".csv" isMultiple onChoose={(all) => chosen.push(all.map(({ name }) => name))} />,
    );
    await userEvent.setup().upload(screen.getByLabelText('File'), [file('a.csv'), file('b.csv')]);
    expect(chosen).toEqual([['a.csv', 'b.csv']]);
  });

  it('is made in one place', () => {
    const others = filesIn('src/ui').filter((path) => readFileSync(path, 'utf8').includes('type="file"'));
    expect(others.map((path) => path.replace(/^.*src\//, 'src/'))).toEqual(['src/ui/kit/files/file-input.tsx']);
  });
});
