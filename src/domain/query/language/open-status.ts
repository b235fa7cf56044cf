import type { Condition } from '../query';
import { isDecided } from '../../topic/topic-status';
import type { Piece } from './pieces';

/** A status is open beside a member of whom no more is said, whose it may be, beside one topic, and beside a status that it contradicts. */
export function withOpenStatus(pieces: readonly Piece[]): readonly Piece[] {
  const said = pieces.flatMap(({ parts: [part], choices }) =>
    part?.kind === 'condition' ? [{ ...part.condition, isOpen: choices !== null }] : [],
  );
  const names = said.flatMap((each) => (each.kind === 'member' && each.isOpen ? each.names : []));
  // 'Disregard Smart toilets' may be a command.
  const isOfOne = said.some((each) => each.kind === 'topic' && !each.not && each.names.length === 1);
  return pieces.map((piece) => {
    const [part] = piece.parts;
    if (part?.kind !== 'condition' || part.condition.kind !== 'status' || piece.choices !== null) return piece;
    const { statuses, not } = part.condition;
    const decided = statuses.filter(isDecided);
    const ofNames: Condition = { kind: 'member', names, statuses: decided, not: not !== (decided.length === 0) };
    if (names.length > 0) return { ...piece, choices: [[{ kind: 'condition', condition: ofNames }], piece.parts] };
    const isApart = said.some(
      (each) =>
        each.kind === 'status' &&
        (each.not ? decided.length > 1 : !each.statuses.some((own) => statuses.includes(own))),
    );
    return isOfOne || (isApart && !not) ? { ...piece, choices: [piece.parts] } : piece;
  });
}
