/** A question of which understood parts are taken out, so that what is left over was not understood. */
export class QuestionText {
  #text: string;

  constructor(question: string) {
    this.#text = ` ${tidy(question)} `;
  }

  get text(): string {
    return this.#text;
  }

  /** Takes out every match. A mark of the kind remains in its position, one character for each character. */
  takeAll(pattern: RegExp, mark: string, take: (match: RegExpExecArray, before: string) => boolean): void {
    const each = new RegExp(pattern.source, `${pattern.flags}g`);
    for (let match = each.exec(this.#text); match !== null; match = each.exec(this.#text)) {
      if (!take(match, this.#text.slice(0, match.index))) continue;
      this.#blank(match.index, match[0].length, mark);
      each.lastIndex = match.index + match[0].length;
    }
  }

  /** Takes out the first match. */
  take(pattern: RegExp, mark = '\u0001'): RegExpExecArray | null {
    const match = pattern.exec(this.#text);
    if (match !== null) this.#blank(match.index, match[0].length, mark);
    return match;
  }

  /** Takes out the part from the position to the end of the match. */
  takeAt(from: number, length: number, mark = '\u0001'): void {
    this.#blank(from, length, mark);
  }

  #blank(from: number, length: number, mark: string): void {
    const filler = ` ${mark.repeat(Math.max(1, length - 2))} `.slice(0, length);
    this.#text = this.#text.slice(0, from) + filler + this.#text.slice(from + length);
  }
}

/** Lower case; numbers hold their decimals, "per cent" is "%", and commas are words of their own. */
export function tidy(question: string): string {
  return question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(
      /\b(all|every\w*|any\w*)((?: (?:of )?(?:the )?(?:topics?|trends?|signals?))?) but (?!not\b)/g,
      '$1$2 except ',
    )
    .replace(/\bhow (?:large|big|high)(?: is)? (?:a|an|the) (share|percentage|proportion|fraction)\b/g, 'what $1')
    .replace(/^((?:(?:please|show|list|give|name|me|us) )*)(?:every|any) (topic|trend|disruptor)\b/, '$1all $2s')
    .replace(/&/g, ' and ')
    .replace(/\bnon[ -]/g, 'not ')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/\b(more|less|higher|lower|larger|smaller|bigger|faster|slower|fewer) then (?=\S*\d)/g, '$1 than ')
    .replace(/\b(?:per ?cents?|percents?|percentage points?|pct)\b/g, '%')
    .replace(/%/g, ' % ')
    .replace(/n['’]t\b/g, ' not')
    .replace(
      /^((?:please|and|but|also|so|then) )*(?:do not|never) (?:show|list|give|include|display|name|want)(?: me| us| to see| any| the)*(?= )/,
      'exclude',
    )
    .replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1 to ')
    .replace(/€/g, ' euros ')
    .replace(/\$/g, ' dollars ')
    .replace(/£/g, ' pounds ')
    .replace(/(\d)\+/g, '$1 or more ')
    .replace(/% ?\+/g, '% or more ')
    .replace(
      /\bscor(?:e|es|ed|ing) (?=(?:above|over|below|under|at (?:least|most)|between|higher|lower|more|less)\b)/g,
      '',
    )
    .replace(/\bby (\d+(?:\.\d+)?) ?(points?|%) or more\b/g, 'by at least $1 $2')
    .replace(/!==?|≠|<>/g, ' not ')
    .replace(/>=|≥/g, ' at least ')
    .replace(/<=|≤/g, ' at most ')
    .replace(/>/g, ' over ')
    .replace(/</g, ' under ')
    .replace(/[,;]/g, ' , ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<!\s)-|-(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}%.,\- ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
