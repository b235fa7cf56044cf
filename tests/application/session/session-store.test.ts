import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { RETURN_TO_KEY, SessionStore } from '../../../src/application/session/session.store';
import { SignInFailure } from '../../../src/application/session/auth-session';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

function aVisitor(path = '/login') {
  const platform = new TestPlatform({ path, user: null });
  platform.auth.arriving = aMember();
  return { platform, session: platform.get(SessionStore) };
}

describe('a visitor', () => {
  it('has no user while the login is loading', async () => {
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
    expect(platform.tab.get(RETURN_TO_KEY)).toBeNull();
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
    expect(session.problem).toBe('unreachable');
    expect(session.isBusy).toBe(false);
    const gate = platform.auth.answers.hold('signIn');
    const again = session.signIn();
    await settle();
    expect(session.problem).toBeNull();
    expect(session.isBusy).toBe(true);
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

describe('a session', () => {
  async function atWork() {
    const platform = new TestPlatform({ path: '/data/1?topic_id=7' });
    const session = platform.get(SessionStore);
    let endings = 0;
    session.onSignOut(() => (endings += 1));
    await session.start();
    platform.tab.set('first-login', 'true');
    return { platform, session, endings: () => endings };
  }

  it('that runs out says why, tells the other tabs, and leaves what the tab knows to the same account', async () => {
    const { platform, session, endings } = await atWork();
    platform.auth.end('ended');
    expect([session.state.kind, session.problem, endings()]).toEqual(['anonymous', 'ended', 1]);
    expect(platform.tab.get('first-login')).toBe('true');
    expect(platform.channel.announced).toEqual(['auth|maya']);
  });

  it.each([
    ['by itself', (platform: TestPlatform) => platform.auth.end('ended')],
    ['in another tab', (platform: TestPlatform) => platform.channel.hear('auth|maya', false)],
  ])('that ends %s leads back to a place to which the user had come by Back', async (_how, end) => {
    const { platform, session } = await atWork();
    runInAction(() => (platform.navigator.isReturn = true));
    end(platform);
    await session.signIn();
    expect(platform.navigator.path).toBe('/data/1?topic_id=7');
  });

  it.each([
    ['the same account comes back to where it was', aMember(), '/data/1?topic_id=7', 'true'],
    ['another user does not', aMember({ userId: 'auth|nora' }), '/router', null],
    ['nor the same person in another organisation', aMember({ orgId: 'org_other' }), '/router', null],
  ])('has run out: %s', async (_who, arriving, path, mark) => {
    const { platform, session } = await atWork();
    platform.auth.end('refused');
    platform.auth.arriving = arriving;
    const asked: string[] = [];
    const stop = autorun(() => session.member !== null && asked.push(platform.navigator.path));
    await session.signIn();
    stop();
    // The address at the moment from which the new account asks for data.
    expect(asked[0]).toBe(path);
    expect(platform.navigator.path).toBe(path);
    expect(platform.tab.get('first-login')).toBe(mark);
  });

  it('never becomes the one of another account, whose tabs go on', async () => {
    const { platform, session } = await atWork();
    platform.auth.end('other-user');
    expect([session.state.kind, session.problem]).toEqual(['anonymous', 'other-user']);
    expect(platform.navigator.path).toBe('/login');
    expect(platform.channel.announced).toEqual([]);
  });

  it('ends when the same user logs out in another tab, and no other way', async () => {
    const { platform, session, endings } = await atWork();
    platform.channel.hear('auth|nora');
    expect(session.state.kind).toBe('signed-in');
    platform.channel.hear('auth|maya');
    expect([session.state.kind, session.problem, endings()]).toEqual(['anonymous', 'logged-out', 1]);
    expect(platform.navigator.path).toBe('/login');
    expect(platform.tab.keys).toEqual([]);
  });

  it('is over, and its page empty, before the browser leaves for the provider', async () => {
    const { platform, session } = await atWork();
    const gate = platform.auth.answers.hold('signOut');
    const leaving = session.signOut();
    expect([session.state.kind, platform.navigator.path, session.isBusy]).toEqual(['anonymous', '/login', true]);
    expect(platform.channel.announced).toEqual(['auth|maya']);
    gate.resolve();
    await leaving;
    expect(session.isBusy).toBe(false);
  });
});

describe('a start without the provider', () => {
  it.each([
    [new RequestFailure('network', 'no answer'), 'unreachable'],
    [new SignInFailure('refused', 'clock', 'issued in the future'), 'clock'],
    [new RequestFailure('refused', 'no'), 'failed'],
  ])('says what is wrong (%s) and remembers the place', async (failure, problem) => {
    const platform = new TestPlatform({ path: '/data/1?tab=drivers' });
    platform.auth.answers.fail('start', failure);
    const session = platform.get(SessionStore);
    await session.start();
    expect([session.problem, platform.navigator.path]).toEqual([problem, '/login']);
    await session.signIn();
    expect(platform.navigator.path).toBe('/data/1?tab=drivers');
  });
});
