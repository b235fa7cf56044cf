import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../../../src/domain/topic/signal';
import { MapPicture } from '../../../../src/ui/charts/export/export-chart';
import { PictureSheet, type PictureWords } from '../../../../src/ui/charts/export/picture-sheet';
import type { TopicColumn } from '../../../../src/application/workspace/topic-columns';
import { amountAxis, growthAxis } from '../../../../src/domain/topic/map-axes';
import { TablePicture } from '../../../../src/ui/charts/export/table-picture';
import type { ChartItem } from '../../../../src/application/charts/items/chart-item';
import type { MapModel } from '../../../../src/ui/charts/map/model/map-model';
import { aChartItem, anItemAt, scatteredItems } from '../../../builders/chart-item-mother';
import { fourCorners, openChart, topicsOf, show } from '../open-map';

/** Every text of the picture, in its order. */
function textsOf(container: Element): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

const picturedMap = (map: MapModel): string => {
  const { container, unmount } = render(<MapPicture model={map} />);
  const text = container.textContent;
  unmount();
  return text;
};

async function picturedTable(
  items: readonly ChartItem[],
  given: Omit<Parameters<typeof openChart>[0], 'topics'> = {},
): Promise<HTMLElement> {
  const { data } = await openChart({ topics: topicsOf(items), surface: 'topicList', ...given });
  return render(<TablePicture data={data} leastWidth={1080} />).container;
}

describe('the sheet of a picture', () => {
  const sheet = (words: Partial<PictureWords>): readonly string[] => {
    const all: PictureWords = { project: 'Goods', chart: 'Topic map', lines: [], note: null, ...words };
    return textsOf(render(<PictureSheet words={all}>chart</PictureSheet>).container);
  };

  it('has the words above and below the chart', () => {
    expect(sheet({ lines: ['Current Data', 'Status: Important'], note: 'Illustrative' }).join('|')).toBe(
      'Goods| ·|Topic map|Current Data|Status: Important|chart|Illustrative',
    );
  });

  it('has the name of the chart alone where the project has none', () => {
    expect(sheet({ project: null })).toEqual(['Topic map', 'chart']);
  });
});

describe('the picture of a map', () => {
  it('has the range of its areas, and a key of the icons that are drawn', async () => {
    const items = [1, 3, 0].map((status, index) =>
      anItemAt(0.2 + index / 5, 0.1, { id: entityId(index + 1), status: status as 0 | 1 | 3, driverCount: 4 + index }),
    );
    const { map } = await openChart({ topics: topicsOf(items) });
    const { container } = render(<MapPicture model={map} />);
    for (const text of ['area: 4 to 6 impacting drivers', 'Analyze', 'Important']) {
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    }
    expect(container.textContent).not.toContain('Monitor');
    expect(container.textContent).not.toContain('0 moved');
  });

  it('has no key of sizes where all bubbles are alike', async () => {
    const items = [1, 2].map((id) => anItemAt(id / 5, 0.1, { id: entityId(id), driverCount: 4 }));
    const { map } = await openChart({ topics: topicsOf(items) });
    expect(map.scene.marks).toHaveLength(2);
    expect(picturedMap(map)).not.toContain('area');
    expect(picturedMap((await openChart({ topics: fourCorners })).map)).toContain('area: 10 to 40 impacting drivers');
  });

  it('ties the labels of crowded bubbles to them by lines', async () => {
    const crowd = Array.from({ length: 8 }, (_, index) =>
      anItemAt(0.5 + (index % 4) * 0.025, 0.3 + Math.floor(index / 4) * 0.03, {
        id: entityId(index + 11),
        name: `Crowded topic ${index}`,
        driverCount: 4,
      }),
    );
    const { map } = await openChart({ topics: [...fourCorners, ...topicsOf(crowd)] });
    const tied = map.labels.filter(({ line }) => line !== null);
    expect(tied.length).toBeGreaterThan(0);
    const { container } = render(<MapPicture model={map} />);
    expect(container.querySelectorAll('line')).toHaveLength(tied.length);
  });

  it('has axes, quadrants, names and every bubble, and no controls', async () => {
    const { map } = await openChart({ topics: fourCorners });
    const { container } = render(<MapPicture model={map} />);
    const texts = textsOf(container).map((text) => text.trim());
    expect(texts).toEqual(
      expect.arrayContaining(['Growth, 3-year CAGR', 'Average sizing', 'Strong Signal', 'Strong', 'Mature']),
    );
    expect(container.querySelectorAll('circle[fill^="color-mix"]')).toHaveLength(4);
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.queryByRole('button', { name: /Zoom|map/ })).toBeNull();
  });

  it('draws a dense map as elements, which are sharp at any size', async () => {
    const { map } = await openChart({ topics: topicsOf(scatteredItems(1200)) });
    const { container } = render(<MapPicture model={map} />);
    expect(container.querySelectorAll('circle[fill^="color-mix"]')).toHaveLength(1200);
    expect(container.querySelector('canvas')).toBeNull();
  });

  it('explains a hollow bubble, where no icon does', async () => {
    const items = scatteredItems(450, (index) => ({ status: index % 2 === 0 ? 4 : 0, driverCount: 1 }));
    const { map } = await openChart({ topics: topicsOf(items) });
    expect(map.facts.statuses.size).toBe(0);
    expect(picturedMap(map).match(/Disregard/g)).toHaveLength(1);
  });

  it('without a single bubble explains none', async () => {
    const { map } = await openChart({ topics: fourCorners, filters: { topicFilter: ['No such topic'] } });
    expect(picturedMap(map)).toContain('Average sizing');
    expect(picturedMap(map)).not.toContain('area');
  });

  it('says how many have no place on it', async () => {
    const unplaced = { ...fourCorners[0], id: entityId<'topic'>(9), sizing: UNKNOWN_SIZING } as (typeof fourCorners)[0];
    const { map } = await openChart({ topics: [...fourCorners, unplaced] });
    expect(picturedMap(map)).toContain('Not on the map: 1');
  });

  it('has a key of movement while it is shown', async () => {
    const [strong, mature, disruptor] = fourCorners;
    if (!strong || !mature || !disruptor) throw new Error('There are four');
    const moved = { ...strong, growth: 0.3 };
    const { data, map } = await openChart({
      topics: [strong, mature, { ...disruptor, id: entityId(9) }],
      previous: { topics: [moved, mature, disruptor] },
    });
    expect(picturedMap(map)).not.toContain('1 moved');
    show(data, { movement: true });
    await vi.waitFor(() => expect(data.movement.beforeById).not.toBeNull());
    expect(picturedMap(map)).toContain('1 moved1 new1 gone1 unmoved');
  });

  it('says nothing of movement while it is being loaded', async () => {
    const { data, map } = await openChart({ topics: fourCorners, previous: { topics: fourCorners } });
    show(data, { movement: true });
    expect(picturedMap(map)).not.toContain('Loading');
  });
});

describe('the picture of a table', () => {
  it('has the scale of the drivers above their dots, and what the colours mean', async () => {
    const items = [
      aChartItem({ driverCount: 8 }),
      aChartItem({ id: entityId(2), driverCount: 1, quadrant: quadrantOf(1) }),
    ];
    const texts = textsOf(await picturedTable(items, { surface: 'drivers' }));
    expect(texts.slice(0, texts.indexOf('Seaweed films'))).toEqual(
      expect.arrayContaining(['Number of drivers', '0', '2', '4', '6', '8']),
    );
    expect(texts.slice(-2)).toEqual(['Strong', 'Disruptor']);
  });

  it('has the scale and the three marks of the lenses above the impact', async () => {
    const texts = textsOf(await picturedTable([aChartItem()], { surface: 'impact' }));
    const head = texts.slice(0, texts.indexOf('Seaweed films'));
    expect(head).toEqual(expect.arrayContaining(['Consumers', 'Industry', 'Society', '0 %']));
    expect(head.indexOf('Consumers')).toBeLessThan(head.indexOf('0 %'));
  });

  it.each([
    [59, 59],
    [60, 60],
    [61, 60],
  ])('of %i rows has %i', async (count, shown) => {
    const container = await picturedTable(scatteredItems(count));
    expect(container.querySelectorAll('[data-row]')).toHaveLength(shown);
  });

  it('says which rows are new and which are gone', async () => {
    const gone = topicsOf([aChartItem({ id: entityId(9), name: 'Lost' })]);
    const { data } = await openChart({ topics: fourCorners, previous: { topics: gone } });
    show(data, { movement: true });
    await vi.waitFor(() => expect(data.movement.beforeById).not.toBeNull());
    render(<TablePicture data={data} leastWidth={1080} />);
    expect(screen.getByRole('row', { name: /^5 Lost GONE/ })).toBeInstanceOf(HTMLElement);
  });

  it('has the column of a feature that an axis of the map shows, and no other', async () => {
    const { data, sources } = await openChart({ topics: fourCorners });
    const columnOf = (title: string): TopicColumn => ({
      title,
      value: ({ id }) => Number(id) * 10,
      list: { id: title.toLowerCase(), width: 80, order: ({ id }) => Number(id) },
    });
    Object.assign(sources, { columns: { all: [columnOf('Score'), columnOf('Other')] } });
    const score = amountAxis({ key: 'of:score', name: 'Score', meaning: '', valueOf: ({ id }) => Number(id) });
    show(data, { table: true, axes: { x: score, y: growthAxis(null) } });
    render(<TablePicture data={data} leastWidth={1080} />);
    expect(screen.getByRole('columnheader', { name: 'Score' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('columnheader', { name: 'Other' })).toBeNull();
    expect(screen.getByRole('row', { name: /Uncertain.* 40$/ })).toBeInstanceOf(HTMLElement);
  });

  it('shows what its rows are ordered by, and explains what the page tells by tooltips', async () => {
    const container = await picturedTable([aChartItem()]);
    expect(screen.getByRole('columnheader', { name: 'Average sizing' }).getAttribute('aria-sort')).toBe('descending');
    expect(textsOf(container).slice(-2)).toEqual([
      expect.stringContaining('3-year CAGR'),
      'Average sizing: the tick is the average, the line goes from the smallest to the largest lens',
    ]);
  });
});
