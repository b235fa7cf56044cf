import { ChevronDown, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { AskBar } from '../../application/query/ask-bar';
import type { AskChip, ChipSign } from '../../domain/query/language/chips';
import { waysOfPart } from '../../domain/query/chip-ways';
import { quadrantOf } from '../../domain/topic/quadrant';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import { usePlacement } from '../kit/overlays/use-placement';
import { Dot, quadrantHue } from '../signal/dot';
import { StatusIcon } from '../signal/status-icon';
import styles from './ask-bar.module.scss';
import { ChipForm } from './chip-form';

interface Props {
  readonly bar: AskBar;
  readonly isInPanel: boolean;
}

/** The parts of the query: a press on a chip opens its form, its cross removes it. */
export const AskChips = observer(function AskChips({ bar, isInPanel }: Props) {
  const chips = isInPanel ? bar.chips.filter(({ section }) => section === 'condition') : bar.chips;
  return (
    <ul className={styles.chips} aria-label="Parts of the query">
      {chips.map((chip, at) => (
        <Chip
          key={chip.id}
          bar={bar}
          chip={chip}
          isInPanel={isInPanel}
          isFirstOfShape={chip.section === 'shape' && chips[at - 1]?.section !== 'shape'}
        />
      ))}
      {!isInPanel && chips.length > FEW && (
        <li className={styles.item}>
          <Button variant="quiet" size="small" onClick={bar.clear}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  );
});

/** The kind of rows, and a part that has a cross of its own. */
const FEW = 2;

interface ChipProps extends Props {
  readonly chip: AskChip;
  readonly isFirstOfShape: boolean;
}

const Chip = observer(function Chip({ bar, chip, isInPanel, isFirstOfShape }: ChipProps) {
  const { id, section, isExcluded, part } = chip;
  const item = useRef<HTMLLIElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const isOpen = bar.opened === id;
  const isEditable = part.kind !== 'version';
  usePlacement(isOpen && !isInPanel, item, form);
  return (
    <li ref={item} className={styles.item} data-rule={isFirstOfShape || undefined}>
      <Row as="span" inline type="small" className={styles.chip} data-excluded={isExcluded || undefined}>
        <button
          type="button"
          className={styles.value}
          data-chip={id}
          aria-expanded={isEditable ? isOpen : undefined}
          onClick={() => bar.open(isOpen || !isEditable ? null : id)}
        >
          <WordsOfChip chip={chip} />
        </button>
        <Ways bar={bar} chip={chip} />
        {part.kind === 'rows' && <RowSteps bar={bar} chip={chip} offset={part.offset} limit={part.limit} />}
        {section !== 'subject' && (
          <button
            type="button"
            className={styles.cross}
            aria-label={`Remove ${nameOfChip(chip)}`}
            onClick={() => bar.remove(chip)}
          >
            <X size={12} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </Row>
      {isOpen && (
        <div ref={form} className={styles.form}>
          <ChipForm
            key={nameOfChip(chip)}
            bar={bar}
            chip={chip}
            onClose={() => {
              bar.open(null);
              item.current?.querySelector<HTMLElement>('[data-chip]')?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
});

/** Changes a chip in its place: the comparison, any or all of its values, what the rows are. */
const Ways = observer(function Ways({ bar, chip }: Pick<ChipProps, 'bar' | 'chip'>) {
  const ways = waysOfPart(bar.query, chip.part, chip.at);
  if (ways.length === 0) return null;
  const label = chip.section === 'subject' ? 'What the rows are' : `How ${nameOfChip(chip)} is meant`;
  return (
    <Menu
      label={label}
      triggerLabel={label}
      triggerClassName={styles.cross}
      trigger={<ChevronDown size={12} aria-hidden="true" />}
      groups={[
        {
          items: ways.map(({ words, query }) => ({
            text: words,
            isChecked: query === null,
            onSelect: () => bar.change(query ?? bar.query),
          })),
        },
      ]}
    />
  );
});

interface StepsProps extends Pick<ChipProps, 'bar' | 'chip'> {
  readonly offset: number;
  readonly limit: number | null;
}

/** 'rows 1 to 6' walks to 'rows 7 to 12'. */
function RowSteps({ bar, chip, offset, limit }: StepsProps) {
  if (limit === null) return null;
  const count = bar.result?.ranked ?? 0;
  const steps = [
    ['Rows before', ChevronLeft, offset - limit, offset === 0],
    ['Rows after', ChevronRight, offset + limit, offset + limit >= count],
  ] as const;
  return steps.map(([label, Icon, to, isEnd]) => (
    <button
      key={label}
      type="button"
      className={styles.cross}
      aria-label={label}
      disabled={isEnd}
      onClick={() => bar.edit(chip, { kind: 'rows', offset: Math.max(0, to), limit })}
    >
      <Icon size={12} aria-hidden="true" />
    </button>
  ));
}

/** Key, sign and value of a chip. */
export function WordsOfChip({ chip: { key, value, sign, isExcluded, isPlain } }: { readonly chip: AskChip }) {
  return (
    <>
      {key !== '' && (
        <span className={styles.key} data-plain={isPlain || undefined}>
          {key}{' '}
        </span>
      )}
      {isExcluded && <b>not </b>}
      {sign !== null && <Sign sign={sign} />}
      <b dir="auto">{value}</b>
    </>
  );
}

function Sign({ sign }: { readonly sign: ChipSign }) {
  if (sign.kind === 'status') return <StatusIcon status={sign.status} size={14} />;
  return <Dot hue={quadrantHue(quadrantOf(sign.code))} />;
}

/** 'shift not Food redesigned'. */
function nameOfChip({ key, value, isExcluded }: AskChip): string {
  return [key, isExcluded ? 'not' : '', value].filter(Boolean).join(' ');
}
