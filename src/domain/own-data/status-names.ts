import { isTopicStatus, TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../topic/topic-status';
import { normalisedName } from './normalised-name';
import { meanings } from './words-of';

/** Not a decision of the user's: the topic has no status at all. */
export const NOT_TRACKABLE = -1;

// English; German.
const NAMES: Readonly<Partial<Record<TopicStatus, string>>> = {
  0: 'undefined, undecided, open, new, none; offen, unentschieden, neu',
  1: 'analyze, analyse, analysing, assess, investigate, examine; analysieren, pruefen, prufen, untersuchen, bewerten, vertiefen',
  2: 'monitor, watch, observe, track, hold; beobachten, verfolgen',
  3: 'important, high priority, priority, act, adopt, invest; umsetzen, wichtig, handeln, hohe prioritaet, hohe prioritat',
  4: 'disregard, ignore, drop, discard, reject, rejected, kill, stop, no go; verwerfen, verworfen, ignorieren, ablehnen',
};

const STATUSES = meanings(
  TOPIC_STATUSES.map((status) => [`${topicStatusName(status)}, ${NAMES[status] ?? ''}`, status]),
);

/** A status by number or by its name in English or German; -1: not trackable; null: another word. */
export function readStatusWord(text: string): TopicStatus | typeof NOT_TRACKABLE | null {
  const named = STATUSES.get(normalisedName(text));
  if (named !== undefined) return named;
  const code = text.trim() === '' ? Number.NaN : Number(text);
  return code === NOT_TRACKABLE || isTopicStatus(code) ? code : null;
}
