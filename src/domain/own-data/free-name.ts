/** The name, or with a number where another has it: 'Mobility (2)'. Takes it. @param keyOf the same for equal names */
export function freeName(name: string, taken: Set<string>, keyOf: (name: string) => string = (each) => each): string {
  let free = name;
  for (let count = 2; taken.has(keyOf(free)); count += 1) free = `${name} (${count})`;
  taken.add(keyOf(free));
  return free;
}
