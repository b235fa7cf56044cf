import fc from 'fast-check';
import { makeAutoObservable, observableRef } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AskBar, LONGEST_TEXT } from '../../../src/application/query/ask-bar';
import type { AskHost } from '../../../src/application/query/ask-host';
import type { AskReading } from '../../../src/domain/query/language/segment';
import { askProject } from '../../../src/domain/query/language/project';
import { proposalsAt } from '../../../src/domain/query/language/proposals';
import { chipsOf } from '../../../src/domain/query/language/chips';
import { haveSameShape } from '../../../src/domain/query/part';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { topics } from '../../builders/topic-mother';

const food = { id: entityId<'trend'>('1'), name: 'New proteins', shiftName: 'Food' };
const power = { id: entityId<'trend'>('2'), name: 'Clean power', shiftName: 'Energy' };
const all = topics(6, (at) => ({
  quadrant: QUADRANTS[at < 3 ? 1 : 2],
  growth: at / 10,
  status: at === 0 ? 3 : 0,
  trend: at % 2 === 0 ? food : power,
}));
const source = {
  facts: { ...NO_FACTS, topics: all, trends: [food, power].map((trend) => ({ ...all[0]!, ...trend, sowId: null })) },
  loaded: new Set(),
  publishers: new Map(),
  sourceClasses: [],
  members: [],
  today: '2026-10-05',
};
const sources = { source, names: null, load: () => {}, needsLoading: () => false, noteTaken: () => {} } as never;

class Host implements AskHost {
  query: Query = EVERY_TOPIC;
  confirmed: readonly string[] | null = null;
  shown = 0;
  recalled = 0;
  model: NonNullable<AskHost['model']> | null = null;
  isOfConditions = false;

  constructor() {
    makeAutoObservable(this, { query: observableRef, model: false, isOfConditions: false }, { autoBind: true });
  }

  change(query: Query): void {
    this.query = query;
  }
  confirm(query: Query, unused: readonly string[]): void {
    this.query = query;
    this.confirmed = unused;
  }
  show(): void {
    this.shown += 1;
  }
  recall(): void {
    this.recalled += 1;
  }
  allows(query: Query): boolean {
    return !this.isOfConditions || haveSameShape(query, this.query);
  }
}

function aBar() {
  const host = new Host();
  const bar = new AskBar(host, sources);
  const words = () =>
    bar.chips.map(({ key, value, isExcluded }) => [key, isExcluded ? 'not' : '', value].filter(Boolean).join(' '));
  return { host, bar, words };
}

describe('the query bar', () => {
  it('takes the first proposal by Tab and by Enter, and leaves the field empty', async () => {
    const { bar, words } = aBar();
    bar.type('strong');
    expect(bar.current?.words).toContain('Strong Signal');
    expect(bar.tab()).toBe(true);
    bar.type('gro>15');
    await bar.enter();
    expect([words(), bar.text, bar.isOpen]).toEqual([
      ['Topics', 'quadrant Strong Signal', 'growth over 15 %'],
      '',
      false,
    ]);
    expect(bar.result).toMatchObject({ count: 1, total: 6 });
  });

  it('excludes by -, adds a value by a comma, and makes an or-group by |', () => {
    const { bar, host } = aBar();
    for (const text of ['-new prot', 'strong', ',mature', '|growth > 40']) {
      bar.type(text);
      bar.tab();
    }
    expect(host.query.conditions).toMatchObject([
      { kind: 'trend', not: true },
      { kind: 'either', of: [{ kind: 'quadrant', codes: [1, 2] }, { kind: 'figure' }] },
    ]);
  });

  it('walks over the proposals in a circle, and closes by Escape', () => {
    const { bar } = aBar();
    bar.type('s');
    const count = bar.proposals.length;
    bar.mark(-1);
    expect(bar.marked).toBe(count - 1);
    bar.mark(bar.marked + 1);
    expect(bar.marked).toBe(0);
    bar.close();
    expect(bar.current).toBeNull();
    expect(bar.tab()).toBe(false);
  });

  it('opens the last chip by Backspace in an empty field, and removes it by the next one', () => {
    const { bar, words } = aBar();
    bar.type('strong');
    bar.tab();
    expect(bar.backspace()).toBe(true);
    expect([bar.opened, words().length]).toEqual(['condition 0', 2]);
    bar.backspace();
    expect([bar.opened, words()]).toEqual([null, ['Topics']]);
    expect(bar.backspace()).toBe(false);
  });

  it('shows the rows by Enter in an empty field, and does nothing for a text that is no part', async () => {
    const { bar, host } = aBar();
    await bar.enter();
    bar.type('zzzz');
    bar.close();
    await bar.enter();
    expect([host.shown, host.query]).toEqual([1, EVERY_TOPIC]);
  });

  it('lists what can be asked by +, each of which is typed on', () => {
    const { bar } = aBar();
    bar.openAll();
    expect(bar.proposals.length).toBeGreaterThan(7);
    const [first] = bar.proposals;
    bar.take(first!);
    expect([bar.text, bar.isOpen]).toEqual([first!.typed, true]);
  });

  it('lists proposals without counting what they leave: that is done step by step, and known for the same ones', () => {
    const { bar } = aBar();
    const known = () => bar.proposals.map((each) => bar.effectOf(each) !== null);
    bar.type('stro');
    expect(new Set(known())).toEqual(new Set([false]));
    let steps = 0;
    while (bar.work()) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(bar.proposals.length);
    expect(new Set(known())).toEqual(new Set([true]));
    expect(bar.effectOf(bar.current!)).toMatchObject({ kind: 'rows', count: 3, of: 6 });
    bar.type('stron');
    expect(bar.current && bar.effectOf(bar.current)).toMatchObject({ kind: 'rows', count: 3 });
  });

  it('counts thousands of rows a part at a time', () => {
    const many = topics(2000, () => ({ name: 'Water', quadrant: QUADRANTS[1] }));
    const big = askProject({ ...source, facts: { ...NO_FACTS, topics: many } } as never);
    const [{ effect } = { effect: null }] = proposalsAt('strong', EVERY_TOPIC, big);
    const isCounting = () => effect !== null && effect.known === null;
    let steps = 0;
    while (isCounting()) {
      effect?.step();
      steps += 1;
    }
    expect(steps).toBeGreaterThanOrEqual(4);
    expect(effect?.known).toMatchObject({ kind: 'rows', count: 2000, of: 2000 });
  });

  it('offers only what its host allows', () => {
    const { bar, host } = aBar();
    host.isOfConditions = true;
    bar.type('growth');
    for (const { query } of bar.proposals) expect(query === null || haveSameShape(query, EVERY_TOPIC)).toBe(true);
  });
});

describe('a sentence in the bar', () => {
  it('is confirmed as a whole, and its other words are kept', async () => {
    const { bar, host, words } = aBar();
    bar.type('strong signals in germany that grow over 15 %');
    expect([bar.reading === null, bar.nextCount]).toEqual([false, null]);
    while (bar.work());
    expect(bar.nextCount).toMatchObject({ count: 1, of: 6 });
    await bar.enter();
    expect(words()).toEqual(['Topics', 'quadrant Strong Signal', 'growth over 15 %']);
    expect(host.confirmed?.join(' ')).toContain('germany');
    expect(bar.text).toBe('');
  });

  it('is not run while a word of negation is no part: Enter goes there, and marks no reading', async () => {
    const { bar, host, words } = aBar();
    bar.type('strong signals that nobody has decided, in food');
    for (const _ of [1, 2, 3]) {
      await bar.enter();
      expect([bar.openPlace?.words, bar.marked, bar.current, host.query]).toEqual(['nobody', -1, null, EVERY_TOPIC]);
    }
    bar.mark(bar.marked + 1);
    expect(bar.current?.words).toBe('I have not decided');
    await bar.enter();
    expect([words(), bar.text, host.confirmed !== null]).toEqual([
      ['Topics', 'status Undefined', 'quadrant Strong Signal', 'shift Food'],
      '',
      true,
    ]);
  });

  it('goes to the next open place after one was chosen', async () => {
    const { bar, host } = aBar();
    bar.type('not zebras but hardly strong');
    await bar.enter();
    bar.mark(0);
    await bar.enter();
    expect([bar.openPlace?.words, bar.marked, host.confirmed]).toEqual(['hardly', -1, null]);
    bar.mark(-1);
    await bar.enter();
    expect(host.query.conditions.map(({ kind, not }) => [kind, not])).toEqual([
      ['text', false],
      ['quadrant', true],
    ]);
  });

  it('is shown where it is one part that no proposal stands for', async () => {
    const { bar, words } = aBar();
    bar.type('not in food or energy');
    expect(bar.reading?.unused).toEqual([]);
    await bar.enter();
    expect(words()).toEqual(['Topics', 'shift not Food or Energy']);
  });

  it.each(['strong signals ten by growth', 'strong signals smallest first'])(
    'stops at what has several meanings: %s',
    async (sentence) => {
      const { bar, host } = aBar();
      bar.type(sentence);
      await bar.enter();
      expect([bar.openPlace === null, bar.marked, host.confirmed]).toEqual([false, -1, null]);
      expect(bar.tab()).toBe(true);
      expect([bar.text, host.query]).toEqual([sentence, EVERY_TOPIC]);
    },
  );

  it('loses no word, whatever is typed', () => {
    const word = fc.constantFrom(
      'strong',
      'not',
      'food',
      'over',
      '15 %',
      'blorp',
      'nobody',
      'and',
      '—',
      'größte',
      '\u202eabc',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (typed) => {
        const { bar } = aBar();
        bar.type(typed.join(' '));
        if (bar.reading !== null) expect(bar.reading.spans.map(({ text }) => text).join('')).toBe(bar.text);
        expect(chipsOf(bar.query, bar.project!)).toHaveLength(1);
      }),
    );
  });

  it('is cut where it is too long', () => {
    const { bar } = aBar();
    bar.type('x'.repeat(20_000));
    expect(bar.text).toHaveLength(LONGEST_TEXT);
  });
});

describe('a model that reads the sentence', () => {
  const readBy = (model: (sentence: string) => Promise<AskReading | null>) => {
    const { bar, host, words } = aBar();
    host.model = model;
    bar.type('quels sujets croissent vite');
    return { bar, host, words };
  };

  it('proposes chips that are confirmed by the next Enter', async () => {
    const asked: string[] = [];
    const { bar, host } = readBy(async (sentence) => {
      asked.push(sentence);
      const helper = aBar().bar;
      helper.type('strong signals that grow over 15 %');
      return helper.reading;
    });
    await bar.enter();
    expect([asked, host.confirmed, bar.reading?.chips.length]).toEqual([['quels sujets croissent vite'], null, 2]);
    await bar.enter();
    expect([asked.length, host.query.conditions.length]).toEqual([1, 2]);
  });

  it('leaves the reading of the rules where it fails, and is not asked again for the same text', async () => {
    let asked = 0;
    const { bar, host } = readBy(async () => {
      asked += 1;
      throw new Error('no');
    });
    await bar.enter();
    await bar.enter();
    expect([asked, bar.isReading, host.confirmed]).toEqual([1, false, ['quels sujets croissent vite']]);
  });

  it('comes too late for a text that was changed meanwhile', async () => {
    let answer: (reading: AskReading | null) => void = () => {};
    const { bar } = readBy(() => new Promise((resolve) => (answer = resolve)));
    const entered = bar.enter();
    expect(bar.isReading).toBe(true);
    bar.type('strong');
    answer(null);
    await entered;
    expect([bar.text, bar.reading]).toEqual(['strong', null]);
  });
});
