import { describe, expect, it, vi } from 'vitest';
import { DeviceTranslator, type LanguageModelApi } from '../../../src/infrastructure/translators/device-translator';

const PROMPT = { instructions: 'Translate.', question: '{}', schema: { type: 'object' } };

function modelThat(
  answers: () => Promise<string>,
  state: Awaited<ReturnType<LanguageModelApi['availability']>> = 'available',
) {
  const destroy = vi.fn();
  const prompt = vi.fn(answers);
  const create = vi.fn(async ({ monitor }: Parameters<LanguageModelApi['create']>[0]) => {
    monitor?.({ addEventListener: (_type, listener) => (listener({ loaded: 0.5 }), listener({ loaded: 1 })) });
    return { prompt, destroy };
  });
  return { api: { availability: async () => state, create } satisfies LanguageModelApi, destroy, prompt, create };
}

describe('the model of the browser', () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'download'],
    ['downloading', 'download'],
    ['unavailable', 'missing'],
  ] as const)('is %s', async (state, expected) => {
    const { api } = modelThat(async () => '{}', state);
    expect(await new DeviceTranslator(api).availability()).toBe(expected);
  });

  it('is missing in other browsers', async () => {
    expect(await new DeviceTranslator(undefined).availability()).toBe('missing');
  });

  it('says how far its download is', async () => {
    const { api, destroy } = modelThat(async () => '{}', 'downloadable');
    const parts: number[] = [];
    await new DeviceTranslator(api).prepare((part) => void parts.push(part));
    expect(parts).toEqual([0.5, 1]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('answers with JSON of the schema, and ends its session', async () => {
    const { api, prompt, create, destroy } = modelThat(async () => '{"query":null,"item":null}');
    expect(await new DeviceTranslator(api).translate(PROMPT, new AbortController().signal)).toEqual({
      query: null,
      item: null,
    });
    expect(prompt).toHaveBeenCalledWith('{}', expect.objectContaining({ responseConstraint: PROMPT.schema }));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ initialPrompts: [{ role: 'system', content: 'Translate.' }] });
    expect(destroy).toHaveBeenCalledOnce();
  });

  it('fails in a known way with prose, and ends its session', async () => {
    const { api, destroy } = modelThat(async () => 'Sure!');
    const answer = new DeviceTranslator(api).translate(PROMPT, new AbortController().signal);
    await expect(answer).rejects.toMatchObject({ name: 'RequestFailure', kind: 'malformed' });
    expect(destroy).toHaveBeenCalledOnce();
  });
});
