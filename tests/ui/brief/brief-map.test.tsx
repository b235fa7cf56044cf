import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BriefMap } from '../../../src/ui/brief/paper/brief-map';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

/** More than are drawn before the first frame. */
const ALL = topics(600);

const shown = (chosen: Parameters<typeof BriefMap>[0]['topics']) =>
  render(<BriefMap topics={chosen} all={ALL} previous={null} growthName={null} sizeAxis={null} printedHeight={240} />);

it('says in the first frame that no topic of a brief can be on the map', () => {
  shown([aBareTopic()]);
  expect(screen.queryByText(/There is no map/)).not.toBeNull();
});

it('keeps room for the map in the first frame where one topic can be', () => {
  shown([aBareTopic(), aTopic()]);
  expect(screen.queryByText(/There is no map/)).toBeNull();
  expect(screen.getByRole('figure')).toBeTruthy();
});
