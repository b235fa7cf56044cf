import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ShowOpened, RefreshProject } from '../../../src/application/own-data/show-opened';
import { MappingMemory } from '../../../src/application/own-data/mapping-memory';
import { OpenFile } from '../../../src/application/own-data/open-file';
import { LoadLibraryFiles } from '../../../src/application/personal/library-files';
import { MyLibrary } from '../../../src/application/personal/my-library';
import { PersonalPart } from '../../../src/application/own-data/personal-part';
import { DataComparison } from '../../../src/application/filters/data-comparison';
import { SessionStore } from '../../../src/application/session/session.store';
import { DeviceStorage } from '../../../src/application/shared/browser-ports';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { ReasonSources } from '../../../src/application/decisions/decided-together';
import { ProjectListsStore } from '../../../src/application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { FileFault } from '../../../src/domain/own-data/data-fault';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { entityId } from '../../../src/domain/shared/entity-id';
import {
  aBuiltWorkspace,
  aFault,
  aFile,
  aMapping,
  anOpenedProject,
  aPreview,
  counts,
} from '../../builders/own-data-mother';
import { ownDataOf } from '../../fakes/own-data.fakes';
import { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

let platform: TestPlatform;
let flow: OpenFile;

function open(options?: ConstructorParameters<typeof TestPlatform>[0]): void {
  platform = new TestPlatform(options);
  const refresh = new RefreshProject(
    platform.get(WorkspaceStore),
    platform.get(ProjectSignalsStore),
    platform.get(ProjectListsStore),
    platform.get(DataComparison),
    platform.navigator,
    platform.get(ToastStore),
  );
  const show = new ShowOpened(
    refresh,
    platform.get(SessionStore),
    platform.navigator,
    new PersonalPart(
      platform.get(MyLibrary),
      platform.get(LoadLibraryFiles),
      platform.get(ReasonSources),
      platform.get(SessionStore),
      platform.clock,
      platform.logger,
    ),
    platform.get(ToastStore),
  );
  const memory = new MappingMemory(platform.get(DeviceStorage), platform.get(SessionStore));
  flow = new OpenFile(async () => ownDataOf(platform), show, platform.logger, memory, platform.clock);
}

const toasts = () => platform.get(ToastStore).shown.map(({ toast }) => toast.text);

beforeEach(async () => {
  open();
  await platform.enter();
});

it('thousands of topics are not shown while those of a newer file are read', async () => {
  const own = entityId<'sow'>('own-00000001');
  const many = Array.from({ length: 5001 }, (_, index) => aTopic({ id: entityId(index) }));
  platform.sows.sows = [aSow({ id: own, name: 'Mine' })];
  platform.signals.everyTopic = many;
  await ownDataOf(platform).projects.add({ content: aBuiltWorkspace().workspace, fileName: 'mine.json' });
  const { topics } = platform.get(ProjectSignalsStore);
  platform.get(WorkspaceStore).open(own);
  await topics.load(own);
  const lengths: (number | null)[] = [];
  const stop = autorun(() => lengths.push(topics.value?.length ?? null));
  platform.signals.everyTopic = many.slice(0, 5000);
  await flow.start(own);
  await flow.read(aFile('newer.json'));
  stop();
  expect(lengths).toEqual([5001, null, 5000]);
});

it('a newer file becomes no new project where the own projects cannot be listed', async () => {
  ownDataOf(platform).projects.list = () => Promise.reject(new Error('The storage is broken'));
  await flow.start('own-00000001');
  await flow.read(aFile('newer.json'));
  expect(flow.step).toEqual({ kind: 'choose', problem: 'This file cannot be opened. Please try again.' });
  expect(platform.navigator.path).not.toContain('own-');
});

it('a newer file waits for the list of own projects', async () => {
  await flow.read(aFile('mine.json'));
  const listed = new Deferred();
  const all = await ownDataOf(platform).projects.list();
  ownDataOf(platform).projects.list = async () => {
    await listed.promise;
    return all;
  };
  void flow.start('own-00000001');
  const reading = flow.read(aFile('newer.json'));
  await settle();
  expect(flow.step.kind).toBe('reading');
  listed.resolve();
  await reading;
  expect(platform.navigator.path).toContain('own-00000001');
  expect(toasts()).toEqual(['‘mine’ has its newer data.']);
});

describe('opening a file of the user', () => {
  it('goes to the map of the new project where nothing has to be asked', async () => {
    await flow.read(aFile('mine.json'));
    expect(flow.step).toEqual({ kind: 'done' });
    expect(platform.navigator.path).toBe('/data/own-00000001?tab=opportunityMap');
    expect(toasts()).toEqual(['‘mine’ is open and stays in this browser.']);
  });

  it('goes home where the project has no topics', async () => {
    ownDataOf(platform).reader.built = aBuiltWorkspace({
      workspace: { ...aBuiltWorkspace().workspace, topics: [] },
    });
    await flow.read(aFile('mine.json'));
    expect(platform.navigator.path).toBe('/homepage/own-00000001');
  });

  it('signs in first where the visitor is on the login page', async () => {
    open({ path: '/login', user: null });
    await platform.get(SessionStore).start();
    platform.auth.arriving = new TestPlatform().auth.arriving;
    const mapping = aMapping();
    ownDataOf(platform).reader.mapping = mapping;
    await flow.read(aFile('mine.csv'));
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    // Of the user who has just come in.
    expect(platform.get(MappingMemory).find(mapping, 'mine 2.csv')?.projectId).toBe('own-00000001');
    expect(platform.tab.get('return-to') ?? platform.navigator.path).toBe('/data/own-00000001?tab=opportunityMap');
  });

  it('asks about the columns of a table before it reads all of it', async () => {
    ownDataOf(platform).reader.mapping = aMapping();
    await flow.read(aFile());
    expect(flow.step.kind).toBe('mapping');
    expect(ownDataOf(platform).reader.builtFrom).toEqual([]);
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    expect(ownDataOf(platform).projects.projects).toHaveLength(1);
  });

  it('opens nothing before the user has seen the faults', async () => {
    const built = aBuiltWorkspace({ faults: [aFault()] });
    ownDataOf(platform).reader.built = built;
    await flow.read(aFile('mine.json'));
    expect(flow.step).toMatchObject({ kind: 'faults' });
    expect(ownDataOf(platform).projects.projects).toEqual([]);
    await flow.open(built);
    expect(ownDataOf(platform).projects.projects).toHaveLength(1);
  });

  it('says why a file cannot be opened, and changes nothing', async () => {
    ownDataOf(platform).reader.fault = new FileFault('This file is damaged.');
    await flow.read(aFile());
    expect(flow.step).toEqual({ kind: 'choose', problem: 'This file is damaged.' });
    ownDataOf(platform).reader.fault = new Error('a programming error');
    await flow.read(aFile());
    expect(flow.step).toMatchObject({ kind: 'choose', problem: 'This file cannot be opened. Please try again.' });
    expect(platform.logger.errors).not.toEqual([]);
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('shows how far it has read, and can be cancelled', async () => {
    const held = new Deferred();
    ownDataOf(platform).reader.held = held;
    const reading = flow.read(aFile());
    await settle();
    expect(flow.step).toEqual({ kind: 'reading', fileName: 'mobility-signals.csv', progress: 0.5 });
    flow.cancel();
    expect(ownDataOf(platform).reader.closed).toBe(1);
    held.resolve();
    await reading;
    expect(flow.step).toEqual({ kind: 'choose', problem: null });
    expect(ownDataOf(platform).projects.projects).toEqual([]);
  });

  it('drops a file that is overtaken by another', async () => {
    const held = new Deferred();
    ownDataOf(platform).reader.held = held;
    const first = flow.read(aFile('first.json'));
    await settle();
    ownDataOf(platform).reader.held = null;
    await flow.read(aFile('second.json'));
    held.resolve();
    await first;
    expect(ownDataOf(platform).projects.projects.map(({ name }) => name)).toEqual(['second']);
  });

  it('replaces an own project, and shows its new rows where it is open', async () => {
    await flow.read(aFile('mine.json'));
    await flow.start('own-00000001');
    expect(flow.replaces?.name).toBe('mine');
    await flow.read(aFile('newer.json'));
    expect(ownDataOf(platform).projects.projects).toMatchObject([{ name: 'mine', fileName: 'newer.json' }]);
    expect(toasts()).toEqual(['‘mine’ has its newer data.']);
  });

  it('says what is kept of the earlier file', async () => {
    await flow.read(aFile('mine.json'));
    await flow.start('own-00000001');
    ownDataOf(platform).projects.kept = ['sources of 2 topics'];
    ownDataOf(platform).projects.gone = 1;
    await flow.read(aFile('newer.json'));
    expect(toasts()).toEqual([
      '‘mine’ has its newer data. 1 earlier topic is gone. Kept from before: sources of 2 topics.',
    ]);
  });

  it('opens a newer file as a project of its own, if the user says so', async () => {
    await flow.read(aFile('mine.json'));
    await flow.start('own-00000001');
    const { projects, reader } = ownDataOf(platform);
    reader.mapping = aMapping();
    await flow.read(aFile('mine.csv'));
    expect(flow.openLabel(2)).toBe('Open as the next version');
    flow.openAs('own');
    expect(flow.openLabel(2)).toBe('Open 2 topics');
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    expect(projects.projects.map(({ name }) => name)).toEqual(['mine', 'mine']);
  });

  it('opens a file of the same form without a common topic as a project of its own, unless the user says otherwise', async () => {
    await flow.read(aFile('energy.json'));
    const { projects, reader } = ownDataOf(platform);
    await flow.start('own-00000001');
    reader.mapping = aMapping();
    reader.preview = aPreview({ shared: 0 });
    await flow.read(aFile('food.csv'));
    expect(reader.compared).toEqual([projects.keys]);
    expect([flow.openLabel(2), flow.replaces]).toEqual(['Open 2 topics', null]);
    flow.openAs('next');
    expect([flow.openLabel(2), flow.replaces?.name]).toEqual(['Open as the next version', 'energy']);
    reader.preview = aPreview({ shared: 1 });
    await flow.read(aFile('energy 2.csv'));
    expect(flow.openLabel(2)).toBe('Open as the next version');
  });

  it('asks before a workspace file without a common topic becomes the newer data of a project', async () => {
    await flow.read(aFile('energy.json'));
    await flow.start('own-00000001');
    const { projects } = ownDataOf(platform);
    projects.keys = ['name another'];
    await flow.read(aFile('food.json'));
    expect([flow.step.kind, flow.replaces]).toEqual(['faults', null]);
    flow.openAs('next');
    expect(flow.replaces?.name).toBe('energy');
    if (flow.step.kind === 'faults') await flow.open(flow.step.built);
    expect(projects.projects).toMatchObject([{ fileName: 'food.json' }]);
  });

  it('calls a project as its newest file, unless it has a name of the user', async () => {
    const { projects, reader } = ownDataOf(platform);
    reader.mapping = aMapping({ projectName: 'Portfolio 2026' });
    projects.projects = [
      anOpenedProject({ name: 'Portfolio 2025', fileName: 'portfolio-2025.csv' }),
      anOpenedProject({ id: entityId('own-00000002'), name: 'Our fields', fileName: 'portfolio-2025.csv' }),
    ];
    await flow.start('own-00000001');
    await flow.read(aFile('portfolio-2026.csv'));
    expect(flow.name).toBe('Portfolio 2026');
    flow.openAs('own');
    expect(flow.name).toBe('Portfolio 2026');
    await flow.start('own-00000002');
    await flow.read(aFile('portfolio-2026.csv'));
    expect(flow.name).toBe('Our fields');
    flow.callIt('Mine');
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    expect(projects.said.at(-1)).toMatchObject({ name: 'Mine' });
  });

  it('dates the data as the file says, else today, unless the user says when they are from', async () => {
    const { projects, reader } = ownDataOf(platform);
    reader.mapping = aMapping();
    await flow.read(aFile('a.csv'));
    expect(flow.dataOf).toMatchObject({ source: 'today' });
    reader.dates = [
      { date: '2035', source: 'file name' },
      { date: '2025-06', source: 'sheet' },
    ];
    await flow.read(aFile('mobility 2035.csv'));
    expect(flow.dataOf).toEqual({ date: '2025-06', source: 'sheet' });
    flow.dateIt('Q3 2024');
    expect(flow.dataOf).toEqual({ date: '2024-09', source: 'you' });
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    expect(projects.said.at(-1)).toMatchObject({ dataOf: '2024-09' });
  });

  it('opens a file with a grid at once, also where rows are left out: the grid has shown them', async () => {
    const { reader } = ownDataOf(platform);
    reader.mapping = aMapping();
    reader.built = aBuiltWorkspace({ faults: [aFault()], counts: counts({ rowsLeftOut: 1 }) });
    await flow.read(aFile('mine.csv'));
    if (flow.step.kind === 'mapping') await flow.build(flow.step.mapping);
    expect(flow.step.kind).toBe('done');
  });

  it('says that a project lasts until the page is closed where the browser is full', async () => {
    ownDataOf(platform).projects.isFull = true;
    await flow.read(aFile('mine.json'));
    expect(toasts()).toEqual(['‘mine’ cannot be stored in this browser: it lasts until you close this page.']);
  });
});
