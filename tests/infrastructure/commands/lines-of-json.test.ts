import { describe, expect, it } from 'vitest';
import { linesOfJson } from '../../../scripts/lib/lines-of-json.mjs';

describe('the lines of a JSON text', () => {
  it('are found for values, and for what stands above a missing one', () => {
    const { syntaxFaults, lineOf } = linesOfJson('{\n"topics": [\n{"tid": 1},\n{"tid": "x"}\n]}');
    expect(syntaxFaults).toEqual([]);
    expect([lineOf(['topics', 1, 'tid']), lineOf(['topics', 0, 'name']), lineOf(['sows'])]).toEqual([4, 3, 1]);
  });

  it.each(['['.repeat(200_000), `{"sows":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, '{"a":'.repeat(200_000)])(
    'are not asked for where the text is nested too deeply',
    (text) => {
      expect(linesOfJson(text).syntaxFaults).toEqual([{ line: 1, fault: 'it is nested too deeply' }]);
    },
  );
});
