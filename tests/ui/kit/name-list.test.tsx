import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { toggle, toggleMany } from '../../../src/domain/shared/selection';
import { NameList } from '../../../src/ui/kit/lists/name-list';
import { VirtualOptionList } from '../../../src/ui/kit/lists/option-list';
import { startingWith } from '../../../src/ui/kit/lists/listbox-input';

const MANY = Array.from({ length: 6000 }, (_, index) => `Signal ${index + 1}`);

function Names({ names = MANY, chosen = [] }: { names?: readonly string[]; chosen?: readonly string[] }) {
  const [selected, setSelected] = useState(chosen);
  return (
    <NameList
      label="Topics"
      names={names}
      selected={selected}
      onToggle={(name) => setSelected(toggle(selected, names, name))}
      onSelectAll={() => setSelected([])}
      onToggleFound={(found) => setSelected(toggleMany(selected, names, found))}
    />
  );
}

beforeAll(VirtualOptionList.preload);

function activeOption(): HTMLElement | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

function renderNames(props: Parameters<typeof Names>[0] = {}) {
  render(<Names {...props} />);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

describe('a list of 6,000 names', () => {
  it('holds only some of them on the page, and says how many there are', () => {
    renderNames();
    const options = screen.getAllByRole('option');
    expect(options.length).toBeLessThan(40);
    expect(options[0]?.getAttribute('aria-setsize')).toBe('6000');
    expect(options[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  });

  it('goes on being typed into after a choice by mouse', async () => {
    const user = renderNames();
    await user.click(screen.getByRole('option', { name: 'Signal 3' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.keyboard('5990');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('is walked from the input: arrows, pages, and both ends', async () => {
    const user = renderNames();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(activeOption()?.textContent).toBe('Signal 2');
    await user.keyboard('{PageDown}');
    expect(activeOption()?.textContent).toBe('Signal 10');
    await user.keyboard('{End}');
    expect(activeOption()?.textContent).toBe('Signal 6000');
    expect(activeOption()?.getAttribute('aria-posinset')).toBe('6000');
    await user.keyboard('{PageUp}');
    expect(activeOption()?.textContent).toBe('Signal 5992');
    await user.keyboard('{Home}');
    expect(activeOption()?.textContent).toBe('Signal 1');
  });

  it('toggles with Enter, and with Space while nothing is typed', async () => {
    const user = renderNames();
    await user.keyboard('{Enter}{ArrowDown} ');
    const selected = screen.getAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Signal 1', 'Signal 2']);
  });

  it('writes Space, Home and End into the text as soon as there is any', async () => {
    const user = renderNames();
    await user.keyboard('signal 600');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('signal 600');
    const matches = screen.getAllByRole('option');
    expect(matches.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Signal 600', 'Signal 1600']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(matches.map((option) => option.getAttribute('aria-selected')).slice(0, 2)).toEqual(['false', 'true']);
  });

  it('begins with the chosen ones, and leaves everything in its place while it is open', async () => {
    const user = renderNames({ chosen: ['Signal 5000', 'Signal 4000'] });
    const firstThree = () => {
      const options = screen.getAllByRole('option').slice(0, 3);
      return options.map((option) => `${option.textContent} ${option.getAttribute('aria-selected')}`);
    };
    expect(activeOption()?.textContent).toBe('Signal 4000');
    expect(firstThree()).toEqual(['Signal 4000 true', 'Signal 5000 true', 'Signal 1 false']);
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(firstThree()).toEqual(['Signal 4000 true', 'Signal 5000 false', 'Signal 1 true']);
    await user.keyboard('00');
    expect(firstThree()[0]).toBe('Signal 4000 true');
  });

  it('keeps the order of a list that is seen whole', () => {
    renderNames({ names: MANY.slice(0, 9), chosen: ['Signal 5'] });
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Signal 1');
    expect(activeOption()?.textContent).toBe('Signal 5');
  });

  it('takes the focus itself, and gives letters back to the input', async () => {
    const user = renderNames();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('listbox'));
    await user.keyboard('{End}');
    expect(activeOption()?.textContent).toBe('Signal 6000');
    await user.keyboard('7');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('7');
  });

  it('does not offer to choose thousands of matches, which no address would hold', async () => {
    const user = renderNames();
    await user.keyboard('signal 5');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^\d,\d{3} matches, too many to select at once$/);
    await user.keyboard('99');
    expect(screen.getByRole('status').textContent).toBe('16 matches');
    expect(screen.getByRole('checkbox', { name: 'Select only these' }).textContent).toContain('16 names');
  });

  it('nor fewer that are as long in an address, where a letter of other scripts takes six', async () => {
    const names = (count: number, letter: string) =>
      Array.from({ length: count }, (_, index) => `Сигнал ${index} ${letter.repeat(40)}`);
    const user = renderNames({ names: [...names(20, 'щ'), 'Signal 1'] });
    await user.keyboard('сигнал');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('20 matches, too many to select at once');
    await user.keyboard(' 1');
    expect(screen.getByRole('checkbox', { name: 'Select only these' }).textContent).toContain('11 names');
  });

  it('offers to select all where all match what was typed: of these, none are the only ones', async () => {
    const user = renderNames();
    await user.keyboard('signal');
    expect(screen.getByRole('checkbox', { name: 'Select all' }).textContent).toContain('6,000 names');
    expect(screen.getByRole('status').textContent).toBe('6,000 matches');
  });

  it('selects all of the found ones and nothing else while something is typed, and takes them back', async () => {
    const user = renderNames({ chosen: ['Signal 1', 'Signal 5990'] });
    const found = () => screen.getByRole('checkbox', { name: 'Select all found' });
    const shown = (selected: 'true' | 'false') =>
      screen.getAllByRole('option').every((option) => option.getAttribute('aria-selected') === selected);
    await user.keyboard('599');
    expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
    expect(found().getAttribute('aria-checked')).toBe('mixed');
    await user.click(found());
    expect(found().getAttribute('aria-checked')).toBe('true');
    expect(shown('true')).toBe(true);
    await user.click(found());
    expect(found().getAttribute('aria-checked')).toBe('false');
    expect(shown('false')).toBe(true);
    await user.clear(screen.getByRole('combobox'));
    expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed');
    expect(screen.getByRole('option', { name: 'Signal 1' }).getAttribute('aria-selected')).toBe('true');
  });

  it('counts names: items that share one are chosen together', () => {
    renderNames({ names: ['k0s', 'Kgateway'] });
    expect(screen.getByRole('checkbox', { name: 'Select all' }).textContent).toBe('Select all2 names');
  });
});

describe('the keys of a list', () => {
  it('lead to the next option that starts with a letter, in a circle', () => {
    const texts = ['Undefined', 'Analyze', 'Monitor', 'Important'];
    expect(startingWith('m', texts, 0)).toBe(2);
    expect(startingWith('A', texts, 2)).toBe(1);
    expect(startingWith('z', texts, 0)).toBeNull();
  });
});
