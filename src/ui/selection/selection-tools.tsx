import { Download, Ellipsis, FileText, GitCompareArrows, Link2, Presentation, type LucideIcon } from 'lucide-react';
import { Menu } from '../kit/overlays/menu';
import styles from './selection-bar.module.scss';

interface Props {
  /** On a phone only the brief is beside the menu of all, if there is room. */
  readonly isShort: boolean;
  /** null for fewer or more topics than can be compared. */
  readonly onCompare: (() => void) | null;
  readonly onBrief: () => void;
  readonly onImagine: () => void;
  readonly onCopy: () => void;
  readonly onExport: () => void;
}

const COMPARE_NEEDS = 'Select 2 to 4 topics to compare them';

type Tool = readonly [text: string, Icon: LucideIcon, onSelect: (() => void) | null];

export function SelectionTools({ isShort, onCompare, onBrief, onImagine, onCopy, onExport }: Props) {
  const all: readonly Tool[] = [
    ['Compare', GitCompareArrows, onCompare],
    ['Brief', FileText, onBrief],
    ['Imagine if', Presentation, onImagine],
    ['Copy link', Link2, onCopy],
    ['Export', Download, onExport],
  ];
  const tools = all.map(([text, Icon, onSelect]) => ({
    text,
    icon: <Icon size={16} strokeWidth={1.75} aria-hidden="true" />,
    onSelect,
  }));
  const shown = isShort ? tools.filter(({ text }) => text === 'Brief') : tools;
  const offered = tools.flatMap(({ onSelect, ...tool }) => (onSelect === null ? [] : [{ ...tool, onSelect }]));
  return (
    <>
      {shown.map(({ text, icon, onSelect }) => (
        <button
          key={text}
          type="button"
          className={isShort ? `${styles.tool} ${styles.roomy}` : styles.tool}
          // Focusable, so that the reason can be read.
          aria-disabled={onSelect === null || undefined}
          title={onSelect === null ? COMPARE_NEEDS : undefined}
          onClick={onSelect ?? undefined}
        >
          {!isShort && icon}
          {text}
        </button>
      ))}
      {isShort && (
        <Menu
          label="More"
          triggerLabel="More"
          triggerClassName={styles.tool}
          trigger={<Ellipsis size={16} aria-hidden="true" />}
          groups={[{ items: offered }]}
        />
      )}
    </>
  );
}
