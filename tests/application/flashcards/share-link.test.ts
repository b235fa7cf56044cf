import { beforeEach, describe, expect, it } from 'vitest';
import { ShareLink } from '../../../src/application/share/share-link';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { isWithout } from '../../fakes/is-without';
import { TestPlatform } from '../../fakes/test-platform';

describe('sharing', () => {
  let platform: TestPlatform;
  let shareLink: ShareLink;
  let toasts: ToastStore;

  beforeEach(async () => {
    platform = new TestPlatform({ path: '/homepage/1?topic_id=1203' });
    await platform.enter();
    shareLink = platform.get(ShareLink);
    toasts = platform.get(ToastStore);
  });

  it('copies the current page URL and says so for 5 seconds', async () => {
    await shareLink.share({ type: 'topic', id: entityId('1203') });
    expect(platform.clipboard.text).toBe('https://platform.example/homepage/1?topic_id=1203');
    expect(toasts.shown.map(({ toast }) => toast.text)).toEqual(['The URL has been copied.']);
    platform.clock.advance(4999);
    expect(toasts.shown).toHaveLength(1);
    platform.clock.advance(1);
    expect(toasts.shown).toEqual([]);
  });

  it('offers the file of a project that only this browser has, and copies the link when it is asked for', async ({
    skip,
  }) => {
    skip(isWithout('own-data'));
    platform.get(WorkspaceStore).open(entityId('own-00000001'));
    await shareLink.share(null);
    expect(platform.clipboard.text).toBeNull();
    const { request } = platform.get(OwnDataEntry);
    expect(request).toMatchObject({ kind: 'share', id: 'own-00000001' });
    if (request?.kind === 'share') await request.copy();
    expect(platform.clipboard.text).toBe('https://platform.example/homepage/1?topic_id=1203');
  });

  it('says what to do when the browser refuses, and logs it', async () => {
    platform.clipboard.refusing = true;
    await shareLink.share(null);
    expect(toasts.shown[0]?.toast).toMatchObject({
      tone: 'error',
      text: 'The URL could not be copied. Copy it from the address bar.',
    });
    expect(platform.logger.warnings[0]?.message).toBe('Failed to copy a link:');
  });

  it('tells of the click with the id of the card that is shared', async () => {
    await shareLink.share({ type: 'topic', id: entityId('1203') });
    await shareLink.share({ type: 'trend', id: entityId('102') });
    await shareLink.share(null);
    const window_url = 'https://platform.example/homepage/1?topic_id=1203';
    expect(platform.tracker.payloads('clicked_on_share')).toEqual([
      { topic_id: '1203', window_url },
      { trend_id: '102', window_url },
      { window_url },
    ]);
  });

  it('still copies when tracking fails', async () => {
    platform.tracker.failing = true;
    await shareLink.share(null);
    expect(platform.clipboard.text).not.toBeNull();
    expect(platform.logger.errors.map(({ message }) => message)).toEqual(['Failed to track event:']);
  });
});
