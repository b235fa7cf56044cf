import type { ExploreFilters } from './explore-filters';
import type { FigureFilter } from './explore-tab';
import { rangeWords } from './percent-range';

/** "New", "Growth 10 to 20 %", "Sizing from 50 %". */
export function figureWords({ growthFilter, sizingFilter }: ExploreFilters, name: FigureFilter): string {
  if (name === 'new') return 'New';
  if (name === 'allVersions') return 'Matches in all versions';
  return name === 'growth' ? `Growth ${rangeWords(growthFilter)}` : `Sizing ${rangeWords(sizingFilter)}`;
}
