import { normalisedName } from './normalised-name';

/** The numbers of rows from 1 on, which other files have too. */
const ROW_NUMBER = /^\d{1,4}$/;

/** What a topic is recognised by in another file: its name, and an id that is no number of a row. */
export function topicKeys(id: unknown, name: unknown): readonly string[] {
  const [idText, nameText] = [textOf(id), normalisedName(textOf(name))];
  return [
    ...(nameText === '' ? [] : [`name ${nameText}`]),
    ...(idText === '' || ROW_NUMBER.test(idText) ? [] : [`id ${idText}`]),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
