import { CircleHelp, Copy, FileText, GitCompare, Link2, Map as MapIcon, Pin, Table2 } from 'lucide-react';
import type { AnswerLink, QueryBlock } from '../../application/assistant/answerer';
import { Button } from '../kit/controls/button';
import { ButtonLink } from '../kit/controls/button-link';
import { IconButton } from '../kit/controls/icon-button';
import { Row } from '../kit/layout/stack';
import { nextQueries } from '../../domain/query/next-queries';
import type { ChangeQuery } from '../query/condition-chips';

export interface PinOfTurn {
  readonly isPinned: boolean;
  readonly toggle: () => void;
}

interface Props {
  /** The query of the answer; null: it follows none. */
  readonly block: QueryBlock | null;
  /** null: the answer cannot be changed now. */
  readonly onChange: ChangeQuery | null;
  /** null: it cannot be pinned. */
  readonly pin: PinOfTurn | null;
  readonly links: readonly AnswerLink[];
  /** Rows that are not shown yet, of those that the next press shows. */
  readonly more: number;
  readonly onShowMore: () => void;
  readonly onCopy: () => void;
  readonly onCopyLink: () => void;
}

const ICONS = { table: Table2, map: MapIcon, compare: GitCompare, brief: FileText, help: CircleHelp } as const;

/** What can be done with an answer: its further rows, its rows on other screens, and copies of it. */
export function AnswerActions({ block, onChange, pin, links, more, onShowMore, onCopy, onCopyLink }: Props) {
  return (
    <Row gap={8} wrap role="group" aria-label="Answer">
      {links.map(({ to, label, path }) => {
        const Icon = ICONS[to];
        return (
          <ButtonLink key={`${to} ${label}`} to={path} variant={to === 'brief' ? 'quiet' : 'outline'} size="small">
            <Icon size={14} aria-hidden /> {label}
          </ButtonLink>
        );
      })}
      {block !== null &&
        nextQueries(block.query, block.count?.matching ?? Infinity).map(({ words, change }) => (
          <Button
            key={words}
            variant="outline"
            size="small"
            disabled={onChange === null}
            onClick={() => onChange?.(change)}
          >
            {words}
          </Button>
        ))}
      {more > 0 && (
        <Button variant="quiet" size="small" onClick={onShowMore}>
          Show {more} more
        </Button>
      )}
      {pin !== null && (
        <IconButton
          label="Pin"
          aria-pressed={pin.isPinned}
          icon={<Pin size={14} fill={pin.isPinned ? 'currentColor' : 'none'} />}
          onClick={pin.toggle}
        />
      )}
      <IconButton label="Copy as Markdown" icon={<Copy size={14} />} onClick={onCopy} />
      <IconButton label="Copy link to this question" icon={<Link2 size={14} />} onClick={onCopyLink} />
    </Row>
  );
}
