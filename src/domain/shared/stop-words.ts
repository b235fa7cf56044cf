import { foldedWords } from './fold';

const LANGUAGE_WORDS =
  'a about all also am an and any anything are as at be been but by can did do does every everything everyone for from give had ' +
  'has have how i if in into is it its just let list me my no not of on one or our please she show so some something such tell ' +
  'than that the their them then there these they thing things this those to us was we were what when where which who whose why will ' +
  'with would you your ' +
  'aber alle alles als am an auch auf aus bei bin bis bitte da das dass dem den denen der deren des dessen die du ein eine einem einen einer eines ' +
  'er es etwas euch für hat haben ich ihr im ist ja jede jeder jedes kann man mein meine mich mir mit nach nicht noch nur ob oder ' +
  'ohne sein seine sich sie sind so über um und uns unsere vom von vor war waren was welche welcher welches wenn wer werden wie ' +
  'wir wird wo zeig zeige zu zum zur';

const STOP_WORDS: ReadonlySet<string> = new Set(LANGUAGE_WORDS.normalize('NFD').replace(/\p{M}/gu, '').split(' '));

/** Words of English and German that are in nearly every text: alone they say nothing about what is searched. @param word folded */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** What of a text is searched for: its words without those that are in nearly every text, unless it has no others. */
export function searchWords(text: string): string {
  const words = foldedWords(text);
  const content = words.filter((word) => !isStopWord(word));
  return (content.length === 0 ? words : content).join(' ');
}

/** Whether a text has a word that says something. */
export function isSearchable(text: string): boolean {
  return foldedWords(text).some((word) => word.length > 1 && !isStopWord(word));
}
