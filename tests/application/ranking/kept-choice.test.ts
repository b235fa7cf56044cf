import { beforeEach, describe, expect, it } from 'vitest';
import { Keep } from '../../../src/application/keep/keep';
import { keptRecord } from '../../../src/application/keep/kept-record';
import { KeptChoice } from '../../../src/application/ranking/kept-choice';
import { SessionStore } from '../../../src/application/session/session.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, ONE, openProject, scopeOf, TWO } from '../personal/library-platform';

const readText = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

let platform: TestPlatform;
let choice: KeptChoice<string>;

beforeEach(async () => {
  platform = await libraryPlatform();
  const keep = platform.get(Keep);
  const kept = (sow: typeof ONE, value: string) =>
    keptRecord({ ...scopeOf(sow), project: sow }, 'set-limit', 'own', { at: keep.now(), value });
  await keep.putAll([kept(ONE, 'of one'), kept(TWO, 'of two')]);
  choice = new KeptChoice(keep, platform.get(SessionStore), platform.get(WorkspaceStore), 'set-limit', readText);
  choice.follow();
  await settle();
});

describe('what the user sets for each project', () => {
  it('is that of the open project', async () => {
    expect([choice.isLoaded, choice.value]).toEqual([true, 'of one']);
    await openProject(platform, TWO);
    expect([choice.isLoaded, choice.value]).toEqual([true, 'of two']);
  });

  it('stays that of the open project when the answer of the one before comes last', async () => {
    const { answers } = platform.library.storage;
    await openProject(platform, TWO);
    const late = answers.hold('read');
    await openProject(platform, ONE);
    expect(choice.isLoaded).toBe(false);
    await openProject(platform, TWO);
    expect([choice.isLoaded, choice.value]).toEqual([true, 'of two']);
    late.resolve();
    await settle();
    expect([choice.isLoaded, choice.value]).toEqual([true, 'of two']);
  });

  it('is stored for the project in which it was set, also where it was set before that was read', async () => {
    const late = platform.library.storage.answers.hold('read');
    await openProject(platform, TWO);
    choice.set('new');
    expect([choice.isLoaded, choice.value]).toEqual([true, 'new']);
    late.resolve();
    await settle();
    expect(choice.value).toBe('new');
    await openProject(platform, ONE);
    expect(choice.value).toBe('of one');
  });

  it('is stored where the project is left before it was read', async () => {
    const late = platform.library.storage.answers.hold('read');
    await openProject(platform, TWO);
    choice.set('new');
    await openProject(platform, ONE);
    expect(choice.value).toBe('of one');
    late.resolve();
    await settle();
    expect(choice.value).toBe('of one');
    await openProject(platform, TWO);
    expect(choice.value).toBe('new');
  });

  it('is none any more where it was removed before it was read', async () => {
    const late = platform.library.storage.answers.hold('read');
    await openProject(platform, TWO);
    choice.unset();
    late.resolve();
    await settle();
    expect([choice.isLoaded, choice.value]).toEqual([true, null]);
    await openProject(platform, ONE);
    await openProject(platform, TWO);
    expect(choice.value).toBeNull();
  });
});
