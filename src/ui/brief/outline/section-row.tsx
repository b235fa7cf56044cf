import { SECTION_NAMES, type BriefSection } from '../../../domain/brief/brief-section';
import { CheckMark } from '../../kit/controls/check-mark';
import styles from './outline.module.scss';

interface Props {
  readonly section: BriefSection;
  readonly isIn: boolean;
  /** Such as 'empty'. */
  readonly note: string;
  readonly onToggle: () => void;
  readonly onGo: () => void;
}

/** A section: its box leaves it out, its name leads to it. */
export function SectionRow({ section, isIn, note, onToggle, onGo }: Props) {
  const name = SECTION_NAMES[section];
  return (
    <li className={styles.row} data-out={!isIn || undefined}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isIn}
        aria-label={name}
        className={styles.box}
        onClick={onToggle}
      >
        <CheckMark state={isIn ? 'all' : 'none'} />
      </button>
      <button type="button" className={styles.name} tabIndex={-1} onClick={isIn ? onGo : onToggle}>
        {name}
      </button>
      <small>{note}</small>
    </li>
  );
}
