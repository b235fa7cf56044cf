import { ChartScatter, FlaskConical, House, Layers, Newspaper, Sparkles, type LucideIcon } from 'lucide-react';
import type { Screen } from '../../domain/shell/routes';

/** The sign of each screen, in the sidebar and in the search. */
export const screenIcons: Readonly<Record<Screen, LucideIcon>> = {
  homepage: House,
  data: ChartScatter,
  'data-refresh': ChartScatter,
  platforms: Layers,
  foresight: Newspaper,
  reneAI: Sparkles,
  sow: FlaskConical,
};
