import { expect, it } from 'vitest';
import { topicKeys } from '../../../src/domain/own-data/topic-keys';

it('a topic is recognised by its name without case and accents, and by an id that is no number of a row', () => {
  expect(topicKeys('AB-1', 'Café ')).toEqual(['name cafe', 'id AB-1']);
  expect(topicKeys(12, 'X')).toEqual(['name x']);
  expect(topicKeys(null, ' ')).toEqual([]);
});
