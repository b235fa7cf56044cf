import { Search } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { ComparedSignal } from '../../domain/compare/comparison';
import { NameMatch } from '../../domain/explore/name-match';
import { formatCount } from '../../domain/shared/figures';
import { nextActive } from '../kit/lists/listbox-keys';
import { OptionList } from '../kit/lists/option-list';
import { optionId } from '../kit/lists/option-row';
import { Modal } from '../kit/overlays/modal';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './pick-signal-dialog.module.scss';

interface Props {
  readonly title: string;
  /** Such as "topics". */
  readonly plural: string;
  readonly signals: readonly ComparedSignal[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** Options that PageUp and PageDown move by. */
const PAGE = 8;

/** A dialog in which one topic or trend is found by its name. */
export function PickSignalDialog({ title, plural, signals, onPick, onClose }: Props) {
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

  const pick = (signal: ComparedSignal): void => {
    onPick(signal.id);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (typed !== '' && (event.key === 'Home' || event.key === 'End'))) return;
    const next = nextActive(event.key, at, found.length, PAGE);
    const signal = found[at];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && signal !== undefined) pick(signal);
    else return;
    event.preventDefault();
  };

  return (
    <Modal open onClose={onClose} label={title} className={styles.dialog}>
      <div className={styles.content}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.search}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <input
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={`Search ${plural}`}
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={found.length === 0 ? undefined : id}
            aria-activedescendant={at < 0 ? undefined : optionId(id, at)}
            placeholder={`Search ${plural}`}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={200}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p role="status" className={found.length === 0 ? styles.nothing : 'visually-hidden'}>
          {found.length === 0
            ? `No ${plural} with this name.`
            : `${formatCount(found.length)} ${found.length === 1 ? 'match' : 'matches'}`}
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
      </div>
    </Modal>
  );
}

function dotOf({ quadrant }: ComparedSignal) {
  return <i className={styles.dot} data-quadrant={quadrantHue(quadrant)} />;
}
