import { CircleHelp, Copy, FileText, GitCompare, Link2, Map as MapIcon, Table2 } from 'lucide-react';
import type { AnswerLink } from '../../application/assistant/answerer';
import { Button } from '../kit/controls/button';
import { ButtonLink } from '../kit/controls/button-link';
import { IconButton } from '../kit/controls/icon-button';
import styles from './answer-actions.module.scss';

interface Props {
  readonly links: readonly AnswerLink[];
  /** Rows that are not shown yet, of those that the next press shows. */
  readonly more: number;
  readonly onShowMore: () => void;
  readonly onCopy: () => void;
  readonly onCopyLink: () => void;
}

const ICONS = { table: Table2, map: MapIcon, compare: GitCompare, brief: FileText, help: CircleHelp } as const;

/** What can be done with an answer: its further rows, its rows on other screens, and copies of it. */
export function AnswerActions({ links, more, onShowMore, onCopy, onCopyLink }: Props) {
  return (
    <div className={styles.actions} role="group" aria-label="Answer">
      {links.map(({ to, label, path }) => {
        const Icon = ICONS[to];
        return (
          <ButtonLink key={`${to} ${label}`} to={path} variant={to === 'brief' ? 'quiet' : 'outline'} size="small">
            <Icon size={14} aria-hidden /> {label}
          </ButtonLink>
        );
      })}
      {more > 0 && (
        <Button variant="quiet" size="small" onClick={onShowMore}>
          Show {more} more
        </Button>
      )}
      <IconButton label="Copy as Markdown" icon={<Copy size={14} />} onClick={onCopy} />
      <IconButton label="Copy link to this question" icon={<Link2 size={14} />} onClick={onCopyLink} />
    </div>
  );
}
