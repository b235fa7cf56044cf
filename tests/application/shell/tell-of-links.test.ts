import { describe, expect, it } from 'vitest';
import { TellOfLinks } from '../../../src/application/shell/tell-of-links';
import { SessionStore } from '../../../src/application/session/session.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { parseEntityId } from '../../../src/domain/shared/entity-id';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = parseEntityId<'sow'>('1')!;

async function opened(path: string) {
  const platform = new TestPlatform({ path });
  await platform.get(SessionStore).start();
  platform.get(TellOfLinks).start();
  platform.get(ProjectSignalsStore).load(SOW);
  await settle();
  return { platform, texts: () => platform.get(ToastStore).shown.map(({ toast }) => toast.text) };
}

describe('a link', () => {
  it('whose parts cannot be used is told of in one line, which stays', async () => {
    const { platform, texts } = await opened('/review/1?trends=Nonsense&topics=Other&topic=99&topic=98');
    platform.navigator.go('/review/1?status=9&topic_id=abc');
    expect(texts()).toEqual(['Not all of this link could be used: ‘status=9’, ‘topic_id=abc’ were left out.']);
    expect(platform.get(ToastStore).shown.every(({ toast }) => toast.stays)).toBe(true);
  });

  it('names names that the project does not have, and counts topics that are gone, in the same line', async () => {
    const { texts } = await opened('/review/1?trends=Nonsense&topics=Other&shifts=Nowhere&topic=99&topic=98');
    expect(texts()).toEqual([
      '‘Nowhere’, ‘Nonsense’ and ‘Other’ are not in this project and are left out. ' +
        'No longer in the data: 2 topics of this link.',
    ]);
  });

  it('to the explorer is told of there', async () => {
    const { texts } = await opened('/data/1?trends=Nonsense');
    expect(texts()).toEqual([]);
  });
});
