import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MappingViewModel } from '../../../src/application/own-data/mapping.view-model';
import { FoldedValues } from '../../../src/ui/own-data/mapping/value-tables';
import { aColumn, aMapping, aSheet } from '../../builders/own-data-mother';
import { aMappedReader } from '../../fakes/fake-own-data-reader';

describe('the table of values', () => {
  it('says what each word becomes, and takes another choice', async () => {
    const reader = aMappedReader();
    const values = [
      { value: 'Beobachten', count: 14, meaning: 2, isChosen: false },
      { value: 'in Klärung', count: 2, meaning: null, isChosen: false },
    ];
    const status = aColumn({ index: 1, header: 'Bewertung', target: 'status', values });
    reader.mapping = aMapping({ sheets: [aSheet({ columns: [aColumn(), status] })] });
    const mapping = new MappingViewModel(reader.begin(), reader.mapping);
    const shown = () => <FoldedValues {...mapping.valued[0]!} mapping={mapping} />;
    render(shown());
    await userEvent.click(screen.getByRole('button', { name: 'What each status becomes' }));
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'in Klärung becomes' });
    expect(choice.selectedOptions[0]?.textContent).toBe('A label only');
    await userEvent.selectOptions(choice, 'Analyze');
    expect(mapping.valued[0]?.column.values?.[1]).toMatchObject({ meaning: 1, isChosen: true });
  });

  it('has the rings in an order that can be changed', async () => {
    const reader = aMappedReader();
    const values = ['Adopt', 'Blue', 'Hold'].map((value) => ({ value, count: 1, meaning: null, isChosen: false }));
    const ring = aColumn({ index: 1, header: 'ring', target: 'ring', values });
    reader.mapping = aMapping({ sheets: [aSheet({ columns: [aColumn(), ring] })] });
    const mapping = new MappingViewModel(reader.begin(), reader.mapping);
    const shown = () => <FoldedValues {...mapping.valued[0]!} mapping={mapping} />;
    const { rerender } = render(shown());
    await userEvent.click(screen.getByRole('button', { name: 'Order of the rings' }));
    const now = () => mapping.valued[0]?.column.values?.map(({ value }) => value);
    await userEvent.click(screen.getByRole('button', { name: 'Move Blue inwards' }));
    expect(now()).toEqual(['Blue', 'Adopt', 'Hold']);
    rerender(shown());
    expect(screen.getByRole('button', { name: 'Move Blue inwards' })).toHaveProperty('disabled', true);
  });
});
