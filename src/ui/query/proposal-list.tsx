import {
  ArrowDownWideNarrow,
  Building2,
  CalendarDays,
  CircleDashed,
  Columns3,
  Diff,
  FileText,
  Gauge,
  GitCompare,
  LayoutGrid,
  Layers,
  ListEnd,
  NotebookPen,
  Percent,
  Play,
  Rocket,
  Rows3,
  Sigma,
  Table2,
  Tag,
  TextSearch,
  TrendingUp,
  Users,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type Ref } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { AskProposal, ProposalKind } from '../../domain/query/language/ask-proposal';
import type { AskEffect } from '../../domain/query/language/effects';
import { formatCount } from '../../domain/shared/figures';
import { Row, Text } from '../kit/layout/stack';
import { EffectTicks } from './effect-ticks';
import styles from './proposal-list.module.scss';

const ICONS: Readonly<Record<ProposalKind, LucideIcon>> = {
  quadrant: LayoutGrid,
  status: CircleDashed,
  team: Users,
  figure: Gauge,
  gap: GitCompare,
  label: Tag,
  'column of your file': Tag,
  consensus: Users,
  shift: Waves,
  trend: TrendingUp,
  topic: FileText,
  platform: Layers,
  source: Building2,
  'start-up': Rocket,
  change: Diff,
  date: CalendarDays,
  note: NotebookPen,
  text: TextSearch,
  subject: Rows3,
  order: ArrowDownWideNarrow,
  rows: ListEnd,
  column: Columns3,
  group: Rows3,
  share: Percent,
  statistic: Sigma,
  data: Table2,
  command: Play,
};

interface Props {
  readonly id: string;
  readonly bar: AskBar;
  readonly isInPanel: boolean;
  readonly onTake: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** What the words before the cursor may mean, each with what it leaves of the rows. */
export const ProposalList = observer(function ProposalList({ id, bar, isInPanel, onTake, ref }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { proposals, marked, openPlace } = bar;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    // A press leaves the focus in the field.
    <div
      ref={ref}
      className={styles.popup}
      data-panel={isInPanel || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={openPlace === null ? 'Proposals' : `‘${openPlace.words}’ may mean`}
        className={styles.list}
      >
        {proposals.map((proposal, index) => (
          <ProposalRow
            key={proposal.id}
            id={optionOf(id, index)}
            bar={bar}
            proposal={proposal}
            isMarked={index === marked}
            onPoint={() => bar.mark(index)}
            onTake={() => {
              bar.take(proposal);
              onTake();
            }}
          />
        ))}
      </div>
      <Row gap="4 12" wrap type="caption" tone="muted" pad="8 12" className={styles.foot} aria-hidden="true">
        {HINTS.map(([key, words]) => (
          <span key={key}>
            <kbd>{key}</kbd> {words}
          </span>
        ))}
      </Row>
    </div>
  );
});

const HINTS = [
  ['↑↓', 'choose'],
  ['−', 'excludes'],
  [',', 'another value'],
  ['|', 'or'],
  ['Esc', 'closes'],
] as const;

interface RowProps {
  readonly id: string;
  readonly bar: AskBar;
  readonly proposal: AskProposal;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onTake: () => void;
}

/** One proposal: the field has the focus and handles the keys. */
const ProposalRow = observer(function ProposalRow({ id, bar, proposal, isMarked, onPoint, onTake }: RowProps) {
  const { kind, words, hint, marks } = proposal;
  const effect = bar.effectOf(proposal);
  const Icon = ICONS[kind];
  const isNone = effect?.kind === 'rows' && effect.count === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Row
      gap={12}
      type="body"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      className={styles.row}
      data-none={isNone || undefined}
      onPointerMove={isMarked ? undefined : onPoint}
      onClick={onTake}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words} dir="auto">
        <Marks words={words} marks={marks} />
        {hint !== '' && <span className={styles.hint}> {hint}</span>}
      </span>
      <Effect effect={effect} isTaken={proposal.query !== null} />
      {isMarked ? (
        <Text as="span" type="small" className={styles.keys} aria-hidden="true">
          <kbd>Tab</kbd> <kbd>↵</kbd>
        </Text>
      ) : (
        <Text as="span" type="small" className={styles.kind}>
          {kind}
        </Text>
      )}
    </Row>
  );
});

function Marks({ words, marks }: Pick<AskProposal, 'words' | 'marks'>) {
  const ends = marks.flatMap(({ from, to }) => [from, to]);
  return [0, ...ends].map((from, index) => {
    const text = words.slice(from, ends[index] ?? words.length);
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
    return index % 2 === 1 ? <b key={index}>{text}</b> : text;
  });
}

function Effect({ effect, isTaken }: { readonly effect: AskEffect | null; readonly isTaken: boolean }) {
  if (effect === null) return null;
  switch (effect.kind) {
    case 'rows':
      return (
        <Row as="span" gap={12} type="small" className={styles.effect}>
          {isTaken && <EffectTicks ticks={effect.ticks} />}
          <span>
            {effect.adds > 0 && <span className={styles.of}>{formatCount(effect.of)} → </span>}
            <b>{formatCount(effect.count)}</b>
            {effect.adds === 0 && <span className={styles.of}> of {formatCount(effect.of)}</span>}
          </span>
        </Row>
      );
    case 'range':
    case 'number':
      return (
        <Row as="span" gap={12} type="small" className={styles.effect}>
          {effect.words}
        </Row>
      );
    case 'unknown':
      return null;
    default:
      return (
        <Row as="span" gap={12} type="small" className={styles.effect}>
          {effect.kind === 'groups'
            ? `${formatCount(effect.count)} groups`
            : `${effect.kind} ${formatCount(effect.count)}`}
        </Row>
      );
  }
}

export function optionOf(listId: string, index: number): string {
  return `${listId}-${index}`;
}
