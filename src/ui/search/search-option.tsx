import styles from './search-option.module.scss';
import { FileText, Link, LogOut, Palette, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import type { SearchResult } from '../../application/search/search-source';
import { screenAt } from '../../domain/shell/screen';
import { useScreens, type ProjectScreen } from '../screens/project-screen';
import { Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Marked } from '../kit/media/marked';
import { Dot } from '../kit/signal/dot';
import { NewBadge } from '../kit/signal/new-badge';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { SEARCH_KINDS } from './search-kinds';

interface Props {
  readonly id: string;
  readonly result: SearchResult;
  readonly query: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
}

const ACTION_ICONS: Readonly<Record<string, LucideIcon>> = { theme: Palette, share: Link, 'log-out': LogOut };

/** One result; the input has the focus and handles the keys. */
export function SearchOption({ id, result, query, isActive, onPoint, onPick }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
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
          <kbd className={styles.keys}>{result.keys}</kbd>{' '}
        </>
      )}
      <Text as="span" type="caption" tone="muted" fit="rigid">
        {SEARCH_KINDS[result.kind].name}
      </Text>
    </div>
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
