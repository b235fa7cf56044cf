import { fold } from '../shared/fold';

/** One word, number or sign of a question. */
export interface Word {
  /** Folded: lower case without accents. */
  readonly text: string;
  /** Its first character is a capital. */
  readonly isCapital: boolean;
  /** All of it is in capitals: 'WHO' is a name, 'who' is not. */
  readonly isAcronym: boolean;
  /** null: it is no number. */
  readonly number: number | null;
}

const TOKEN =
  /[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:org|com|eu|int|net|io|gov|edu|de|uk|ngo)\b|[\p{L}]+-\d+(?![\d.,]*\s*%)|\d+(?:[.,]\d{3})+(?![\d])|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|>=|<=|!=|[%€$£<>=≥≤≠,;:/&+]|(?<=\d\s*)[-–](?=\s*\d)|(?<![\p{L}\d])-(?=\d)/giu;

/** The words of a question; other signs only separate them. */
export function wordsOf(question: string): readonly Word[] {
  return [...question.normalize('NFKC').matchAll(TOKEN)].map(([raw]) => ({
    text:
      raw === '&'
        ? 'and'
        : fold(raw)
            .replaceAll('ß', 'ss')
            .replace(/^(\p{L}+)-(\d+)$/u, '$1 $2'),
    isCapital: /^\p{Lu}/u.test(raw),
    isAcronym: /^\p{Lu}{2,}$/u.test(raw),
    number: numberOf(raw),
  }));
}

/** '1,200' and '1.200' are thousands, '2.5' and '2,5' decimals. */
function numberOf(raw: string): number | null {
  if (!/^\d/.test(raw)) return null;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) return Number(raw.replace(/[.,]/g, ''));
  return Number(raw.replace(',', '.'));
}

/** 'robots' and 'robot' are one word; short words and those with another meaning keep their ending. */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** 'Except for new ones, what moved'. */
export function beginsClause(text: string): boolean {
  return /^(?:which|what|show|list|give|welche|was|zeig|zeige)$/.test(text);
}
