import { expect, it } from 'vitest';
import { FurtherCardTabs } from '../../src/application/flashcards/further-card-tabs';
import { ReviewOrders } from '../../src/application/worklist/review-orders';
import { knownParameters } from '../../src/composition/screens';
import { ReviewParts } from '../../src/ui/worklist/review-parts';
import { TestPlatform } from '../fakes/test-platform';

it.each([
  ['tab', (platform: TestPlatform) => platform.get(ReviewParts).flatMap(({ tab }) => tab?.id ?? [])],
  ['card_tab', (platform: TestPlatform) => platform.get(FurtherCardTabs).map(({ name }) => name)],
  ['order', (platform: TestPlatform) => platform.get(ReviewOrders).map(({ id }) => id)],
])('links know each %s that a module contributes', (parameter, valuesOf) => {
  const unknown = valuesOf(new TestPlatform()).filter((value) => knownParameters.judged(parameter, value) !== 'good');
  expect(unknown).toEqual([]);
});
