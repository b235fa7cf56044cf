import { queryOfParts, type AskPart } from '../../domain/query/part';
import { readingOfModel, type AskReading, type ModelPart } from '../../domain/ask/segment';
import type { AskProject } from '../../domain/ask/project';
import type { KnownNames } from '../../domain/query/checks';
import { isPrivate } from '../../domain/query/condition-kinds';
import { namesOfFacts } from '../../domain/query/known-names';
import type { Query } from '../../domain/query/query';
import { MODEL_PARTS } from '../../domain/query/query-schema';
import { readQuery } from '../../domain/query/read-query';
import { Cancellation } from '../shared/cancellation';
import type { Clock } from '../shared/clock';
import { asRequestFailure, RequestFailure, type FailureKind } from '../shared/request-failure';
import type { QuestionTranslator } from './question-translator';
import { promptOf } from './translation-prompt';

/** A slower model is not waited for. */
export const LONGEST_WAIT_MS = 8000;

/** Why the rules read the sentence instead, after the name of the model. */
interface ModelFault {
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
const NOT_ASKED = 'was not asked, because the query holds your own statuses, notes, team or a list';
const LATE = new RequestFailure('network', 'The model did not answer in time');

/** What a model makes of a sentence: parts with their words, each checked as strictly as an address. */
export async function readByModel(
  sentence: string,
  query: Query,
  project: AskProject,
  translator: QuestionTranslator,
  clock: Clock,
): Promise<AskReading | ModelFault> {
  // The chips that stand there go with the sentence, and with them what only this user's browser knows.
  if (translator.host !== null && isPrivate(query)) return { fault: NOT_ASKED };
  try {
    const prompt = promptOf(sentence, query, project);
    const answer = await inTime((own) => translator.translate(prompt, own), clock);
    const parts = partsOf(answer, namesOf(project));
    return 'fault' in parts ? parts : readingOfModel(sentence, parts.parts, query, project);
  } catch (error) {
    const failure = asRequestFailure(error);
    return {
      fault: failure === LATE ? `did not answer within ${LONGEST_WAIT_MS / 1000} seconds` : FAULTS[failure.kind],
    };
  }
}

function namesOf({ facts, sourceClasses }: AskProject): KnownNames {
  return { ...namesOfFacts(facts), platform: new Set(facts.platforms.keys()), sourceClass: new Set(sourceClasses) };
}

/** Rejects with LATE, and cancels the work, after the longest wait; a later answer is dropped. */
function inTime(work: (own: Cancellation) => Promise<unknown>, clock: Clock): Promise<unknown> {
  const own = new Cancellation();
  return new Promise((resolve, reject) => {
    const stopClock = clock.after(LONGEST_WAIT_MS, () => {
      own.cancel();
      reject(LATE);
    });
    work(own).then(resolve, reject).finally(stopClock);
  });
}

function partsOf(answer: unknown, known: KnownNames): { readonly parts: readonly ModelPart[] } | ModelFault {
  const { parts } = (answer ?? {}) as { readonly parts?: unknown };
  if (!Array.isArray(parts)) return { fault: FAULTS.malformed };
  if (parts.length === 0) return { fault: 'did not understand the sentence' };
  const read = parts.map(partOf);
  if (!read.every((part) => part !== null)) return { fault: FAULTS.malformed };
  // Another subject leaves out conditions that its rows do not have, so it comes first.
  const ordered = read.toSorted(
    (one, other) => Number(other.part.kind === 'subject') - Number(one.part.kind === 'subject'),
  );
  const checked = readQuery(JSON.parse(JSON.stringify(queryOfParts(ordered.map(({ part }) => part)))), known);
  return 'fault' in checked
    ? { fault: `gave an answer that is no query of this project: ${checked.fault}` }
    : { parts: ordered };
}

function partOf(value: unknown): ModelPart | null {
  const { words, part } = (value ?? {}) as { readonly words?: unknown; readonly part?: { readonly kind?: unknown } };
  const isKnown = MODEL_PARTS.some((kind) => kind === part?.kind);
  if (!isKnown || !Array.isArray(words) || !words.every((word) => typeof word === 'string')) return null;
  // Its values are checked as those of a query.
  return { part: part as AskPart, words };
}
