import { describe, expect, it } from 'vitest';
import type { MemberRecord } from '../../../src/domain/team/member-record';
import {
  countedFiles,
  refusalOf,
  trustQuestions,
  UNSIGNED,
  withFirstKeys,
  type KnownKeys,
} from '../../../src/domain/team/trusted-files';
import { aMember, memberId } from '../../builders/team-mother';

const [MAYA, ANNA, TOM, ANNA2] = ['maya-7f3a', 'anna-19cd', 'tom-22aa', 'anna-77ee'] as const;

function file(id: string, signer: string | null, record: Partial<MemberRecord> = {}) {
  return { fileName: `${id}.json`, signer, content: { record: aMember(id, {}, record) } };
}

const devices = (entries: Readonly<Record<string, string>>): MemberRecord['devices'] =>
  new Map(Object.entries(entries).map(([id, key]) => [memberId(id), key]));
const keysOf = (entries: Readonly<Record<string, readonly string[]>>): KnownKeys =>
  new Map(Object.entries(entries).map(([id, keys]) => [memberId(id), keys]));
const you = aMember(MAYA, {}, { devices: devices({ [MAYA]: 'mine' }) });

describe('the keys of the members of a team', () => {
  it('are the first one of each new name, and none of your own', () => {
    const files = [file(ANNA, 'a'), file(TOM, null), file(MAYA, 'forged')];
    expect(withFirstKeys(new Map(), files, you)).toEqual(keysOf({ [ANNA]: ['a'], [TOM]: [UNSIGNED] }));
  });

  it('never become yours by what others confirm or name', () => {
    const anna = file(ANNA, 'a', { devices: devices({ [MAYA]: 'forged' }) });
    const confirmed = [[memberId(MAYA), 'forged'] as const];
    expect(withFirstKeys(new Map(), [anna], you, confirmed)).toEqual(keysOf({ [ANNA]: ['a'] }));
  });

  it('take the place of unsigned files, which do not count after that', () => {
    const known = keysOf({ [ANNA]: [UNSIGNED] });
    const files = [file(ANNA, null), file(ANNA, 'a')];
    const keys = withFirstKeys(known, files, you);
    expect(keys).toEqual(keysOf({ [ANNA]: ['a'] }));
    expect(countedFiles(files, keys).map(({ signer }) => signer)).toEqual(['a']);
  });

  it('are those that a known device names, and those that such a one names, in whatever order the files come', () => {
    const tom = file(TOM, 't', { devices: devices({ [ANNA]: 'a2' }) });
    const anna = file(ANNA, 'a1', { devices: devices({ [TOM]: 't' }) });
    const later = file(ANNA, 'a2', { devices: devices({ [ANNA2]: 'x' }) });
    const known = keysOf({ [ANNA]: ['a1'] });
    for (const files of [
      [tom, anna, later],
      [later, tom, anna],
      [later, anna, tom],
    ])
      expect(withFirstKeys(known, files, you)).toEqual(keysOf({ [ANNA]: ['a1', 'a2'], [TOM]: ['t'], [ANNA2]: ['x'] }));
  });

  it('stay the same object where nothing is new', () => {
    const known = keysOf({ [ANNA]: ['a'] });
    expect(withFirstKeys(known, [file(ANNA, 'a'), file(ANNA, 'other')], you)).toBe(known);
  });
});

describe('a question of trust', () => {
  const known = keysOf({ [ANNA]: ['a'] });
  const ask = (files: readonly ReturnType<typeof file>[], keys = known, refused: readonly string[] = []) =>
    trustQuestions(files, { keys, refused }, you);

  it('is asked of another key of a known member, once, and not after it was refused', () => {
    const files = [file(ANNA, 'a'), file(ANNA, 'b'), file(ANNA, 'b')];
    const [question, ...others] = ask(files);
    expect([question, others]).toEqual([{ id: ANNA, name: 'Anna', key: 'b', known: ANNA }, []]);
    expect(ask(files, known, [refusalOf(question!)])).toEqual([]);
  });

  it('is not asked of unsigned files from before, which say nothing new', () => {
    expect(ask([file(ANNA, 'a'), file(ANNA, null)])).toEqual([]);
  });

  it.each(['Anna', 'ANNA', ' anna ', 'An\u200Bna', 'Anna\u00A0', 'Ánna', 'Anna.'])(
    'is asked of one who has the name of a known member: %s',
    (name) => {
      const files = [file(ANNA, 'a'), file(ANNA2, 'b', { name })];
      expect(withFirstKeys(known, files, you)).toBe(known);
      expect(ask(files)).toEqual([{ id: ANNA2, name, key: 'b', known: ANNA }]);
    },
  );

  it('is not asked of one whose name is another, also where names are of signs alone', () => {
    const files = [file(ANNA, 'a', { name: '🙂' }), file(ANNA2, 'b', { name: '🙃' }), file(TOM, 't', { name: 'Ana' })];
    expect(ask(files, withFirstKeys(known, files, you))).toEqual([]);
  });

  it('is asked of one who has your name', () => {
    const files = [file(ANNA2, 'b', { name: you.name.toUpperCase() })];
    expect(withFirstKeys(new Map(), files, you)).toEqual(new Map());
    expect(ask(files, new Map())).toEqual([{ id: ANNA2, name: 'MAYA', key: 'b', known: MAYA }]);
  });
});
