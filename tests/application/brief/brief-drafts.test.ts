import { describe, expect, it } from 'vitest';
import { BriefDrafts } from '../../../src/application/brief/brief-drafts';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { EMPTY_BRIEF, type BriefContent } from '../../../src/domain/personal/brief-content';
import { entityId } from '../../../src/domain/shared/entity-id';
import { libraryPlatform } from '../personal/library-platform';

const TOPICS = ['1', '2'].map((id) => entityId<'topic'>(id));
const brief = (parts: Partial<BriefContent> = {}): BriefContent => ({ ...EMPTY_BRIEF, topics: TOPICS, ...parts });

async function drafts(...contents: readonly BriefContent[]) {
  const platform = await libraryPlatform();
  const library = platform.get(OpenLibrary);
  const own = new BriefDrafts(library);
  const ids = contents.map((content) => {
    const id = own.newId();
    own.save({ id, title: content.title, content });
    platform.clock.advance(1000);
    return id;
  });
  return { platform, own, ids };
}

describe('the drafts of briefs', () => {
  it('are told apart, also when they are made in one millisecond', async () => {
    const { own } = await drafts();
    const made = [1, 2, 3].map(() => {
      const id = own.newId();
      own.save({ id, title: 'Brief', content: brief() });
      return id;
    });
    expect(new Set(made).size).toBe(3);
    expect(own.all.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
  });

  it('come newest first, and back when they were removed', async () => {
    const { own, ids } = await drafts(brief({ title: 'First' }), brief({ title: 'Second' }));
    expect(own.all.map(({ title }) => title)).toEqual(['Second', 'First']);
    const undo = own.remove(ids[0] ?? '');
    expect([own.byId(ids[0] ?? ''), own.all.length]).toEqual([null, 1]);
    undo();
    expect(own.byId(ids[0] ?? '')?.content.title).toBe('First');
  });

  it('are found by their topics and texts', async () => {
    const { own, ids } = await drafts(brief({ title: 'One' }), brief({ title: 'Two', conclusion: 'Yes.' }));
    expect(own.like(brief({ title: 'One' }))?.id).toBe(ids[0]);
    expect(own.like(brief({ title: 'Other' }))).toBeNull();
    expect(own.like(brief({ conclusion: 'Other' }))).toBeNull();
    expect(own.like({ ...brief({ title: 'One' }), topics: TOPICS.toReversed() })).toBeNull();
  });

  it('are found by topics and question alone, where nothing else is said', async () => {
    const { own, ids } = await drafts(
      brief({ title: 'One', question: 'What first?' }),
      brief({ title: 'Two', question: 'What last?' }),
    );
    expect(own.like(brief({ question: ' What first?' }))?.id).toBe(ids[0]);
    expect(own.like(brief({ question: 'What last?' }))?.id).toBe(ids[1]);
    expect(own.like(brief({ question: 'Which?' }))).toBeNull();
    expect(own.like({ ...brief({ question: 'What first?' }), topics: [] })).toBeNull();
  });
});
