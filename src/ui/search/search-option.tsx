import styles from './search-option.module.scss';
import {
  AppWindow,
  FileText,
  Link,
  LogOut,
  Palette,
  type LucideIcon,
  Bookmark,
  Briefcase,
  Layers,
  ListFilter,
  Newspaper,
  NotebookPen,
  Rocket,
  Sparkles,
  Table2,
  Waves,
} from 'lucide-react';
import { createElement } from 'react';
import type { SearchResult, SearchKind } from '../../application/search/search-source';
import { screenAt } from '../../domain/shared/screen-address';
import { useScreens, type ProjectScreen } from '../screens/project-screen';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Marked } from '../kit/media/marked';
import { Dot, quadrantHue } from '../signal/dot';
import { NewBadge } from '../signal/new-badge';

interface Props {
  readonly id: string;
  readonly result: SearchResult;
  readonly query: string;
  readonly isActive: boolean;
  /** The heading above it says what it is. */
  readonly isKindSaid: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
}

const ACTION_ICONS: Readonly<Record<string, LucideIcon>> = { theme: Palette, share: Link, 'log-out': LogOut };

/** One result; the input has the focus and handles the keys. */
export function SearchOption({ id, result, query, isActive, isKindSaid, onPoint, onPick }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Row
      gap={8}
      type="small"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onPick}
    >
      {/* The spaces are for the accessible name. */}
      <Icon result={result} />{' '}
      <Stack as="span" fit="grow">
        <span className={styles.title} title={result.title} dir="auto">
          <Marked text={result.title} query={query} />
        </span>{' '}
        {result.detail !== null && result.detail !== '' && (
          <Text as="span" type="caption" tone="muted" lines={1} dir="auto">
            {result.detail}
          </Text>
        )}
        {result.excerpt !== undefined && (
          <>
            {' '}
            <Text as="span" type="caption" tone="muted" className={styles.excerpt} dir="auto">
              <Marked text={result.excerpt} query={query} />
            </Text>
          </>
        )}
      </Stack>{' '}
      {result.isNew === true && (
        <>
          <NewBadge />{' '}
        </>
      )}
      {result.keys !== undefined && (
        <>
          <Text as="kbd" type="chip" className={styles.keys}>
            {result.keys}
          </Text>{' '}
        </>
      )}
      <Text as="span" type="caption" tone="muted" fit="rigid" className={isKindSaid ? 'visually-hidden' : undefined}>
        {SEARCH_KINDS[result.kind].name}
      </Text>
    </Row>
  );
}

function Icon({ result }: { result: SearchResult }) {
  const screens = useScreens();
  if (result.quadrant !== null) {
    return (
      <span className={styles.sign} data-quadrant={quadrantHue(result.quadrant)}>
        <Dot />
        <span className="visually-hidden">{result.quadrant.label}</span>
      </span>
    );
  }
  return <span className={styles.sign}>{createElement(iconOf(result, screens), ICON)}</span>;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function iconOf({ kind, id }: SearchResult, screens: readonly ProjectScreen[]): LucideIcon {
  if (kind === 'action') return ACTION_ICONS[id] ?? FileText;
  if (kind === 'page') return screenAt(screens, id)?.screen.icon ?? FileText;
  return SEARCH_KINDS[kind].icon;
}

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
  tab: { name: 'Tab', heading: 'Tabs', icon: AppWindow },
  startup: { name: 'Start-up', heading: 'Start-ups', icon: Rocket },
  page: { name: 'Page', heading: 'Pages', icon: FileText },
  project: { name: 'Project', heading: 'Other projects', icon: Briefcase },
  view: { name: 'View', heading: 'Saved views', icon: Bookmark },
  note: { name: 'Note', heading: 'Your notes', icon: NotebookPen },
  all: { name: 'Table', heading: '', icon: Table2 },
  part: { name: 'Query', heading: 'Queries, in Ask', icon: ListFilter },
  ask: { name: '', heading: 'Ask', icon: Sparkles },
  action: { name: 'Action', heading: 'Actions', icon: FileText },
};
