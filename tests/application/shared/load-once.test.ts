import { describe, expect, it } from 'vitest';
import { loadOnce } from '../../../src/application/shared/load-once';
import { Deferred } from '../../fakes/deferred';

describe('what is loaded once', () => {
  it('is asked for once, however many wait for it, and again after a failure', async () => {
    const answers: Deferred[] = [];
    const load = loadOnce(() => {
      const answer = new Deferred();
      answers.push(answer);
      return answer.promise;
    });
    const first = [load(), load()];
    answers[0]?.reject(new Error('not there'));
    const results = await Promise.allSettled(first);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const second = [load(), load()];
    answers[1]?.resolve();
    await Promise.all([...second, load()]);
    expect(answers).toHaveLength(2);
  });
});
