import { beforeEach, describe, expect, it } from 'vitest';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import { SavedViewsStore } from '../../../src/application/library/saved-views.store';
import { CommandSource } from '../../../src/application/search/sources/command-source';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { KeysHelpStore } from '../../../src/application/shell/keys-help.store';
import { addSearch } from '../../../src/composition/features/search.module';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../library/library-platform';

const FILMS = aTopic({ id: entityId('1'), name: 'Seaweed films', status: 2 });

describe('the actions of the search', () => {
  let platform: TestPlatform;
  const titles = () => platform.get(CommandSource).entries.map(({ result }) => result.title);
  const run = (title: string) =>
    platform
      .get(CommandSource)
      .entries.find(({ result }) => result.title === title)
      ?.open();

  beforeEach(async () => {
    platform = await libraryPlatform((it) => {
      it.signals.everyTopic = [FILMS];
      it.topics.add(FILMS);
    });
    addSearch(platform.resolver);
    platform.get(FlashcardStore).start();
  });

  it('are few where nothing is open or selected', () => {
    expect(titles()).toEqual(['Show all keys']);
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

  it("ask for a name of the explorer's view", () => {
    platform.navigator.go('/data/1');
    run('Save this view');
    expect(platform.get(SavedViewsStore).isAsking).toBe(true);
  });
});
