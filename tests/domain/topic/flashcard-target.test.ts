import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flashcardTarget, withFlashcard, withoutFlashcard } from '../../../src/domain/topic/flashcard-target';
import { entityId } from '../../../src/domain/shared/entity-id';

describe('the flashcard in the address', () => {
  it('is named by topic_id or trend_id', () => {
    expect(flashcardTarget([['topic_id', '1001']])).toEqual({ type: 'topic', id: '1001' });
    expect(flashcardTarget([['trend_id', '101']])).toEqual({ type: 'trend', id: '101' });
    expect(flashcardTarget([])).toBeNull();
  });

  it.each(['', ' ', '12a', '-1', '1.5', '0x10', '１２', '<b>', '1 2'])(
    'is not named by %j: only digits count',
    (value) => {
      expect(flashcardTarget([['topic_id', value]])).toBeNull();
    },
  );

  it('counts exactly when it is all digits', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(flashcardTarget([['topic_id', value]]) !== null).toBe(/^[0-9]+$/.test(value));
      }),
    );
  });

  it('excludes the other one when it opens', () => {
    const opened = withFlashcard(
      [
        ['trend_id', '101'],
        ['tab', 'drivers'],
      ],
      { type: 'topic', id: entityId('7') },
    );
    expect(opened).toEqual([
      ['tab', 'drivers'],
      ['topic_id', '7'],
    ]);
  });

  it('leaves the rest of the address when it closes', () => {
    expect(
      withoutFlashcard([
        ['topic_id', '7'],
        ['tab', 'drivers'],
        ['trend_id', '1'],
      ]),
    ).toEqual([['tab', 'drivers']]);
  });

  it('lets the topic win where an address names both', () => {
    expect(
      flashcardTarget([
        ['trend_id', '1'],
        ['topic_id', '2'],
      ]),
    ).toEqual({ type: 'topic', id: '2' });
  });
});
