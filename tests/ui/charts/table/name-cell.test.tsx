import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import type { TopicChange } from '../../../../src/domain/topic/changes-since';
import { NameCell } from '../../../../src/ui/charts/table/cells';
import { aChartItem } from '../../../builders/chart-item-mother';

it('marks a topic that has changed, also where the last visit is read after the row has been drawn', () => {
  const change = observable.box<TopicChange | null>(null);
  render(<NameCell item={aChartItem()} topics={{ changeOf: () => change.get() }} />);
  expect(screen.queryByTitle(/last visit/)).toBeNull();
  act(() => runInAction(() => change.set({ kind: 'movedQuadrant', movement: { from: 1, to: 2 } } as TopicChange)));
  expect(screen.getByTitle(/at your last visit, now/)).toBeTruthy();
});
