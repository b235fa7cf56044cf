import {
  Bookmark,
  Briefcase,
  FileText,
  Layers,
  ListFilter,
  Newspaper,
  NotebookPen,
  Sparkles,
  Table2,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import type { SearchKind } from '../../application/search/search-source';

interface Kind {
  readonly name: string;
  /** Of the section of results. */
  readonly heading: string;
  /** Where the result has none of its own. */
  readonly icon: LucideIcon;
}

export const SEARCH_KINDS: Readonly<Record<SearchKind, Kind>> = {
  topic: { name: 'Topic', heading: 'Topics', icon: FileText },
  trend: { name: 'Trend', heading: 'Trends', icon: FileText },
  shift: { name: 'Shift', heading: 'Shifts', icon: Waves },
  platform: { name: 'Platform', heading: 'Platforms', icon: Layers },
  insight: { name: 'Insight', heading: 'Weekly insights', icon: Newspaper },
  page: { name: 'Page', heading: 'Pages', icon: FileText },
  project: { name: 'Project', heading: 'Other projects', icon: Briefcase },
  view: { name: 'View', heading: 'Saved views', icon: Bookmark },
  note: { name: 'Note', heading: 'Your notes', icon: NotebookPen },
  all: { name: 'Table', heading: '', icon: Table2 },
  part: { name: 'Query', heading: 'Queries, in Ask', icon: ListFilter },
  ask: { name: '', heading: 'Ask', icon: Sparkles },
  action: { name: 'Action', heading: 'Actions', icon: FileText },
};
