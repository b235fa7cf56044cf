import { asRequestFailure } from '../../application/shared/request-failure';
import type { Availability, Prompt, QuestionTranslator } from '../../application/ask/question-translator';

interface Session {
  prompt(text: string, options: { readonly responseConstraint: object; readonly signal: AbortSignal }): Promise<string>;
  destroy(): void;
}
interface Monitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
}
interface CreateOptions {
  readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[];
  readonly expectedInputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
  readonly expectedOutputs: readonly { readonly type: 'text'; readonly languages: readonly string[] }[];
  readonly signal?: AbortSignal;
  readonly monitor?: (monitor: Monitor) => void;
}
/** The Prompt API of the browser, where it has one. */
export interface LanguageModelApi {
  availability(options: CreateOptions): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: CreateOptions): Promise<Session>;
}

const TEXT = [{ type: 'text', languages: ['en', 'de'] }] as const;
const OPTIONS: CreateOptions = { expectedInputs: TEXT, expectedOutputs: [{ type: 'text', languages: ['en'] }] };

/** The model that the browser has on this device: nothing is sent. */
export class DeviceTranslator implements QuestionTranslator {
  readonly kind = 'device';
  readonly host = null;

  /** @param api undefined: this browser has none */
  constructor(private readonly api: LanguageModelApi | undefined) {}

  async availability(): Promise<Availability> {
    const found = await this.api?.availability(OPTIONS);
    if (found === 'available') return 'ready';
    return found === 'downloadable' || found === 'downloading' ? 'download' : 'missing';
  }

  async prepare(onProgress: (part: number) => void): Promise<void> {
    const monitor = (of: Monitor): void =>
      of.addEventListener('downloadprogress', ({ loaded }) => onProgress(Math.min(1, loaded)));
    try {
      (await this.api?.create({ ...OPTIONS, monitor }))?.destroy();
    } catch (error) {
      throw asRequestFailure(error);
    }
  }

  async translate({ instructions, question, schema }: Prompt, signal: AbortSignal): Promise<unknown> {
    let session: Session | undefined;
    try {
      session = await this.api?.create({
        ...OPTIONS,
        signal,
        initialPrompts: [{ role: 'system', content: instructions }],
      });
      return JSON.parse((await session?.prompt(question, { responseConstraint: schema, signal })) ?? 'null') as unknown;
    } catch (error) {
      throw asRequestFailure(error);
    } finally {
      session?.destroy();
    }
  }
}
