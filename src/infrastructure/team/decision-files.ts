import canonicalize from 'canonicalize';
import * as v from 'valibot';
import { entityId } from '../../domain/shared/entity-id';
import { MEMBER_TEXT_LIMITS } from '../../domain/team/member-record';
import type { RecordedDecision, RecordedTopic, RecordedVote } from '../../domain/team/recorded-decision';
import type { TopicStatus } from '../../domain/topic/topic-status';
import { memberId, shortId, statusOfWord, text, time, wordOf } from './member-wire';

/** Topics of one decision. */
const MOST_TOPICS = 20_000;

const status = v.pipe(
  v.string(),
  v.transform(statusOfWord),
  v.custom<TopicStatus>((word) => word !== undefined),
);
const vote = v.pipe(
  v.object({
    by: memberId,
    name: text(MEMBER_TEXT_LIMITS.name),
    s: status,
    why: v.nullish(text(MEMBER_TEXT_LIMITS.reason), null),
    at: time,
  }),
  v.transform(({ s, why, ...same }): RecordedVote => ({ ...same, status: s, reason: why })),
);

const topic = v.pipe(
  v.object({
    id: shortId,
    name: text(MEMBER_TEXT_LIMITS.topicName),
    s: v.nullish(status, null),
    votes: v.array(vote),
    responsible: v.nullish(
      v.object({
        by: memberId,
        name: text(MEMBER_TEXT_LIMITS.name),
        task: v.nullish(text(MEMBER_TEXT_LIMITS.task), ''),
        due: v.nullish(v.pipe(v.string(), v.isoDate()), null),
      }),
      null,
    ),
    figures: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.transform(({ id, s, figures, ...same }): RecordedTopic => ({
    ...same,
    id: entityId<'topic'>(id),
    status: s,
    ...(figures !== undefined && { figures }),
  })),
);

const decision = v.pipe(
  v.object({
    format: v.pipe(v.string(), v.regex(/^team-decision\/\d{1,4}$/)),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    team: v.pipe(v.string(), v.maxLength(200)),
    project: v.object({ id: shortId, name: text(MEMBER_TEXT_LIMITS.topicName) }),
    by: memberId,
    byName: text(MEMBER_TEXT_LIMITS.name),
    at: time,
    corrects: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
    topics: v.pipe(v.array(topic), v.maxLength(MOST_TOPICS)),
    sum: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  v.transform(({ format: _format, project, ...same }): RecordedDecision => ({
    ...same,
    project: { id: entityId<'sow'>(project.id), name: project.name },
  })),
);

/** @returns null where it is no decision: one wrong topic makes it another decision than the one that was recorded */
export function readDecisionContent(raw: unknown): RecordedDecision | null {
  const result = v.safeParse(decision, raw);
  return result.success ? result.output : null;
}

/** The content of the file, with its check sum. Rejects where the browser has no WebCrypto, as over plain http. */
export async function decisionContent({ topics, ...same }: Omit<RecordedDecision, 'sum'>): Promise<object> {
  const content = {
    format: 'team-decision/1',
    ...same,
    topics: topics.map(({ status: decided, votes, ...each }) => ({
      ...each,
      s: decided === null ? null : wordOf(decided),
      votes: votes.map(({ status: said, reason, ...voted }) => ({ ...voted, s: wordOf(said), why: reason })),
    })),
  };
  return { ...content, sum: await sumOf(content) };
}

/** Whether the check sum of a file is that of its content. */
export async function hasGoodSum(raw: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { sum, key: _key, signature: _signature, ...content } = raw;
  try {
    return sum === (await sumOf(content));
  } catch {
    // Texts that have no canonical form, or a browser without WebCrypto.
    return false;
  }
}

/** SHA-256 of the canonical form of JSON (RFC 8785). */
async function sumOf(content: object): Promise<string> {
  const plain = JSON.parse(JSON.stringify(content)) as object;
  const bytes = new TextEncoder().encode(canonicalize(plain) ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
