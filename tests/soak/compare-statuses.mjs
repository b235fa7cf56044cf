/**
 * Compares the statuses that are shown with the stored ones and with those that the product has confirmed.
 * @param {ReadonlyMap<number, number>} shown by topic
 * @param {ReadonlyMap<number, number>} stored by topic
 * @param {ReadonlyMap<number, number>} [confirmed] by topic: the last picks of which the product said that they are saved
 * @returns {{ checked: number, different: readonly string[], lost: readonly string[] }} one sentence for each fault
 */
export function compareStatuses(shown, stored, confirmed = new Map()) {
  const different = [...shown]
    .filter(([topic, status]) => stored.get(topic) !== status)
    .map(([topic, status]) => `topic ${topic} shows status ${status}, stored is ${stored.get(topic) ?? 'nothing'}`);
  const lost = [...confirmed]
    .filter(([topic, status]) => stored.get(topic) !== status)
    .map(([topic, status]) => `topic ${topic} was saved as ${status}, stored is ${stored.get(topic) ?? 'nothing'}`);
  return { checked: shown.size, different, lost };
}
