import { asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { Prompt, QuestionTranslator } from '../../application/ask/question-translator';
import { failureKind } from '../http/http-failure';

interface EndpointConfig {
  /** Of the chat completions: a path of this host, or an https address. */
  readonly url: string;
  readonly model: string;
}

/** Longer answers hold no query. */
const LONGEST_ANSWER = 50_000;

/** The organisation's own model, behind an address that speaks the protocol of OpenAI's chat completions. */
export class EndpointTranslator implements QuestionTranslator {
  readonly kind = 'organisation';
  readonly host: string;

  /** @param accessToken null: the address is called without a token */
  constructor(
    private readonly config: EndpointConfig,
    private readonly accessToken: (() => Promise<string | null>) | null,
    private readonly origin: string,
  ) {
    this.host = new URL(config.url, origin).host;
  }

  availability = (): Promise<'ready'> => Promise.resolve('ready');
  prepare = (): Promise<void> => Promise.resolve();

  async translate(prompt: Prompt, cancellation: AbortSignal): Promise<unknown> {
    try {
      const token = (await this.accessToken?.()) ?? null;
      const answer = await fetch(new URL(this.config.url, this.origin), {
        method: 'POST',
        signal: cancellation,
        credentials: 'omit',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(this.#body(prompt)),
      });
      if (!answer.ok) throw new RequestFailure(failureKind(answer.status), `HTTP status ${answer.status}`);
      return contentOf(await answer.text());
    } catch (error) {
      // A fetch without an answer throws a TypeError.
      throw error instanceof TypeError ? new RequestFailure('network', error.message) : asRequestFailure(error);
    }
  }

  #body({ instructions, question, schema }: Prompt): object {
    return {
      model: this.config.model,
      temperature: 0,
      stream: false,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'translation', schema } },
    };
  }
}

/** @throws SyntaxError, RequestFailure */
function contentOf(text: string): unknown {
  if (text.length > LONGEST_ANSWER) throw new RequestFailure('malformed', 'The answer is too long');
  const answer = JSON.parse(text) as {
    readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  } | null;
  const content = answer?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new RequestFailure('malformed', 'The answer has no message');
  return JSON.parse(content);
}
