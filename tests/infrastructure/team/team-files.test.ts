import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMBER_TEXT_LIMITS } from '../../../src/domain/team/member-record';
import { LOGO_LIMIT } from '../../../src/domain/shared/house-style';
import { memberFileText, parseMemberFile, parseTeamFile, teamFileText } from '../../builders/team-files';
import { aMember, aTeam, someRecord, topicId } from '../../builders/team-mother';

const RAW = JSON.parse(memberFileText(aMember('anna-19cd', { 1: 3 }))) as Record<string, unknown>;
const withPart = (part: object) => parseMemberFile(JSON.stringify({ ...RAW, ...part }));

describe('the file of a member', () => {
  it('is read as it was written, with keys that are names of every object', () => {
    fc.assert(
      fc.property(someRecord, (record) => {
        const read = parseMemberFile(memberFileText(record));
        expect(read?.record).toEqual(record);
        expect(read?.dropped).toBe(0);
      }),
    );
  });

  it('is refused where it is cut, empty, or something else', () => {
    const text = memberFileText(aMember('anna-19cd', { 1: 3, 2: 2 }));
    const cut = Array.from({ length: text.length }, (_, length) => text.slice(0, length));
    expect(cut.map(parseMemberFile).every((content) => content === null)).toBe(true);
    for (const other of ['null', '[]', '7', '"team-member/1"', '{"format":"team-member/1"}', '{"format":"dm-library"}'])
      expect(parseMemberFile(other)).toBeNull();
  });

  it('is refused with an id that could be a path or is no text', () => {
    for (const id of ['../anna', 'a/b', 'A', '', '.', '__proto__', 7, null, 'x'.repeat(65)])
      expect(withPart({ id })).toBeNull();
  });

  it('loses single entries that cannot be used, and counts them', () => {
    const log = (entry: object) => ({
      1: { name: 'T1', log: [{ s: 'important', at: '2026-11-01T09:00:00Z', ...entry }] },
    });
    for (const entry of [{ s: 'great' }, { s: 3 }, { at: 'yesterday' }, { at: '9999-01-01T00:00:00Z' }, { at: 7 }]) {
      const read = withPart({ decisions: log(entry) });
      expect([read?.record.decisions.size, read === null ? 0 : read.dropped > 0]).toEqual([0, true]);
    }
    expect(withPart({ comments: [{ id: 'c1' }, 7, null] })?.dropped).toBe(3);
  });

  it('holds plain, short texts', () => {
    const why = `${'long '.repeat(200)}\nline`;
    const decisions = { 1: { name: 'x'.repeat(5000), log: [{ s: 'monitor', at: '2026-11-01T09:00:00Z', why }] } };
    const read = withPart({ name: ` ${'n'.repeat(500)} `, decisions });
    const topic = read?.record.decisions.get(topicId(1));
    expect(read?.record.name).toHaveLength(MEMBER_TEXT_LIMITS.name);
    expect(topic?.name).toHaveLength(MEMBER_TEXT_LIMITS.topicName);
    expect(topic?.log[0]?.reason?.length).toBeLessThanOrEqual(MEMBER_TEXT_LIMITS.reason);
    expect(topic?.log[0]?.reason).not.toContain('\n');
  });

  it('is read as far as it is known where a newer version has written it', () => {
    const read = withPart({ format: 'team-member/7', mood: 'good' });
    expect(read?.record.decisions.size).toBe(1);
  });
});

describe('the file of the team', () => {
  it('is read as it was written', () => {
    const team = aTeam({ decidesFirst: true });
    expect(parseTeamFile(teamFileText(team))).toEqual(team);
    const style = { logo: 'data:image/png;base64,iVBORw0KGgoAAAA=', main: '#6b1f45', accent: null, fonts: 'Arial' };
    expect(parseTeamFile(teamFileText({ ...team, style }))?.style).toEqual(style);
    expect(parseTeamFile(teamFileText({ ...team, weights: 'growth,60' }))?.weights).toBe('growth,60');
    for (const weights of [7, {}, '', 'x'.repeat(9000)]) {
      const read = parseTeamFile(JSON.stringify({ ...JSON.parse(teamFileText(team)), weights }));
      expect([read?.name, read?.weights]).toEqual([team.name, undefined]);
    }
    // What is not exactly of this kind leaves the team without a look, and the rest as it is.
    for (const wrong of [
      { logo: 'https://a.example/logo.png' },
      { logo: '/logo.svg' },
      { logo: 'data:image/svg+xml,<svg onload="alert(1)"/>' },
      { logo: 'data:image/png;base64,PHN2Zz4=' },
      { logo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(LOGO_LIMIT)}` },
      { main: 'red' },
      { accent: '#fff;background:url(//a.example)' },
      { fonts: 'Arial; } body { display: none' },
      'none',
    ]) {
      const text = JSON.stringify({ ...JSON.parse(teamFileText(team)), style: wrong });
      expect(parseTeamFile(text)).toEqual(team);
    }
    expect(parseTeamFile('{}')).toBeNull();
  });

  it('of an earlier version is read without its rounds, which stay in it as they are', () => {
    const rounds = [{ id: 'r1', name: 'Circular', topics: [{ id: '1', name: 'T1' }] }];
    const votes = { r1: { 1: { s: 'important', at: '2026-11-02T09:00:00.000Z', why: 'Half of the market.' } } };
    const { decideFirst: _none, ...team } = JSON.parse(teamFileText(aTeam())) as Record<string, unknown>;
    const read = parseTeamFile(JSON.stringify({ ...team, rounds }));
    expect(read).toEqual(aTeam({ decidesFirst: false, earlierRounds: rounds }));
    expect(JSON.parse(teamFileText(read ?? aTeam()))).toMatchObject({ rounds });
    const member = withPart({ votes })?.record;
    expect(member?.decisions.size).toBe(1);
    expect(JSON.parse(memberFileText(member ?? aMember('x')))).toMatchObject({ votes });
  });

  it('may be a part of a file that is handed over', () => {
    const team = aTeam();
    expect(parseMemberFile(memberFileText(aMember('maya-7f3a'), team))?.team).toEqual(team);
  });
});
