import { foldedWords } from './fold';

/** What texts on trends write short or in full, in both languages; the forms of a row mean the same. */
const ROWS: readonly (readonly string[])[] = [
  'AI|artificial intelligence|KI|künstliche Intelligenz',
  'ML|machine learning',
  'IoT|internet of things',
  'VR|virtual reality',
  'AR|augmented reality',
  'EV|electric vehicle|Elektroauto',
  'EU|European Union|Europäische Union',
  'UN|United Nations|Vereinte Nationen',
  'US|USA|United States',
  'UK|United Kingdom',
  'GHG|greenhouse gas|THG|Treibhausgas',
  'CO2|carbon dioxide|Kohlendioxid',
].map((row) => row.split('|').map((form) => foldedWords(form).join(' ')));

/** Some folded words, and the same with each abbreviation in them in full, or the other way round. */
export function withAbbreviations(words: string): readonly string[] {
  const spaced = ` ${words} `;
  const others = ROWS.flatMap((row) => {
    const said = row.find((form) => spaced.includes(` ${form} `));
    if (said === undefined) return [];
    return row.flatMap((form) => (form === said ? [] : [spaced.replace(` ${said} `, ` ${form} `).trim()]));
  });
  return [words, ...others];
}
