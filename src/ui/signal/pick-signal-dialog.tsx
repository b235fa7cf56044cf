import { Search } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { NameMatch } from '../../domain/shared/name-match';
import { countOf } from '../../domain/shared/figures';
import type { Signal } from '../../domain/topic/signal';
import { Row, Stack, Text } from '../kit/layout/stack';
import { arrowTarget } from '../kit/arrow-keys';
import { ListboxInput } from '../kit/lists/listbox-input';
import { OptionList } from '../kit/lists/option-list';
import { Modal } from '../kit/overlays/modal';
import { Dot, quadrantHue } from './dot';
import styles from './pick-signal-dialog.module.scss';

/** A topic or a trend. */
type Pickable<Id> = Signal & { readonly id: Id };

interface Props<Id extends string> {
  readonly title: string;
  /** Such as "topics". */
  readonly plural: string;
  readonly signals: readonly Pickable<Id>[];
  /** The dialog stays open for the next one until it is closed. */
  readonly onPick: (id: Id) => void;
  readonly onClose: () => void;
}

/** Options that PageUp and PageDown move by. */
const PAGE = 8;

/** A dialog in which topics or trends are found by their names. */
export function PickSignalDialog<Id extends string>({ title, plural, signals, onPick, onClose }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const names = useMemo(() => signals.map(({ name }) => name), [signals]);
  const match = useMemo(() => new NameMatch(names), [names]);
  const found = useMemo(() => {
    const wanted = new Set(match.by(typed));
    return wanted.size === names.length ? signals : signals.filter(({ name }) => wanted.has(name));
  }, [match, typed, names, signals]);
  const at = Math.min(active, found.length - 1);

  const pick = ({ id: picked }: { readonly id: Id }): void => {
    setTyped('');
    setActive(0);
    onPick(picked);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (typed !== '' && (event.key === 'Home' || event.key === 'End')) return;
    const next = arrowTarget(event, at, found.length, PAGE);
    const signal = found[at];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && signal !== undefined) pick(signal);
    else return;
    event.preventDefault();
  };

  return (
    <Modal open onClose={onClose} label={title} className={styles.dialog}>
      <Stack column pad={16} className={styles.content}>
        <Text as="h2" type="card">
          {title}
        </Text>
        <Row gap={8} above={8} below={8} tone="muted" pad="0 12" fit="rigid" className={styles.search}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <ListboxInput
            listId={id}
            label={`Search ${plural}`}
            placeholder={`Search ${plural}`}
            optionCount={found.length}
            active={at}
            value={typed}
            onType={(text) => {
              setTyped(text);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </Row>
        <p role="status" className={found.length === 0 ? styles.nothing : 'visually-hidden'}>
          {found.length === 0 ? `No ${plural} with this name.` : countOf(found.length, 'match', 'matches')}
        </p>
        {found.length > 0 && (
          <OptionList
            key={typed}
            id={id}
            label={plural}
            options={found}
            textOf={({ name }) => name}
            iconOf={dotOf}
            isSelected={() => false}
            active={at}
            onPoint={setActive}
            onPick={pick}
            onKeyDown={onKeyDown}
            listRef={list}
          />
        )}
      </Stack>
    </Modal>
  );
}

function dotOf({ quadrant }: Signal) {
  return <Dot hue={quadrantHue(quadrant)} />;
}
