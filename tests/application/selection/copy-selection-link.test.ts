import { beforeEach, describe, expect, it } from 'vitest';
import { CopySelectionLink, SelectionStore } from '../../../src/application/selection/selection.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { aTopic, topics } from '../../builders/topic-mother';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';

const LONG_NAMES = Array.from({ length: 60 }, (_, index) =>
  aTopic({ id: entityId(String(index + 1)), name: `${'A long name '.repeat(12)}${index}` }),
);

describe('the link to a selection', () => {
  let platform: TestPlatform;
  const saysLast = () => platform.get(ToastStore).shown.at(-1)?.toast.text;

  beforeEach(async () => {
    platform = await libraryPlatform((it) => (it.signals.everyTopic = [...topics(3)]));
  });

  it('opens the list view with the names of the topics as its filter', async () => {
    const [first, , third] = topics(3);
    platform.get(SelectionStore).selectAll([first, third].flatMap((topic) => topic?.id ?? []));
    await platform.get(CopySelectionLink).run();
    const link = new URL(platform.clipboard.text ?? '');
    expect(link.pathname).toMatch(/^\/data\//);
    expect(link.searchParams.get('tab')).toBe('trendList');
    expect(link.searchParams.getAll('topics')).toEqual([first?.name, third?.name]);
    expect(saysLast()).toBe('The link to these topics has been copied.');
  });

  it('holds ids in the place of many names', async () => {
    platform = await libraryPlatform((it) => (it.signals.everyTopic = LONG_NAMES));
    platform.get(SelectionStore).selectAll(LONG_NAMES.map(({ id }) => id));
    await platform.get(CopySelectionLink).run();
    const link = new URL(platform.clipboard.text ?? '');
    expect(link.searchParams.get('topicIds')).toBe(LONG_NAMES.map(({ id }) => id).join('.'));
  });

  it('is refused where servers would refuse so long an address', async () => {
    const many = topics(2000, (index) => ({ id: entityId(String(10_000 + index)) }));
    platform = await libraryPlatform((it) => (it.signals.everyTopic = many));
    platform.get(SelectionStore).selectAll(many.map(({ id }) => id));
    await platform.get(CopySelectionLink).run();
    expect(saysLast()).toBe('These are too many topics for a link. Select fewer.');
  });
});
