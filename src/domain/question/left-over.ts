import { FILLERS } from './question-fillers';

/** Neighbouring words that were not understood are one part. */
export function leftOver(text: string): readonly string[] {
  // 'or' is understood between values of one kind only; conditions of different kinds all apply.
  const joined = text.replace(
    // oxlint-disable-next-line no-control-regex -- the marks of what was taken are control characters
    /([\u0002\u000e\u000f\u0004\u0005\u0008\u000b\u000c])( +)n?or(?= +(?:[a-z,]+ +)*\1)/gu,
    '$1$2',
  );
  const parts: string[][] = [];
  let isOpen = false;
  for (const word of joined.split(' ')) {
    if (word === '') continue;
    if (!/[\p{L}\p{N}%]/u.test(word)) isOpen = false;
    else if (FILLERS.has(word)) {
      if (isOpen && /^(?:a|an|the|of|in)$/.test(word)) parts.at(-1)?.push(word);
      else isOpen = false;
    } else if (isOpen) parts.at(-1)?.push(word);
    else {
      parts.push([word]);
      isOpen = true;
    }
  }
  return parts.map((words) => words.join(' ').replace(/(?: (?:a|an|the|of|in))+$/, ''));
}
