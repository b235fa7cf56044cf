import type { KnownNames } from '../../../domain/query/checks';
import { isPrivate } from '../../../domain/query/condition-kinds';
import { QUERY_FIGURES } from '../../../domain/query/query-figures';
import { readQuery } from '../../../domain/query/read-query';
import { lostWords } from '../../../domain/reading/coverage';
import type { Before, Reading } from '../../../domain/reading/reading';
import type { ProjectNames } from '../../../domain/reading/names';
import { Cancellation } from '../../shared/cancellation';
import type { Clock } from '../../shared/clock';
import { asRequestFailure, RequestFailure, type FailureKind } from '../../shared/request-failure';
import type { QuestionTranslator } from '../question-translator';
import { promptOf } from './translation-prompt';

/** A slower model is not waited for. */
export const LONGEST_WAIT_MS = 8000;

interface Asked {
  readonly text: string;
  readonly before: Before;
  readonly names: ProjectNames;
  readonly known: KnownNames;
}

/** Why the rules read the question instead. */
interface Fault {
  readonly fault: string;
}

const FAULTS: Readonly<Record<FailureKind, string>> = {
  'not-found': 'was not found',
  maintenance: 'is under maintenance',
  server: 'failed',
  network: 'did not answer',
  forbidden: 'did not allow the request',
  refused: 'refused the request',
  malformed: 'gave an answer that is no query',
};

/** What a model makes of a question, read as strictly as an address; rejects only when it is cancelled. */
export async function translateQuestion(
  { text, before, names, known }: Asked,
  translator: QuestionTranslator,
  clock: Clock,
  cancellation: Cancellation,
): Promise<Reading | Fault> {
  // A follow-up would carry the question before it, and with it what only this user's browser knows.
  if (translator.host !== null && before.query !== null && isPrivate(before.query)) return { fault: NOT_ASKED };
  try {
    const prompt = promptOf(text, before.query, names);
    const answer = await inTime((own) => translator.translate(prompt, own), clock, cancellation);
    const read = readTranslation(answer, known);
    if ('fault' in read) return read;
    const unread = lostWords(text, read.kind === 'query' ? read.query : read, names, before.query !== null);
    return { ...read, unread };
  } catch (error) {
    if (cancellation.cancelled) throw error;
    const failure = asRequestFailure(error);
    return {
      fault: failure === LATE ? `did not answer within ${LONGEST_WAIT_MS / 1000} seconds` : FAULTS[failure.kind],
    };
  }
}

const NOT_ASKED = 'was not asked, because the question before is about your own statuses, notes, team or a list';
const LATE = new RequestFailure('network', 'The model did not answer in time');

/** Rejects with LATE, and cancels the work, after the longest wait; a later answer is dropped. */
function inTime(
  work: (own: Cancellation) => Promise<unknown>,
  clock: Clock,
  cancellation: Cancellation,
): Promise<unknown> {
  const own = new Cancellation();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      stopClock();
      stopListening();
      settle();
    };
    const stopClock = clock.after(LONGEST_WAIT_MS, () =>
      end(() => {
        own.cancel();
        reject(LATE);
      }),
    );
    const stopListening = cancellation.onCancel(() => {
      own.cancel();
      stopClock();
      reject(new RequestFailure('network', 'Stopped'));
    });
    work(own).then(
      (answer) => end(() => resolve(answer)),
      (error: unknown) => end(() => reject(error)),
    );
  });
}

type Translation = Extract<Reading, { readonly kind: 'query' | 'item' }>;

function readTranslation(answer: unknown, known: KnownNames): Translation | Fault {
  const { query = null, item = null } = (answer ?? {}) as { readonly query?: unknown; readonly item?: unknown };
  const rest = { unread: [], notes: [] };
  if (query !== null) {
    const read = readQuery(query, known);
    return 'fault' in read
      ? { fault: `gave an answer that is no query of this project: ${read.fault}` }
      : { kind: 'query', query: read.query, ...rest };
  }
  if (item === null) return { fault: 'did not understand the question' };
  const { type, name, asked } = item as Readonly<Record<string, unknown>>;
  const isKnown = (type === 'topic' || type === 'trend' || type === 'shift') && known[type]?.has(String(name)) === true;
  if (!isKnown) return { fault: `named what this project does not have: ${String(name).slice(0, 60)}` };
  const figures = Array.isArray(asked) ? asked.filter((each) => Object.hasOwn(QUERY_FIGURES, String(each))) : [];
  return { kind: 'item', item: { type, name: String(name) }, asked: figures.map(String), checks: [], ...rest };
}
