import { makeAutoObservable, observableRef } from 'mobx';
import { useEffect } from 'react';
import type { ChartSurface } from '../../src/application/filters/chart-frame';
import type { ChartEvent } from '../../src/application/workspace/open-flashcard';
import type { ShownChart } from '../../src/application/charts/explore-charts';
import type { ChartExport } from '../../src/application/filters/explore-section';
import type { MatchingCount } from '../../src/application/filters/explore-query';
import type { ExploreFilters } from '../../src/domain/filters/filter-forms';
import type { VersionName } from '../../src/domain/workspace/explore-tab';
import type { QuadrantCode } from '../../src/domain/topic/quadrant';
import type { ChartComponent } from '../../src/ui/charts/chart';
import type { BuiltinView } from '../../src/application/charts/chart-view';
import type { ChartProps } from '../../src/ui/charts/chart-props';
import { Answering } from './answering';

/** Charts that draw nothing and remember what they are given. */
export class FakeCharts {
  /** All that were ever mounted, the unmounted ones too. */
  readonly charts: FakeChart[] = [];

  /** The component. */
  readonly Chart: ChartComponent = Object.assign(
    (props: ChartProps) => {
      const { label, surface, sowId, events, view } = props;
      useEffect(() => {
        const chart = new FakeChart(props);
        this.charts.push(chart);
        events.mounted?.(chart);
        return () => {
          chart.disposed = true;
          events.mounted?.(null);
        };
        // eslint-disable-next-line react-hooks/exhaustive-deps
      }, [surface, sowId, events, view]);
      return <section aria-label={label} />;
    },
    { preload: () => {} },
  );

  get mounted(): readonly FakeChart[] {
    return this.charts.filter(({ disposed }) => !disposed);
  }

  /** The one that is on the page now. */
  of(surface: ChartSurface): FakeChart {
    const chart = this.mounted.find(({ request }) => request.surface === surface);
    if (chart === undefined) throw new Error(`No chart of ${surface} is mounted`);
    return chart;
  }
}

export class FakeChart implements ShownChart {
  readonly answers = new Answering<'export'>();
  readonly exported: { readonly format: ChartExport; readonly fileName: string }[] = [];
  disposed = false;
  count: MatchingCount | null = null;
  isTableForced = false;

  constructor(readonly request: ChartProps) {
    makeAutoObservable(this, {
      request: false,
      disposed: false,
      answers: false,
      exported: false,
      count: observableRef,
    });
  }

  get view(): BuiltinView {
    return this.request.view;
  }

  get filters(): ExploreFilters {
    return this.view.filters;
  }

  async export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void> {
    await this.answers.asked('export');
    this.exported.push({ format, fileName: nameOf(this.filters.versionFilter) });
  }

  /** It has drawn, and says how many. */
  draw(shown: number, total: number): void {
    this.count = { shown, total };
  }

  openTopic(event: ChartEvent | null | undefined): void {
    this.request.events.topicOpened(event);
  }

  openTrend(event: ChartEvent | null | undefined): void {
    this.request.events.trendOpened(event);
  }

  /** It can draw none of its items, and shows a table instead. */
  forceTable(isForced: boolean): void {
    this.isTableForced = isForced;
  }

  chooseInLegend(...quadrants: readonly QuadrantCode[]): void {
    this.request.events.quadrantsChosen?.(quadrants);
  }
}
