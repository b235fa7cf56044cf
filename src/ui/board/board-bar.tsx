import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { countOf, formatCount } from '../../domain/shared/figures';
import { QUADRANT_CODES, quadrantOf, shortQuadrantLabel } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../domain/topic/topic-status';
import { InfoTip } from '../kit/overlays/info-tip';
import { Row, Text } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import { quadrantHue } from '../signal/dot';
import { OrderMenu } from '../worklist/order-menu';
import { SplitMark } from '../signal/colleague-line';
import styles from './board-bar.module.scss';

interface Props {
  readonly board: BoardViewModel;
  /** Topics of the project. */
  readonly all: number;
}

/** The order, how many topics the filters pass, and the colours of the quadrants. */
export const BoardBar = observer(function BoardBar({ board, all }: Props) {
  const { leftOut } = board.reviewed;
  const isAnyStatus = board.address.filters.statusFilter.length === TOPIC_STATUSES.length;
  return (
    <Row gap={12} pad="0 gutter" className={styles.bar}>
      {board.whose.hasTeam && <WhoseBoard board={board} />}
      <OrderMenu address={board.address} reviewed={board.reviewed} />
      <Text nowrap type="small" tone="muted" role="status">
        {board.topics.length < all && `${formatCount(board.topics.length)} of `}
        {countOf(all, 'topic')}
        {!isAnyStatus && ', of every status'}
        {board.hiddenCount > 0 && `, ${formatCount(board.hiddenCount)} hidden until you decide`}
      </Text>
      {leftOut !== '' && <InfoTip label={leftOut} explanation={leftOut} side="bottom" />}
      {board.hasSplit && (
        <Row as="p" gap={8} type="caption" tone="muted" fit="last" className={styles.split}>
          <SplitMark />
          {board.whose.of === null ? 'a colleague is two steps or more away' : 'another one is two steps or more away'}
        </Row>
      )}
      <Row as="ul" gap={16} type="caption" fit="last" className={styles.key} aria-label="Quadrants">
        {QUADRANT_CODES.map((code) => (
          <Row as="li" gap={8} tone="hue" key={code} data-quadrant={quadrantHue(quadrantOf(code))}>
            <span className={styles.dot} aria-hidden="true" />
            {shortQuadrantLabel(quadrantOf(code))}
          </Row>
        ))}
      </Row>
    </Row>
  );
});

/** Your own board, or that of a colleague, which cannot be changed. */
const WhoseBoard = observer(function WhoseBoard({ board }: Pick<Props, 'board'>) {
  const { of } = board.whose;
  return (
    <Menu
      label="Whose board"
      align="start"
      triggerClassName={styles.whose}
      trigger={
        <>
          <span>Whose board</span> <b dir="auto">{of === null ? 'Yours' : of.name}</b>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          items: board.whose.members.map((member) => ({
            text: member.isYou ? 'Yours' : member.name,
            isChecked: member.isYou ? of === null : member === of,
            onSelect: () => board.whose.show(member),
          })),
        },
      ]}
    />
  );
});
