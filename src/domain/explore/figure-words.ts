import type { ExploreFilters } from './explore-filters';
import type { FigureFilter } from './explore-tab';
import { FIGURES } from '../topic/figures';
import { rangeWords } from './percent-range';

/** "New", "Growth 10 to 20 %", "Sizing from 50 %". */
export function figureWords({ growthFilter, sizingFilter }: ExploreFilters, name: FigureFilter): string {
  if (name === 'new') return 'New';
  if (name === 'allVersions') return 'Matches in all versions';
  return `${FIGURES[name].short} ${rangeWords(name === 'growth' ? growthFilter : sizingFilter)}`;
}
