import { parseJson, Refusal } from '../http/messages.mjs';

/** The path of the model, after the protocol of OpenAI's chat completions. */
export const MODEL_PATH = '/model/v1/chat/completions';

/** What it makes of every sentence: strong signals that grow by more than 20 %. */
const PARTS = [
  { words: ['strong signals'], part: { kind: 'condition', condition: { kind: 'quadrant', not: false, codes: [1] } } },
  {
    words: ['more than 20 %'],
    part: {
      kind: 'condition',
      condition: { kind: 'figure', not: false, figure: 'growth', comparator: 'over', value: 0.2 },
    },
  },
];
const INVENTED = [
  {
    words: ['carpets'],
    part: { kind: 'condition', condition: { kind: 'shift', not: false, names: ['Flying carpets'] } },
  },
];

/**
 * A stand-in for the organisation's model: a word of the sentence decides how it behaves.
 * @param {string} text the body of the request
 * @returns {object | null} the answer; null: none ever comes
 */
export function completionOf(text) {
  const { model, messages, response_format: format } = parseJson(text);
  if (typeof model !== 'string' || format?.type !== 'json_schema')
    throw new Refusal(400, 'It is no request for a schema.');
  const { sentence } = parseJson(messages.at(-1).content);
  if (/endless/.test(sentence)) return null;
  if (/too often/.test(sentence)) throw new Refusal(429, 'Too many requests.');
  if (/broken/.test(sentence)) throw new Refusal(500, 'It failed.');
  const content = /prose/.test(sentence)
    ? 'Of course! Here are your topics.'
    : JSON.stringify({ parts: /invented/.test(sentence) ? INVENTED : PARTS });
  return { choices: [{ message: { role: 'assistant', content } }] };
}
