import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BriefDrafts, Draft } from '../../../src/application/brief/brief-drafts';
import { BriefEditor } from '../../../src/application/brief/brief-editor';
import { EMPTY_BRIEF, TEXT_LIMITS, type BriefContent } from '../../../src/domain/personal/brief-content';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';

const id = (number: number): TopicId => entityId(String(number));
const brief = (...topics: readonly number[]): BriefContent => ({ ...EMPTY_BRIEF, topics: topics.map(id) });

/** Drafts in memory. */
class Drafts {
  readonly all = new Map<string, Draft>();
  isStoring = false;
  readonly newId = (): string => `draft ${this.all.size + 1}`;
  readonly byId = (key: string): Draft | null => this.all.get(key) ?? null;
  readonly isStored = (): boolean => !this.isStoring;
  readonly save = (draft: Draft): void => void this.all.set(draft.id, draft);
}

let drafts: Drafts;
let editor: BriefEditor;

beforeEach(() => {
  drafts = new Drafts();
  editor = new BriefEditor(drafts as unknown as BriefDrafts, () => 'Three topics');
});

const topics = (): readonly string[] => editor.content.topics;

describe('the editor of a brief', () => {
  it('makes a draft of it with its first edit, and not before', () => {
    editor.show(brief(1, 2));
    expect([editor.saved, editor.isDraft, drafts.all.size]).toEqual(['no', false, 0]);
    drafts.isStoring = true;
    editor.write('question', 'Which first?');
    expect([editor.saved, editor.isDraft, drafts.all.size]).toEqual(['saving', true, 1]);
    drafts.isStoring = false;
    expect(editor.saved).toBe('yes');
  });

  it('stores one that is kept, unless it has no topics or is stored already', () => {
    editor.show(EMPTY_BRIEF);
    editor.keep();
    expect(drafts.all.size).toBe(0);
    editor.show(brief(1));
    editor.keep();
    editor.keep();
    expect([...drafts.all.keys()]).toEqual(['draft 1']);
  });

  it('names a draft by its title, or by its topics where that is blank', () => {
    editor.show(brief(1));
    editor.write('title', '  ');
    expect(drafts.byId('draft 1')?.title).toBe('Three topics');
    editor.write('title', ' Packaging ');
    expect(drafts.byId('draft 1')?.title).toBe('Packaging');
  });

  it('cuts a text at its limit', () => {
    editor.show(brief(1));
    editor.write('title', 'x'.repeat(TEXT_LIMITS.title + 5));
    expect(editor.content.title).toHaveLength(TEXT_LIMITS.title);
  });

  it('moves a topic to a place that the list has', () => {
    editor.show(brief(1, 2, 3));
    expect([editor.move(id(1), 2), topics()]).toEqual([true, ['2', '3', '1']]);
    for (const [topic, to] of [
      [1, 2],
      [9, 0],
      [2, -1],
      [2, 3],
    ] as const)
      expect([editor.move(id(topic), to), topics()]).toEqual([false, ['2', '3', '1']]);
    expect(editor.steps).toHaveLength(1);
  });

  it('adds a topic once', () => {
    editor.show(brief(1));
    editor.add(id(2));
    editor.add(id(2));
    expect([topics(), editor.steps.length]).toEqual([['1', '2'], 1]);
  });

  it('takes back the typing of one text as one step, and each other edit alone', () => {
    editor.show(brief(1, 2));
    for (const text of ['W', 'Wh', 'Why']) editor.write('question', text);
    editor.write('conclusion', 'So');
    editor.remove(id(1));
    editor.remove(id(2));
    expect(editor.steps).toHaveLength(4);
    editor.undo();
    expect(topics()).toEqual(['2']);
    editor.undo();
    editor.undo();
    expect([editor.content.question, editor.content.conclusion]).toEqual(['Why', '']);
    editor.undo();
    expect([editor.content, editor.canUndo]).toEqual([brief(1, 2), false]);
    editor.undo();
    expect(editor.content).toEqual(brief(1, 2));
  });

  it('can take back the last fifty steps', () => {
    editor.show(brief());
    for (let number = 1; number <= 60; number += 1) editor.add(id(number));
    const added = topics().length;
    let steps = 0;
    for (; editor.canUndo; steps += 1) editor.undo();
    expect([steps, topics().length]).toEqual([Math.min(added, 50), added - Math.min(added, 50)]);
  });

  it('forgets the steps of another brief', () => {
    editor.show(brief(1));
    editor.write('question', 'Why?');
    editor.open({ id: 'other', title: 'Other', content: brief(3) });
    expect([editor.canUndo, topics()]).toEqual([false, ['3']]);
    editor.undo();
    expect(topics()).toEqual(['3']);
  });

  it('comes back to what it was, whatever was done, step by step', () => {
    const edit = fc.oneof(
      fc.record({
        do: fc.constant('write' as const),
        text: fc.constantFrom('title', 'question', 'conclusion'),
        value: fc.string(),
      }),
      fc.record({ do: fc.constantFrom('add' as const, 'remove' as const), topic: fc.nat(5) }),
      fc.record({ do: fc.constant('move' as const), topic: fc.nat(5), to: fc.integer({ min: -1, max: 5 }) }),
      fc.record({ do: fc.constant('points' as const), topic: fc.nat(5), points: fc.option(fc.array(fc.string())) }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const own = new BriefEditor(new Drafts() as unknown as BriefDrafts, () => 'T');
        own.show(brief(1, 2, 3));
        const before = own.content;
        for (const each of edits) {
          if (each.do === 'write') own.write(each.text, each.value);
          else if (each.do === 'points') own.writePoints(id(each.topic), each.points);
          else if (each.do === 'move') own.move(id(each.topic), each.to);
          else own[each.do](id(each.topic));
          expect(new Set(own.content.topics).size).toBe(own.content.topics.length);
        }
        while (own.canUndo) own.undo();
        expect(own.content).toEqual(before);
      }),
    );
  });
});
