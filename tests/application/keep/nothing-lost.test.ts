import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Keep } from '../../../src/application/keep/keep';
import { keptRecord, ownerPrefix, type RecordPlace } from '../../../src/application/keep/kept-record';
import type { FakePageLifecycle } from '../../fakes/fake-page-lifecycle';
import { settle } from '../../fakes/settle';
import { ELSEWHERE, KeptBrowser, MAYA, NOOR } from './kept-browser';

const OWNERS = [MAYA, NOOR, ELSEWHERE];

type Act =
  | { readonly act: 'decide'; readonly tab: number; readonly topic: number; readonly status: number }
  | { readonly act: 'write'; readonly tab: number; readonly topic: number }
  | { readonly act: 'storage'; readonly refuses: 'full' | 'unavailable' | null }
  | { readonly act: 'journal'; readonly isFull: boolean }
  | { readonly act: 'wait'; readonly milliseconds: number }
  | { readonly act: 'log in'; readonly tab: number; readonly owner: number }
  | { readonly act: 'reload' | 'crash' | 'crash in a write'; readonly tab: number };

const tab = fc.nat(1);
const topic = fc.nat(2);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('decide'), tab, topic, status: fc.nat(4) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('write'), tab, topic }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('storage'),
      refuses: fc.constantFrom('full' as const, 'unavailable' as const, null, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('journal'), isFull: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait'), milliseconds: fc.constantFrom(0, 100, 600, 2500, 70_000) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('log in'), tab, owner: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('reload', 'crash', 'crash in a write'), tab }) },
);

/** What a user has written in a page, and whether the page has shown it as saved. */
interface Written {
  readonly place: RecordPlace;
  readonly kind: 'statuses' | 'notes';
  readonly id: string;
  /** Of a decision the status, of a note the word that was added to it. */
  readonly value: string | number;
  /** It was seen as saved, or its page has ended in order in a browser that is not full. */
  isKept: boolean;
}

interface Tab {
  keep: Keep;
  lifecycle: FakePageLifecycle;
  owner: RecordPlace;
  /** The texts of notes that it has read or written. */
  shown: Map<string, string>;
  /** Of this page, what is not seen as saved. */
  open: Written[];
}

/** Two tabs of one browser, and what their users have seen. */
class Users {
  readonly browser = new KeptBrowser();
  readonly written: Written[] = [];
  readonly tabs: Tab[] = [this.#page(MAYA), this.#page(MAYA)];
  #words = 0;

  async do(act: Act): Promise<void> {
    const { browser } = this;
    // Two acts never happen in the same millisecond.
    browser.clock.advance(1);
    switch (act.act) {
      case 'storage':
        browser.storage.refusal = act.refuses;
        return settle();
      case 'journal':
        browser.journals.isFull = act.isFull;
        return undefined;
      case 'wait':
        browser.clock.advance(act.milliseconds);
        return settle();
      default:
        return this.#inTab(act);
    }
  }

  async #inTab(act: Extract<Act, { tab: number }>): Promise<void> {
    const page = this.tabs[act.tab]!;
    switch (act.act) {
      case 'decide':
        this.#put(page, 'statuses', `${act.topic}`, act.status, act.status, 0);
        return undefined;
      case 'write': {
        const word = `word${(this.#words += 1)};`;
        const text = `${await this.#noteIn(page, `${act.topic}`)}${word}`;
        page.shown.set(noteKey(page.owner, `${act.topic}`).text, text);
        this.#put(page, 'notes', `${act.topic}`, { text }, word, 500);
        return undefined;
      }
      case 'log in':
        // The session ends by itself, and someone logs in.
        await page.keep.flush();
        page.owner = OWNERS[act.owner]!;
        return this.#read(page);
      case 'reload':
        page.lifecycle.hide();
        if (!this.browser.journals.isFull) for (const written of page.open) written.isKept = true;
        await settle();
        break;
      case 'crash in a write': {
        const { answers } = this.browser.storage;
        // What the other page is writing is not what is cut.
        await settle();
        const before = answers.count('write');
        answers.hold('write');
        void page.keep.flush();
        await settle();
        // Where this page had nothing to write, the next write of the other one is not the one that is cut.
        if (answers.count('write') === before) answers.forget('write');
        break;
      }
      case 'crash':
        break;
    }
    // The page before is gone: it stores and shows nothing any more.
    this.tabs[act.tab] = this.#page(page.owner);
    await this.#read(this.tabs[act.tab]!);
    return undefined;
  }

  #put(page: Tab, kind: Written['kind'], id: string, value: unknown, seen: string | number, delay: number): void {
    const written: Written = { place: page.owner, kind, id, value: seen, isKept: false };
    this.written.push(written);
    page.open.push(written);
    const record = keptRecord(page.owner, kind, id, { at: page.keep.now(), value });
    void page.keep.put(record, delay).stored.then(() => {
      page.open = page.open.filter((each) => each !== written);
      // A page that is gone shows nothing.
      if (this.tabs.includes(page)) written.isKept = true;
    });
  }

  /** The text of a note as the page shows it; while the storage does not answer it shows what it has read before. */
  async #noteIn(page: Tab, id: string): Promise<string> {
    const { keep, owner } = page;
    await this.#read(page);
    const { key, text } = noteKey(owner, id);
    const [held] = keep.heldOf(key);
    return (held?.value as { readonly text: string } | undefined)?.text ?? page.shown.get(text) ?? '';
  }

  async #read({ keep, owner, shown }: Tab): Promise<void> {
    const records = await keep.all(ownerPrefix(owner)).catch(() => []);
    for (const { key, value } of records) {
      if (key[3] === 'notes') shown.set(String(key), (value as { readonly text: string }).text);
    }
  }

  /** Of what is not seen as saved, what the pages do not say. */
  get unsaid(): readonly Written[] {
    return this.tabs.flatMap(({ keep, open }) =>
      open.filter(({ place, kind, id }) => {
        const record = keptRecord(place, kind, id, { at: '', value: null });
        return keep.isStored(record.key);
      }),
    );
  }

  /** What the storage refuses of one user is named as that user's, and a reason is given. */
  get isRefusalNamed(): boolean {
    return this.tabs.every(
      ({ keep }) =>
        keep.refused.size === OWNERS.reduce((sum, owner) => sum + keep.refusedOf(owner).length, 0) &&
        (keep.refused.size === 0) === (keep.problem === null),
    );
  }

  /** What was seen as saved, and is not there for a page that opens now. */
  async lost(): Promise<readonly Written[]> {
    const { keep } = this.#page(MAYA);
    const lost: Written[] = [];
    for (const place of OWNERS) {
      const found = await keep.all(ownerPrefix(place));
      const own = this.written.filter((each) => each.place === place);
      // Nothing of another user or organisation is among them.
      const isOwn = found.every(({ key, value }) =>
        own.some(
          (each) =>
            each.kind === key[3] &&
            each.id === key[4] &&
            (each.kind === 'statuses'
              ? each.value === value
              : (value as { readonly text: string }).text.includes(String(each.value))),
        ),
      );
      expect(isOwn).toBe(true);
      for (const each of own.filter(({ isKept }) => isKept)) {
        const value = found.find(({ key }) => key[3] === each.kind && key[4] === each.id)?.value;
        const later = own.slice(own.indexOf(each));
        const isThere =
          each.kind === 'notes'
            ? (value as { readonly text: string } | undefined)?.text.includes(String(each.value)) === true
            : later.some((other) => other.kind === each.kind && other.id === each.id && other.value === value);
        if (!isThere) lost.push(each);
      }
    }
    return lost;
  }

  #page(owner: RecordPlace): Tab {
    return { ...this.browser.page(), owner, shown: new Map(), open: [] };
  }
}

function noteKey(owner: RecordPlace, id: string): { readonly key: readonly string[]; readonly text: string } {
  const key = [...ownerPrefix(owner), owner.project, 'notes', id];
  return { key, text: String(key) };
}

/** Kinds of loss that random acts have found. */
const FOUND: [Act[]][] = [
  // The storage of a page opens late: an earlier decision arrives after the later one of another tab.
  [
    [
      { act: 'decide', tab: 1, topic: 0, status: 0 },
      { act: 'storage', refuses: 'full' },
      { act: 'decide', tab: 0, topic: 2, status: 0 },
      { act: 'decide', tab: 1, topic: 2, status: 1 },
    ],
  ],
  // A page goes on writing before it has read what another tab's text was added to.
  [
    [
      { act: 'write', tab: 1, topic: 0 },
      { act: 'write', tab: 0, topic: 0 },
      { act: 'wait', milliseconds: 600 },
      { act: 'storage', refuses: 'unavailable' },
      { act: 'write', tab: 0, topic: 0 },
    ],
  ],
];

describe('whatever happens to pages, storage and session', () => {
  it('what a user saw as saved is there, and what is not saved is said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const users = new Users();
        for (const each of acts) {
          await users.do(each);
          // Other acts follow each other without a rest, so that writes overlap.
          if (each.act === 'wait' || each.act === 'storage')
            expect([users.unsaid, users.isRefusalNamed]).toEqual([[], true]);
        }
        users.browser.storage.refusal = null;
        // A write that was cut by a crash may have been held for another page.
        await settle();
        users.browser.clock.advance(120_000);
        await settle();
        expect(await users.lost()).toEqual([]);
      }),
      { numRuns: 150, examples: FOUND },
    );
  }, 60_000);
});
