import { isListedOnTab, CURRENT_DATA, type VersionName } from '../../domain/workspace/explore-tab';
import type { ExploreFilters } from '../../domain/filters/filter-forms';
import { makeAutoObservable } from 'mobx';
import { figureHistogram, type FigureHistogram } from '../../domain/filters/figure-histogram';
import { ANY_FIGURE } from '../../domain/filters/percent-range';
import { filtersOfSurface } from '../../domain/filters/sender-statuses';
import { figureOf } from '../../domain/topic/figures';
import type { Signal } from '../../domain/topic/signal';
import { leftOutWords } from '../../domain/topic/topic';
import { ownColumnsOf, type OwnColumn } from '../../domain/topic/own-values';
import type { ProjectFacts } from '../query/project-facts';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { ChartSurface, ExternalCharts } from '../filters/chart-frame';
import {
  CHART_ABILITIES,
  type ChartAbilities,
  type ChartExport,
  type ExploreSection,
} from '../filters/explore-section';
import { listedSignals, matchingCount, matchingSignals, type MatchingCount } from '../filters/explore-query';
import { BY_REFERENCE } from '../shared/by-reference';

/** One of our own charts on the page. Its values are observable. */
export interface ShownChart {
  /** How many items it shows, of how many; null: not known. */
  readonly count: MatchingCount | null;
  /** It shows a table that was not asked for, because it can draw none of its items. */
  readonly isTableForced: boolean;
  /** Downloads what is shown, under the name of the version that it is of. Rejects when it cannot be made. */
  export(format: ChartExport, nameOf: (version: VersionName) => string): Promise<void>;
}

/** A filter by a range, and the figure that it narrows. */
export interface RangeFilter {
  readonly field: 'growthFilter' | 'sizingFilter';
  readonly figure: 'growth' | 'sizing';
}

/** The charts that are on the screen, and what the bar above them needs to know of them. */
export class ExploreCharts {
  shown: ReadonlyMap<ChartSurface, ShownChart> = new Map();
  /** What the rows of a list are searched for. */
  finds: ReadonlyMap<ChartSurface, string> = new Map();

  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly external: ExternalCharts,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The charts of the external service are drawn, at the heights of the specification: they do not share the window. */
  get areExternal(): boolean {
    return this.external.frame !== null;
  }

  /** External charts can do none of it. */
  abilitiesOf(surface: ChartSurface): ChartAbilities {
    return this.areExternal ? { exports: [] } : CHART_ABILITIES[surface];
  }

  /** The columns of the user's file. */
  get ownColumns(): readonly OwnColumn[] {
    return ownColumnsOf(this.signals.shown.topics.value ?? []);
  }

  /** A chart is there, or gone: null. */
  mounted(surface: ChartSurface, chart: ShownChart | null): void {
    this.shown = changed(this.shown, surface, chart);
    if (chart === null) this.find(surface, '');
  }

  /** @param text '': shows all rows */
  find(surface: ChartSurface, text: string): void {
    this.finds = changed(this.finds, surface, text || null);
  }

  hasForcedTable({ charts }: ExploreSection): boolean {
    return charts.some((surface) => this.shown.get(surface)?.isTableForced);
  }

  /** Why a section counts fewer topics than the project has; '' where it counts all, or another version of them. */
  leftOutOf({ charts }: ExploreSection, { versionFilter }: ExploreFilters): string {
    if (!charts.includes('drivers') || versionFilter !== CURRENT_DATA) return '';
    const hidden = (this.signals.shown.topics.value ?? []).filter((topic) => !isListedOnTab('drivers', topic));
    return leftOutWords(hidden.length, 'drivers');
  }

  /** How many items a section would show with these filters, by the project's own data; null: that is not known. */
  countWith({ charts, type }: ExploreSection, filters: ExploreFilters): number | null {
    const { topics, trends } = this.signals.shown;
    if ((type === 'trend' ? trends : topics).value === null) return null;
    return matchingCount(type, filtersOfSurface(filters, charts[0] ?? ''), this.facts.settled)?.shown ?? null;
  }

  /** How the values of a figure lie that a range narrows, and which of them the other filters leave; null: not known. */
  histogramOf(
    { charts, type }: ExploreSection,
    filters: ExploreFilters,
    { field, figure }: RangeFilter,
  ): FigureHistogram | null {
    const { topics, trends } = this.signals.shown;
    if ((type === 'trend' ? trends : topics).value === null) return null;
    const facts = this.facts.settled;
    const others = filtersOfSurface({ ...filters, [field]: ANY_FIGURE }, charts[0] ?? '');
    const passing = matchingSignals(type, others, facts);
    if (passing === null) return null;
    const valuesOf = (signals: readonly Signal[]): readonly number[] =>
      signals.map((signal) => figureOf(figure, signal)).filter((value) => value !== null);
    return figureHistogram(valuesOf(listedSignals(type, filters, facts)), valuesOf(passing), filters[field]);
  }

  /** 'x of y': what a chart says, or what the project's own data says where no chart does. */
  countOf({ charts, type }: ExploreSection, filters: ExploreFilters): MatchingCount | null {
    const said = charts.map((surface) => this.shown.get(surface)?.count).find((count) => count != null);
    const [surface = ''] = charts;
    const {
      shown: { topics, trends },
      hasPrevious,
    } = this.signals;
    // Without rows of its own, the other version is not counted by those of this one.
    if (filters.versionFilter !== CURRENT_DATA && !hasPrevious) return null;
    if (said !== undefined) return said;
    const isLoaded = (type === 'trend' ? trends : topics).value !== null;
    return isLoaded ? matchingCount(type, filtersOfSurface(filters, surface), this.facts.settled) : null;
  }
}

function changed<Value>(
  map: ReadonlyMap<ChartSurface, Value>,
  surface: ChartSurface,
  value: Value | null,
): ReadonlyMap<ChartSurface, Value> {
  const next = new Map(map);
  if (value === null) next.delete(surface);
  else next.set(surface, value);
  return next;
}
