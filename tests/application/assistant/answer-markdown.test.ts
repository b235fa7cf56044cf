import { describe, expect, it } from 'vitest';
import { answerMarkdown } from '../../../src/application/assistant/answer-markdown';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { entityId } from '../../../src/domain/shared/entity-id';

const text = (words: string) => ({ kind: 'text' as const, text: words });
const topic = (name: string) => ({
  kind: 'reference' as const,
  reference: { type: 'Topic' as const, id: entityId<'topic'>('1'), name },
});

describe('an answer as Markdown', () => {
  it('has the question, paragraphs, lists and tables, without chips and links', () => {
    expect(
      answerMarkdown('Which grow?', [
        { kind: 'query', query: EVERY_TOPIC, unread: [] },
        { kind: 'paragraph', parts: [text('One: '), topic('Seaweed films')] },
        { kind: 'list', items: [[text('first')], [text('second')]] },
        {
          kind: 'table',
          columns: [
            { label: 'Topic', isNumber: false },
            { label: 'Growth', isNumber: true },
          ],
          rows: [{ id: '1', cells: [topic('A'), text('+1 %')] }],
        },
        { kind: 'links', links: [] },
      ]),
    ).toBe(
      '**Which grow?**\n\nOne: Seaweed films\n\n- first\n- second\n\n| Topic | Growth |\n| --- | ---: |\n| A | +1 % |',
    );
  });

  it('has the conditions, which may be others than those of the question', () => {
    const query = {
      ...EVERY_TOPIC,
      conditions: [
        { kind: 'shift', names: ['Food redesigned'], not: true },
        { kind: 'new', not: false },
      ],
    } as const;
    expect(answerMarkdown('What is new?', [{ kind: 'query', query, unread: [] }])).toBe(
      '**What is new?**\n\nConditions: not shift: Food redesigned; new',
    );
  });

  it('escapes what would be markup, a link or a further cell', () => {
    expect(answerMarkdown('a|b\nc', [{ kind: 'paragraph', parts: [topic('[x](y) *z*')] }])).toBe(
      '**a\\|b c**\n\n\\[x\\](y) \\*z\\*',
    );
  });
});
