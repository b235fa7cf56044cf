/** By the names that jsonc-parser has for faults of syntax. */
const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word stands there that is not in quotation marks',
  InvalidNumberFormat: 'a number is not written as JSON has it',
  PropertyNameExpected: 'the name of a value is missing, or a comma is too many',
  ValueExpected: 'a value is missing, or a comma is too many',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'more text follows after the end',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a quotation mark is opened and not closed on its line',
  UnexpectedEndOfNumber: 'a number ends too early',
  InvalidUnicode: 'a character is written in an unknown way',
  InvalidEscapeCharacter: 'an unknown character follows a backslash',
  InvalidCharacter: 'a character is not allowed there',
};

/** What is wrong with the syntax of a JSON text, in words. @param code such as 'InvalidSymbol' */
export function jsonFaultWords(code: string): string {
  return WORDS[code] ?? 'the text is not JSON';
}
