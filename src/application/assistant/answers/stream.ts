import type { Answer, AnswerBlock, AnswerPart } from '../answerer';

/** The states of a streamed answer: a few words more each time, the complete answer last. */
export function* partialAnswers(answer: Answer, wordsPerStep = 3): Generator<Answer> {
  const total = countWords(answer);
  for (let words = wordsPerStep; words < total; words += wordsPerStep) yield firstWords(answer, words);
  yield answer;
}

function firstWords(answer: Answer, budget: number): Answer {
  const left = { words: budget };
  return answer.flatMap((block): AnswerBlock[] => {
    if (left.words <= 0) return [];
    if (isWhole(block)) return [block];
    if (block.kind === 'paragraph') return [{ kind: 'paragraph', parts: cut(block.parts, left) }];
    return [{ kind: 'list', items: block.items.map((item) => cut(item, left)).filter((item) => item.length > 0) }];
  });
}

/** Blocks that are not written word by word. */
function isWhole(
  block: AnswerBlock,
): block is Exclude<AnswerBlock, { readonly kind: 'paragraph' } | { readonly kind: 'list' }> {
  return block.kind !== 'paragraph' && block.kind !== 'list';
}

function cut(parts: readonly AnswerPart[], left: { words: number }): AnswerPart[] {
  return parts.flatMap((part): AnswerPart[] => {
    if (left.words <= 0) return [];
    // A reference is not split.
    if (part.kind === 'reference') {
      left.words -= 1;
      return [part];
    }
    const pieces = part.text.split(/(?<=\s)/);
    const taken = pieces.slice(0, left.words);
    left.words -= taken.length;
    return [{ kind: 'text', text: taken.join('') }];
  });
}

function countWords(answer: Answer): number {
  const parts = answer.flatMap((block) => {
    if (isWhole(block)) return [];
    return block.kind === 'paragraph' ? block.parts : block.items.flat();
  });
  return parts.reduce((sum, part) => sum + (part.kind === 'reference' ? 1 : part.text.split(/(?<=\s)/).length), 0);
}
