import { capitalized } from '../shared/capitalized';
import { saysWords, TEAM_SAYS } from '../team/agreement';
import { CONSENSUS_LEVELS } from '../topic/consensus';
import { QUADRANT_CODES } from '../topic/quadrant';
import { isDecided, TOPIC_STATUSES } from '../topic/topic-status';
import { each, fixed, said, spellings, type Entry, type Forms } from './entry';
import type { Form } from './entry-index';
import type { AskPart } from './part';
import { partWords } from './part-words';
import { condition } from './rules/figure-rules';

export function valueEntries(): readonly Form<Entry>[] {
  const state = (kind: 'new' | 'moved' | 'changed') => fixed([condition({ kind })], said('state', kind));
  const personal = (what: 'note' | 'star' | 'brief') =>
    fixed([condition({ kind: 'own', what, words: [] })], said('own', what));
  const gone: readonly AskPart[] = [{ kind: 'version' }, condition({ kind: 'before', of: [] }, true)];
  const decided = TOPIC_STATUSES.filter(isDecided);
  return [
    ...[...QUADRANT_CODES, null].flatMap((code) => [
      ...valued(condition({ kind: 'quadrant', codes: [code] }), said('quadrant', code), 'quadrant'),
      ...fixed([condition({ kind: 'was', codes: [code] })], each([['was'], ['war']], said('quadrant', code))),
    ]),
    ...TOPIC_STATUSES.flatMap((status) =>
      valued(condition({ kind: 'status', statuses: [status] }), said('status', status), 'status'),
    ),
    ...fixed([condition({ kind: 'status', statuses: decided })], said('status', 'decided'), 'Decided by me'),
    ...TEAM_SAYS.flatMap((says) =>
      fixed(
        [condition({ kind: 'team', says: [says] })],
        [...each([['team']], spellings(says)), ...said('agreement', says)],
        capitalized(saysWords(says)),
      ),
    ),
    ...CONSENSUS_LEVELS.flatMap((level) =>
      fixed(
        [condition({ kind: 'consensus', levels: [level] })],
        [...each(said('level', level), said('consensus', 'consensus')), ...said('disputed', level)],
      ),
    ),
    ...(['new', 'moved', 'changed'] as const).flatMap(state),
    ...fixed(gone, said('state', 'gone'), 'No longer in the data'),
    ...(['note', 'star', 'brief'] as const).flatMap(personal),
  ];
}

/** A value of which the name is enough: it is found with and without its key, and listed alone. */
function valued(part: AskPart, forms: Forms, key: string): readonly Form<Entry>[] {
  const words = partWords(part).slice(key.length + 1);
  return fixed([part], [...forms, ...each([[key]], forms), ...each([[key]], spellings(words))], words);
}
