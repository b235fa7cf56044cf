import { MARKS, type Reading } from './reading';

/** In "what share of strong signals is important" what stands before the verb is the whole. */
export function markBase(reading: Reading): void {
  const verb =
    /(?<= )(?:that|which|who|with|marked|rated|sits?|sets|lies?|belongs?|comes?|is|are|do|does|have|has|did|were|was|i|we)(?= )/.exec(
      reading.text.text,
    );
  const end = verb?.index ?? reading.text.text.indexOf(MARKS.moved) - 1;
  if (end < 0) {
    // "Fraction of mature topics not growing"; but "share of disruptors in Food" is one of Food.
    const [first, ...others] = reading.before(Infinity);
    const at = first === undefined ? -1 : reading.conditions.indexOf(first);
    const isKind = first !== undefined && ['quadrant', 'status', 'new'].includes(first.kind);
    const isAsked = others.some(({ kind }) => !['shift', 'trend', 'platform', 'text', 'mentions'].includes(kind));
    if (isKind && isAsked && at >= 0) reading.conditions[at] = { ...first, base: true };
    return;
  }
  for (const condition of reading.before(end)) {
    const at = reading.conditions.indexOf(condition);
    if (at >= 0) reading.conditions[at] = { ...condition, base: true };
  }
}

/** In "are all strong signals larger than 50 %" all but the last condition is the whole. */
export function markSubject(reading: Reading): void {
  const inOrder = reading.before(Infinity).filter((each) => reading.conditions.includes(each));
  for (const condition of new Set(inOrder.slice(0, -1))) {
    if (condition === inOrder.at(-1)) continue;
    reading.conditions[reading.conditions.indexOf(condition)] = { ...condition, base: true };
  }
}
