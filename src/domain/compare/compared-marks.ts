/** In characters: a longer beginning of a name is no mark. */
const LONGEST = 3;

/**
 * What stands for each of the compared names where they have no room: the shortest beginning that no other of them has. Where
 * that is long, as of names that begin alike, all have the numbers of their columns.
 */
export function comparedMarks(names: readonly string[]): readonly string[] {
  const beginnings = names.map((name) => [...name.trim().normalize().toLocaleUpperCase('en')]);
  const marks = beginnings.map((own, at) => {
    for (let length = 1; length <= Math.min(LONGEST, own.length); length += 1) {
      const mark = own.slice(0, length).join('');
      const isOwn = beginnings.every((other, index) => index === at || other.slice(0, length).join('') !== mark);
      if (isOwn && mark.trim() === mark) return `${own[0] ?? ''}${mark.slice(own[0]?.length).toLocaleLowerCase('en')}`;
    }
    return null;
  });
  return marks.some((mark) => mark === null) ? names.map((_, at) => String(at + 1)) : marks.map((mark) => mark ?? '');
}
