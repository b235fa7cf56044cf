import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MappingMemory } from '../../../src/application/own-data/mapping-memory';
import { OpenFile } from '../../../src/application/own-data/open-file';
import type { ShowOpened } from '../../../src/application/own-data/show-opened';
import { Logger } from '../../../src/application/shared/logger';
import { ChangesTable } from '../../../src/ui/own-data/faults/changes-table';
import { TestPlatform } from '../../fakes/test-platform';

describe('what a newer version changes', () => {
  it('says of each status that differs what happens to it: one that the user has set stays', async () => {
    const platform = new TestPlatform();
    const flow = new OpenFile(null, {} as ShowOpened, platform.get(Logger), platform.get(MappingMemory));
    const statuses = [
      { name: 'D', was: 2, now: 3, yours: null },
      { name: 'E', was: 2, now: 4, yours: 1 },
      { name: 'F', was: 2, now: null, yours: null },
      { name: 'G', was: null, now: 1, yours: 1 },
    ] as const;
    render(<ChangesTable flow={flow} changes={{ added: [], gone: [], moved: 11, statuses, missing: ['statuses'] }} />);
    const ends = () =>
      statuses.map(({ name }) => screen.getByRole('row', { name: new RegExp(`^${name} `) }).textContent);
    const texts = [
      'DMonitorImportant–Becomes Important',
      'EMonitorDisregardAnalyzeYou set Analyze: it stays',
      'FMonitor––Stays Monitor',
      'G–AnalyzeAnalyzeSame as yours',
    ];
    expect(ends()).toEqual(texts);
    expect(screen.getByText('moved on the map').previousSibling?.textContent).toBe('11');
    const choice = screen.getByRole('combobox', { name: 'Statuses of the earlier file' });
    await userEvent.selectOptions(choice, 'Remove');
    expect(ends()).toEqual(texts.with(2, 'FMonitor––Becomes Undefined'));
  });
});
