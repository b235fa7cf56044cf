import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

function aVisitor(path = '/login') {
  const platform = new TestPlatform({ path, user: null });
  platform.auth.arriving = aMember();
  return { platform, session: platform.get(SessionStore) };
}

describe('a visitor', () => {
  it('is nobody yet while the provider is asked', async () => {
    const { platform, session } = aVisitor();
    const gate = platform.auth.answers.hold('start');
    const start = session.start();
    expect(session.state.kind).toBe('pending');
    gate.resolve();
    await start;
    expect(session.state.kind).toBe('anonymous');
  });

  it('who logs in comes back to the place he wanted to see', async () => {
    const { platform, session } = aVisitor('/data/2?topic_id=7');
    await session.start();
    session.rememberLocation(platform.navigator.location);
    await session.signIn();
    expect(platform.navigator.path).toBe('/data/2?topic_id=7');
    expect(platform.tab.keys).toEqual([]);
  });

  it('who wanted nothing in particular comes to /router', async () => {
    const { platform, session } = aVisitor();
    await session.start();
    await session.signIn();
    expect(platform.navigator.path).toBe('/router');
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example'])('is never led away to %s', async (place) => {
    const { platform, session } = aVisitor();
    platform.auth.returnTo = place;
    platform.auth.current = aMember();
    await session.start();
    expect(platform.navigator.path).toBe('/router');
  });

  it('is told when the login does not work, and may try again', async () => {
    const { platform, session } = aVisitor();
    await session.start();
    platform.auth.answers.fail('signIn');
    await session.signIn();
    expect(session.failed).toBe(true);
    expect(session.signingIn).toBe(false);
    const gate = platform.auth.answers.hold('signIn');
    const again = session.signIn();
    await settle();
    expect(session.failed).toBe(false);
    expect(session.signingIn).toBe(true);
    gate.resolve();
    await again;
    expect(session.member?.nickname).toBe('Maya Brandt');
  });
});

describe('logging out', () => {
  it('clears the storage of the tab and leads to the login page, even when the provider does not answer', async () => {
    const platform = new TestPlatform();
    const session = platform.get(SessionStore);
    await session.start();
    platform.tab.set('first-login', 'true');
    platform.device.set('theme', 'dark');
    platform.auth.answers.fail('signOut');
    await session.signOut();
    expect(session.state.kind).toBe('anonymous');
    expect(platform.navigator.path).toBe('/login');
    expect(platform.tab.keys).toEqual([]);
    expect(platform.device.get('theme')).toBe('dark');
  });
});
