import { describe, expect, it } from 'vitest';
import { AskAbout } from '../../../src/application/assistant/ask-about';
import { AssistantStore } from '../../../src/application/assistant/assistant.store';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aSow } from '../../builders/sow-mother';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');
const OTHER = entityId<'sow'>('2');

function aConversation() {
  const platform = new TestPlatform({ sow: aSow({ reneAI: true }) });
  const store = platform.get(AssistantStore);
  store.openProject(SOW);
  const ask = (question: string): Promise<void> => {
    store.setDraft(question);
    return store.send();
  };
  return { platform, store, ask };
}

describe('the conversation with the assistant', () => {
  it('holds each question with its answer, in their order', async () => {
    const { store, ask } = aConversation();
    await ask('What is new?');
    await ask('And what grows?');
    expect(store.turns.map(({ question, state }) => [question, state])).toEqual([
      ['What is new?', 'answered'],
      ['And what grows?', 'answered'],
    ]);
    expect(store.draft).toBe('');
  });

  it('takes no blank question', async () => {
    const { platform, store, ask } = aConversation();
    await ask('   ');
    expect(platform.answerer.questions).toEqual([]);
    expect(store.turns).toEqual([]);
  });

  it('sends a question that is asked too early when the answer before it is complete', async () => {
    const { platform, store, ask } = aConversation();
    const gate = platform.answerer.answers.hold('answer');
    const first = ask('One?');
    await ask('Two?');
    expect(store.isDraftWaiting).toBe(true);
    expect(platform.answerer.questions.map(({ question }) => question)).toEqual(['One?']);
    gate.resolve();
    await first;
    expect(store.turns.map(({ question, state }) => [question, state])).toEqual([
      ['One?', 'answered'],
      ['Two?', 'answered'],
    ]);
    expect(store).toMatchObject({ draft: '', isDraftWaiting: false });
  });

  it.each([
    ['is changed', (store: AssistantStore) => store.setDraft('Two or three?'), 'Two or three?'],
    ['waits for an answer that is stopped', (store: AssistantStore) => store.stop(), 'Two?'],
  ])('leaves a waiting question in the box when it %s', async (_, act, draft) => {
    const { platform, store, ask } = aConversation();
    const gate = platform.answerer.answers.hold('answer');
    const first = ask('One?');
    await ask('Two?');
    act(store);
    gate.resolve();
    await first;
    expect(store.turns.map(({ question }) => question)).toEqual(['One?']);
    expect(store).toMatchObject({ draft, isDraftWaiting: false });
  });

  it('leaves a waiting question in the box when the answer before it fails', async () => {
    const { platform, store, ask } = aConversation();
    platform.answerer.answers.fail('answer');
    const first = ask('One?');
    await ask('Two?');
    await first;
    expect(store.turns.map(({ question, state }) => [question, state])).toEqual([['One?', 'failed']]);
    expect(store).toMatchObject({ draft: 'Two?', isDraftWaiting: false });
  });

  it('says that an answer failed, and asks the same question again in its place', async () => {
    const { platform, store, ask } = aConversation();
    platform.answerer.answers.fail('answer');
    await ask('What is new?');
    const failed = store.turns[0];
    expect(failed?.state).toBe('failed');
    expect(platform.logger.errors.at(-1)?.message).toBe('Failed to answer:');
    await store.retry(failed?.id ?? -1);
    expect(store.turns.map(({ question, state }) => [question, state])).toEqual([['What is new?', 'answered']]);
  });

  it('can be stopped; what comes after that is dropped', async () => {
    const { platform, store, ask } = aConversation();
    const gate = platform.answerer.answers.hold('answer');
    const done = ask('A long one?');
    store.stop();
    expect(store.turns[0]?.state).toBe('stopped');
    gate.resolve();
    await done;
    expect(store.turns[0]).toMatchObject({ state: 'stopped', answer: [] });
  });

  it('of another project, and what is half written in it, is not seen in this one', async () => {
    const { platform, store, ask } = aConversation();
    const gate = platform.answerer.answers.hold('answer');
    const done = ask('Here?');
    store.setDraft('half a que');
    store.openProject(OTHER);
    expect(store.turns).toEqual([]);
    expect(store.draft).toBe('');
    gate.resolve();
    await done;
    expect(store.turns).toEqual([]);
  });
});

describe("'Ask about this'", () => {
  it('leads to the assistant and sends the question', async () => {
    const platform = new TestPlatform({ sow: aSow({ reneAI: true }) });
    await platform.enter();
    platform.get(AskAbout).ask('Seaweed films');
    expect(platform.navigator.path).toBe('/reneAI/1');
    const store = platform.get(AssistantStore);
    store.openProject(SOW);
    expect(store.draft).toBe('');
    expect(platform.answerer.questions.map(({ question }) => question)).toEqual([
      'What do we know about “Seaweed films”?',
    ]);
  });

  it('waits for another answer that is under way', async () => {
    const platform = new TestPlatform({ sow: aSow({ reneAI: true }) });
    await platform.enter();
    const store = platform.get(AssistantStore);
    store.openProject(SOW);
    store.setDraft('What is refill?');
    void store.send();
    platform.get(AskAbout).ask('Seaweed films');
    expect(platform.answerer.questions.map(({ question }) => question)).toEqual(['What is refill?']);
    expect(store).toMatchObject({ draft: 'What do we know about “Seaweed films”?', isDraftWaiting: true });
  });

  it('is not offered in a project without the assistant, or with an assistant that takes no prepared question', async () => {
    const without = new TestPlatform({ sow: aSow({ reneAI: false }) });
    await without.enter();
    expect(without.get(AskAbout).isAvailable).toBe(false);
    const external = new TestPlatform({ sow: aSow({ reneAI: true }) });
    external.assistant = { kind: 'external', frame: { mount: () => ({ reload: () => {}, dispose: () => {} }) } };
    await external.enter();
    expect(external.get(AskAbout).isAvailable).toBe(false);
  });

  it('tries a failed answer again with the query that was asked for', async () => {
    const { platform, store, ask } = aConversation();
    platform.answerer.answerTo = () => [{ kind: 'query', query: EVERY_TOPIC, unread: [] }];
    await ask('What is new?');
    platform.answerer.answers.fail('answer');
    await store.changeQuery(1, (query) => ({ ...query, limit: 3 }));
    expect(store.turns[0]?.state).toBe('failed');
    await store.retry(1);
    expect(platform.answerer.queries.at(-1)?.query.limit).toBe(3);
  });

  it('knows the query of an answer that was changed, or that may go on from the one before', async () => {
    const { platform, store, ask } = aConversation();
    platform.answerer.answerTo = () => [{ kind: 'query', query: EVERY_TOPIC, unread: [] }];
    await ask('What is new?');
    await ask('And in Food?');
    expect(store.turns.map((turn) => store.queryOf(turn)?.query ?? null)).toEqual([null, EVERY_TOPIC]);
    await store.changeQuery(1, (query) => ({ ...query, limit: 3 }));
    expect(store.turns.map((turn) => store.queryOf(turn)?.query.limit)).toEqual([3, null]);
  });

  it('gives a follow-up the last query, also after an answer without one', async () => {
    const { platform, store, ask } = aConversation();
    const block = { kind: 'query' as const, query: EVERY_TOPIC, unread: [] };
    platform.answerer.answerTo = (question) => (question === 'What grows?' ? [block] : []);
    await ask('What grows?');
    await ask('Why?');
    await ask('Only the new ones');
    expect(platform.answerer.contexts.map(({ previous, earlier }) => [previous, earlier])).toEqual([
      [undefined, undefined],
      [[block], block],
      [[], block],
    ]);
    expect(store.turns).toHaveLength(3);
  });
});
