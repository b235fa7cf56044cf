import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { NameMatch } from '../../../domain/explore/name-match';
import type { Topic } from '../../../domain/topic/topic';
import { nextActive } from '../../kit/lists/listbox-keys';
import { OptionList } from '../../kit/lists/option-list';
import { optionId } from '../../kit/lists/option-row';
import { useOutsidePress } from '../../kit/overlays/use-outside-press';
import styles from './add-topic.module.scss';

const MOST_FOUND = 30;

/** A button that becomes a search for topics; each pick is added at the end. */
export const AddTopic = observer(function AddTopic({ model }: { readonly model: BriefViewModel }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsidePress(open, root, () => setOpen(false));

  const chosen = new Set(model.editor.content.topics);
  const { all } = model;
  const names = useMemo(() => new NameMatch(all.map(({ name }) => name)), [all]);
  const found = new Set(open ? names.by(typed) : []);
  const options = all.filter(({ id: topic, name }) => found.has(name) && !chosen.has(topic)).slice(0, MOST_FOUND);
  const close = (): void => {
    setOpen(false);
    setTyped('');
    button.current?.focus();
  };
  const pick = (topic: Topic): void => {
    model.editor.add(topic.id);
    setTyped('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = options[active];
    const next = nextActive(event.key, active, options.length, 8);
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && option !== undefined) pick(option);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a topic
      </button>
      {open && (
        <div className={styles.panel}>
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press, in order to type
            autoFocus
            className={styles.input}
            role="combobox"
            aria-label="Search a topic to add"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={options.length === 0 ? undefined : id}
            aria-activedescendant={options.length === 0 ? undefined : optionId(id, active)}
            placeholder="Search topics"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          {options.length === 0 ? (
            <p className={styles.nothing}>No other topic matches.</p>
          ) : (
            <OptionList
              id={id}
              label="Topics"
              options={options}
              textOf={(topic) => topic.name}
              isSelected={() => false}
              active={active}
              onPoint={setActive}
              onPick={pick}
              onKeyDown={onKeyDown}
              listRef={list}
            />
          )}
        </div>
      )}
    </div>
  );
});
