const WORDS =
  'a about all am an and any are as at be been but by can did do does for from had has have how i if in into is it its ' +
  'me my no not of on or our she so some such than that the their them then there these they this those to us was we ' +
  'were what when where which who why will with would you your ' +
  'aber alle als am an auch auf aus bei bin bis da das dass dem den der des die du ein eine einem einen einer eines er es ' +
  'euch für hat haben ich ihr im ist ja kann man mein meine mich mir mit nach nicht noch nur ob oder ohne sein seine ' +
  'sich sie sind so über um und uns unsere vom von vor war waren was wenn wer werden wie wir wird wo zu zum zur';

/** Words of English and German that are in nearly every text: alone they say nothing about what is searched. */
const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.normalize('NFD').replace(/\p{M}/gu, '').split(' '));

/** @param word folded */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
