import { Download, Ellipsis, FileText, GitCompareArrows, Link2 } from 'lucide-react';
import { Menu } from '../kit/overlays/menu';
import styles from './selection-bar.module.scss';

interface Props {
  /** On a phone they are in a menu. */
  readonly isShort: boolean;
  /** Absent for fewer or more topics than can be compared. */
  readonly onCompare: (() => void) | null;
  readonly onBrief: () => void;
  readonly onCopy: () => void;
  readonly onExport: () => void;
}

export function SelectionTools({ isShort, onCompare, onBrief, onCopy, onExport }: Props) {
  const sides = <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden="true" />;
  const brief = <FileText size={16} strokeWidth={1.75} aria-hidden="true" />;
  const link = <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />;
  const file = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;
  if (isShort) {
    const items = [
      ...(onCompare === null ? [] : [{ text: 'Compare', icon: sides, onSelect: onCompare }]),
      { text: 'Brief', icon: brief, onSelect: onBrief },
      { text: 'Copy link', icon: link, onSelect: onCopy },
      { text: 'Export', icon: file, onSelect: onExport },
    ];
    return (
      <Menu
        label="More"
        triggerLabel="More"
        triggerClassName={styles.tool}
        trigger={<Ellipsis size={16} aria-hidden="true" />}
        groups={[{ items }]}
      />
    );
  }
  return (
    <>
      {onCompare !== null && (
        <button type="button" className={styles.tool} onClick={onCompare}>
          {sides}
          Compare
        </button>
      )}
      <button type="button" className={styles.tool} onClick={onBrief}>
        {brief}
        Brief
      </button>
      <button type="button" className={styles.tool} onClick={onCopy}>
        {link}
        Copy link
      </button>
      <button type="button" className={styles.tool} onClick={onExport}>
        {file}
        Export
      </button>
    </>
  );
}
