import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { TOPIC_STATUSES } from '../../../src/domain/topic/topic-status';
import { StatusChoice } from '../../../src/ui/query/filter-choices';

it('the last status that is taken away leaves all of them: without any the filter would show nothing', () => {
  const changes: (readonly TopicStatus[])[] = [];
  const screen = render(
    <StatusChoice
      chosen={[3]}
      onChange={(chosen) => changes.push(chosen)}
      open={false}
      onToggle={() => {}}
      onClose={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Important' }));
  expect(changes).toEqual([TOPIC_STATUSES]);
});
