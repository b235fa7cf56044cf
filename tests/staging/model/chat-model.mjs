import { parseJson, Refusal } from '../http/messages.mjs';

/** The path of the model, after the protocol of OpenAI's chat completions. */
export const MODEL_PATH = '/model/v1/chat/completions';

/** What it makes of every question: strong signals that grow by more than 20 %. */
const QUERY = {
  subject: 'topics',
  conditions: [
    { kind: 'quadrant', not: false, codes: [1] },
    { kind: 'figure', not: false, figure: 'growth', comparator: 'over', value: 0.2 },
  ],
  order: null,
  limit: null,
  intent: 'list',
  group: null,
  statistic: null,
};
const INVENTED = { ...QUERY, conditions: [{ kind: 'shift', not: false, names: ['Flying carpets'] }] };

/**
 * A stand-in for the organisation's model: a word of the question decides how it behaves.
 * @param {string} text the body of the request
 * @returns {object | null} the answer; null: none ever comes
 */
export function completionOf(text) {
  const { model, messages, response_format: format } = parseJson(text);
  if (typeof model !== 'string' || format?.type !== 'json_schema')
    throw new Refusal(400, 'It is no request for a schema.');
  const { question } = parseJson(messages.at(-1).content);
  if (/endless/.test(question)) return null;
  if (/too often/.test(question)) throw new Refusal(429, 'Too many requests.');
  if (/broken/.test(question)) throw new Refusal(500, 'It failed.');
  const content = /prose/.test(question)
    ? 'Of course! Here are your topics.'
    : JSON.stringify({ query: /invented/.test(question) ? INVENTED : QUERY, item: null });
  return { choices: [{ message: { role: 'assistant', content } }] };
}
