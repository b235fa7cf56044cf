import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { FirmnessComputer } from '../../../src/application/ranking/firmness-computer';
import { RankingFirmness } from '../../../src/application/ranking/ranking-firmness';
import type { RankingStore } from '../../../src/application/ranking/ranking.store';
import { deferred, type Deferred } from '../../../src/application/shared/deferred';
import { firmnessOf, type Firmness, type RankingInput } from '../../../src/domain/ranking/firmness';
import { newWeight } from '../../../src/domain/ranking/weighting';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';

const TWO = topics(2, (index) => ({ growth: 1 - index, driverCount: index }));
const WEIGHTING = [newWeight('growth', 60), newWeight('drivers', 40)];
const input = (own: number): RankingInput => ({
  count: 2,
  scaled: [Float64Array.of(1, 0), Float64Array.of(0, 1)],
  points: [own, 100 - own],
});

function begin() {
  const asked: { readonly input: RankingInput; readonly answer: Deferred<Firmness> }[] = [];
  let ended = 0;
  const computer: FirmnessComputer = {
    compute(of) {
      const answer = deferred<Firmness>();
      asked.push({ input: of, answer });
      return answer.promise;
    },
    end: () => void (ended += 1),
  };
  const store = observable({ input: input(60), topics: TWO, weighting: WEIGHTING }, {}, { deep: false });
  const firmness = new RankingFirmness(store as unknown as RankingStore, computer);
  const set = (own: number): void => {
    runInAction(() => (store.input = input(own)));
  };
  const answer = async (at: number): Promise<void> => {
    asked[at]?.answer.resolve(firmnessOf(asked[at].input));
    await settle();
  };
  return { asked, firmness, set, answer, ended: () => ended };
}

describe('how firm the places are', () => {
  it('is computed once at a time, and for the latest weights next', async () => {
    const { asked, firmness, set, answer, ended } = begin();
    const stop = firmness.watch();
    for (const own of [61, 62, 63]) set(own);
    expect(asked).toHaveLength(1);
    await answer(0);
    expect(asked.map(({ input: of }) => of.points[0])).toEqual([60, 63]);
    // What is shown is of weights just before the latest, and says so.
    expect([firmness.shown?.turn?.to, firmness.isBehind]).toEqual([49, true]);
    await answer(1);
    expect([firmness.shown?.turn?.from, firmness.isBehind]).toEqual([63, false]);
    expect(firmness.shown?.turn?.topic).toBe(TWO[1]);
    expect([...(firmness.shown?.shareOf.values() ?? [])]).toEqual([1, 0]);
    stop();
    expect(ended()).toBe(1);
  });

  it('says that it failed, and is computed when it is asked for again', async () => {
    const { asked, firmness, answer } = begin();
    firmness.watch();
    asked[0]?.answer.reject(new Error('no worker'));
    await settle();
    expect([firmness.hasFailed, asked.length]).toEqual([true, 1]);
    void firmness.compute();
    await answer(1);
    expect([firmness.hasFailed, firmness.shown?.top]).toEqual([false, 1]);
  });

  it('is computed anew where the tab was left and opened meanwhile', async () => {
    const { asked, firmness, answer } = begin();
    firmness.watch()();
    firmness.watch();
    asked[0]?.answer.reject(new Error('It was ended.'));
    await settle();
    expect([firmness.hasFailed, asked.length]).toEqual([false, 2]);
    await answer(1);
    expect(firmness.shown?.samples).toBe(500);
  });
});
