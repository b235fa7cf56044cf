import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { SavedViewsStore } from '../../../src/application/personal/saved-views.store';
import { CommandSource } from '../../../src/application/search/sources/command-source';
import { ExportSource } from '../../../src/application/search/sources/export-source';
import { SearchSources, type SearchSource } from '../../../src/application/search/search-source';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { KeysHelpStore } from '../../../src/application/keys/keys-help.store';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';
import { isWithout } from '../../fakes/is-without';

const FILMS = aTopic({ id: entityId('1'), name: 'Seaweed films', status: 2 });

describe('the actions of the search', () => {
  let platform: TestPlatform;
  let sources: readonly SearchSource[] = [];
  const actions = () => sources.flatMap(({ entries }) => entries).filter(({ result }) => result.kind === 'action');
  const titles = () => actions().map(({ result }) => result.title);
  const run = (title: string) =>
    actions()
      .find(({ result }) => result.title === title)
      ?.open();

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [FILMS];
      it.topics.add(FILMS);
    });
    await addSearch(platform.resolver);
    const ofModules = await Promise.all(platform.get(SearchSources).map((load) => load()));
    sources = [...ofModules, platform.get(CommandSource), platform.get(ExportSource)];
    platform.get(FlashcardStore).start();
  });

  it('are few where nothing is open or selected', ({ skip }) => {
    skip(isWithout('brief', 'own-data', 'share'));
    expect(titles()).toEqual([
      'New brief',
      'Make a brief of all Important topics',
      'Imagine if: all Important topics',
      'Open your own data',
      'Show all keys',
      'Switch to dark theme',
      'Log out',
      'Share this page',
    ]);
    run('Show all keys');
    expect(platform.get(KeysHelpStore).isOpen).toBe(true);
  });

  it('set the status of the open card to any other one', async () => {
    platform.navigator.go('/homepage/1?topic_id=1');
    await settle();
    expect(titles().filter((title) => title.startsWith('Set status of Seaweed films'))).toHaveLength(4);
    run('Set status of Seaweed films to Important');
    await settle();
    expect(platform.topics.saved).toEqual([{ id: FILMS.id, status: 3 }]);
  });

  it('set the status of the selection, or clear it', async () => {
    platform.get(SelectionStore).toggle(FILMS.id);
    run('Set 1 selected topic to Disregard');
    await settle();
    expect(platform.topics.saved).toEqual([{ id: FILMS.id, status: 4 }]);
    run('Clear the selection');
    expect(platform.get(SelectionStore).count).toBe(0);
  });

  it("ask for a name of the explorer's view", ({ skip }) => {
    skip(isWithout('library'));
    platform.navigator.go('/data/1');
    run('Save this view');
    expect(platform.get(SavedViewsStore).isAsking).toBe(true);
  });

  it('make a brief of the selection, of all Important topics, or of the view', ({ skip }) => {
    skip(isWithout('brief'));
    platform.navigator.go('/data/1?status=2');
    platform.get(SelectionStore).toggle(FILMS.id);
    run('Make a brief of the topics in this view');
    expect(platform.navigator.path).toBe('/brief/1?from=%2Fdata%2F1%3Fstatus%3D2');
    run('Make a brief of 1 selected topic');
    expect(platform.navigator.path).toBe('/brief/1?topic=1&from=selection');
    run('Make a brief of all Important topics');
    expect(platform.navigator.path).toBe('/brief/1?from=%2Fdata%3Fstatus%3D3');
  });
});
