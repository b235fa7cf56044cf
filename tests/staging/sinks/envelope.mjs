/**
 * Reads what an error-reporting SDK sends: a header line, then for each item a header line and a payload.
 * @param {string} text
 * @returns {object[]} the payloads of the items that are events, without sessions and profiles
 */
export function eventsOf(text) {
  /** @type {object[]} */
  const events = [];
  const lines = text.split('\n').slice(1);
  while (lines.length >= 2) {
    const [header, payload] = lines.splice(0, 2).map(parse);
    if (header?.type === 'event' && payload !== null) events.push(payload);
  }
  return events;
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
