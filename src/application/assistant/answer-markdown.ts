import { conditionText } from '../../domain/query/query-words';
import type { Answer, AnswerPart } from './answerer';

/** An answer with its question as Markdown; tables as tables with all their rows. */
export function answerMarkdown(question: string, answer: Answer): string {
  const blocks = answer.flatMap((block): string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [line(block.parts)];
      case 'list':
        return [block.items.map((item) => `- ${line(item)}`).join('\n')];
      case 'table': {
        const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
        const head = row(block.columns.map(({ label }) => escaped(label)));
        const rule = row(block.columns.map(({ isNumber }) => (isNumber ? '---:' : '---')));
        return [[head, rule, ...block.rows.map(({ cells }) => row(cells.map((cell) => line([cell]))))].join('\n')];
      }
      case 'query':
        // The conditions may have been changed since the question was asked.
        return block.query.conditions.length === 0
          ? []
          : [`Conditions: ${escaped(block.query.conditions.map((each) => conditionText(each)).join('; '))}`];
      default:
        return [];
    }
  });
  return [`**${escaped(question)}**`, ...blocks].join('\n\n');
}

function line(parts: readonly AnswerPart[]): string {
  return parts.map((part) => escaped(part.kind === 'text' ? part.text : part.reference.name)).join('');
}

/** Names and questions must not become markup, links or further cells. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
