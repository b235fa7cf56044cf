import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../scripts/lib/chunk-groups.mjs';
import { listScreens } from '../../scripts/lib/screen-list.mjs';

type Context = Parameters<ReturnType<typeof chunkGroups>['home']['name']>[1];

const SCREENS = listScreens().map(({ name, module }) => ({ name, id: path.resolve(`${module}.ts`) }));
const HOME = SCREENS.find(({ name }) => name === 'homepage')!.id;
const PICTURES = path.resolve('src/ui/home/map-window.tsx');
const CODE = Array.from({ length: 6 }, (_, at) => path.resolve(`src/ui/code-${at}.ts`));

/** The home page, another screen, the pictures on cards and some code, where code imports only code that comes after it. */
const graphs = fc
  .record({
    other: fc.constantFrom(...SCREENS.filter(({ name }) => name !== 'homepage').map(({ id }) => id)),
    edges: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 24 }),
  })
  .map(({ other, edges }) => {
    const all = [HOME, other, PICTURES, ...CODE];
    return new Map(
      all.map((id, from) => [
        id,
        // Screens load the pictures late, so that none imports them.
        [...new Set(edges.filter(([a, to]) => a === from && to > Math.max(from, 2)).map(([, to]) => all[to]!))],
      ]),
    );
  });

type Graph = ReadonlyMap<string, readonly string[]>;

function needs(graph: Graph, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found) for (const to of graph.get(each) ?? []) found.add(to);
  return found;
}

/** @returns the names of groups by module, as the build asks for them */
function groupsOf(graph: Graph): ReadonlyMap<string, string> {
  const getModuleInfo = (id: string) =>
    graph.has(id)
      ? {
          importedIds: graph.get(id)!,
          dynamicallyImportedIds: [],
          importers: [...graph].filter(([, to]) => to.includes(id)).map(([from]) => from),
        }
      : null;
  const context = { getModuleInfo } as unknown as Context;
  const groups = Object.values(chunkGroups());
  return new Map(
    [...graph.keys()].flatMap((id) => {
      const name = groups.map((group) => group.name(id, context)).find((found) => found !== null);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

describe('the groups of files of the build', () => {
  it('add nothing to the home page that it does not need', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const [groups, needed] = [groupsOf(graph), needs(graph, HOME)];
        const loaded = new Set([...needed].flatMap((id) => groups.get(id) ?? []));
        const superfluous = [...groups].filter(([id, group]) => loaded.has(group) && !needed.has(id));
        expect(superfluous).toEqual([]);
      }),
    );
  });

  it('have no file of pictures with code that the home page begins with', () => {
    const near = CODE[0]!;
    const graph = new Map([
      [HOME, [near]],
      [PICTURES, [near, CODE[1]!]],
      [near, []],
      [CODE[1]!, []],
    ]);
    expect([...groupsOf(graph)]).toEqual([
      [PICTURES, 'pictures'],
      [near, 'home'],
      [CODE[1], 'pictures'],
    ]);
  });
});
