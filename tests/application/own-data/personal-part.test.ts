import { beforeEach, describe, expect, it } from 'vitest';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import { MyLibrary } from '../../../src/application/personal/my-library';
import { NotesStore } from '../../../src/application/personal/notes.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { StarsStore } from '../../../src/application/personal/stars.store';
import type { OpenedProject } from '../../../src/application/own-data/own-projects';
import { PersonalPart } from '../../../src/application/own-data/personal-part';
import type { WorkspaceDocument } from '../../../src/application/own-data/own-data-reader';
import { SessionStore } from '../../../src/application/session/session.store';
import { ReasonSources } from '../../../src/application/decisions/decided-together';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { anOpenedProject } from '../../builders/own-data-mother';
import { aSow } from '../../builders/sow-mother';
import { aDecision, aMember, aStoredTeam, START } from '../../builders/team-mother';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';
import { isWithout } from '../../fakes/is-without';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform, openProject, scopeOf } from '../personal/library-platform';
import { teamOf } from '../../fakes/team.fakes';

const HERE = entityId<'sow'>('own-12345678');
const THERE = entityId<'sow'>('own-87654321');
const TOPIC = { type: 'topic', id: entityId<'topic'>('7123456780000012') } as const;
const SAME_THERE = { type: 'topic', id: entityId<'topic'>('7876543210000012') } as const;

let platform: TestPlatform;
let part: PersonalPart;
let file: WorkspaceDocument;

const at = (id: SowId, notes: OpenedProject['notes'] = []): OpenedProject => anOpenedProject({ id, notes });

beforeEach(async () => {
  platform = await libraryPlatform((it) => {
    it.sows.sows = [aSow({ id: HERE }), aSow({ id: THERE, name: 'There' })];
  });
  part = new PersonalPart(
    platform.get(MyLibrary),
    platform.get(LoadLibraryFiles),
    platform.get(ReasonSources),
    platform.get(SessionStore),
    platform.clock,
    platform.logger,
  );
  await openProject(platform, HERE);
  platform.get(NotesStore).write(TOPIC, 'Ask logistics');
  platform.get(StarsStore).toggle(TOPIC);
  await platform.get(OpenLibrary).flush();
  const own = { id: HERE, topics: { '12': 12 }, trends: {} };
  file = await part.with(aWorkspaceDocument({ meta: { own_project: own } }), HERE);
});

describe('the personal part of an exported project', () => {
  it('is restored where the project is opened again, also with another id', async ({ skip }) => {
    skip(isWithout('library'));
    expect(await part.restore(file, at(THERE))).toBe(true);
    await openProject(platform, THERE);
    await settle();
    expect(platform.get(NotesStore).textOf(SAME_THERE)).toBe('Ask logistics');
    expect(platform.get(StarsStore).isStarred(SAME_THERE)).toBe(true);
  });

  it('does not replace what is newer', async ({ skip }) => {
    skip(isWithout('library'));
    platform.clock.advance(1000);
    platform.get(NotesStore).write(TOPIC, 'Done');
    await platform.get(OpenLibrary).flush();
    expect(await part.restore(file, at(HERE))).toBe(true);
    await settle();
    expect(platform.get(NotesStore).textOf(TOPIC)).toBe('Done');
  });

  it('of another user is not read', async () => {
    const own = { ...(file.meta['own_project'] as object), user: 'auth|other' };
    expect(await part.restore({ ...file, meta: { own_project: own } }, at(THERE))).toBe(true);
    await openProject(platform, THERE);
    expect(platform.get(NotesStore).textOf(SAME_THERE)).toBe('');
  });

  it('that is damaged changes nothing, and is told', async () => {
    const own = { ...(file.meta['own_project'] as object), library: { format: 'dm-library', version: 1, projects: 3 } };
    expect(await part.restore({ ...file, meta: { own_project: own } }, at(THERE))).toBe(false);
  });

  it('is in no file that was not exported', async () => {
    const plain = aWorkspaceDocument();
    expect(await part.with(plain, HERE)).toBe(plain);
    expect(await part.restore(plain, at(THERE))).toBe(true);
  });
});

describe('the texts of a workbook', () => {
  it('are the notes and the reasons of the last decisions', async () => {
    const log = [aDecision(1, START, 'At first'), aDecision(2, START, 'Too early')];
    const own = aMember('maya-7f3a', { [TOPIC.id]: log, 7: 1 }, { project: HERE });
    await teamOf(platform).storage.begin(scopeOf(HERE), aStoredTeam({ own }), null);
    expect(await part.textsOf(HERE)).toEqual({
      notes: new Map([[`topic:${TOPIC.id}`, 'Ask logistics']]),
      reasons: new Map([[TOPIC.id, 'Too early']]),
    });
    expect(await part.textsOf(THERE)).toEqual({ notes: new Map(), reasons: new Map() });
  });

  it('become notes when it is opened, and a note that is there keeps its text', async ({ skip }) => {
    skip(isWithout('library'));
    const other = { type: 'trend', id: entityId<'trend'>('7123456780000003') } as const;
    const notes = [
      { target: TOPIC, text: 'Ask the depot' },
      { target: other, text: 'Grows' },
    ];
    expect(await part.restore(aWorkspaceDocument(), at(HERE, notes))).toBe(true);
    expect(await part.restore(aWorkspaceDocument(), at(HERE, notes))).toBe(true);
    await settle();
    expect(platform.get(NotesStore).textOf(TOPIC)).toBe('Ask logistics\n\nAsk the depot');
    expect(platform.get(NotesStore).textOf(other)).toBe('Grows');
  });
});
