import { Plus, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LONGEST_TEXT, type AskBar as Bar } from '../../application/query/ask-bar';
import { subjectWords } from '../../domain/query/query-words';
import { formatCount } from '../../domain/shared/figures';
import { focusAround } from '../kit/controls/focus-around';
import { IconButton } from '../kit/controls/icon-button';
import { Row, Text } from '../kit/layout/stack';
import { inSlices } from '../kit/layout/when-idle';
import { useOutsidePress, usePlacement } from '../kit/overlays/use-placement';
import { AskChips } from './ask-chips';
import { arrowStep, focusByArrow } from '../kit/arrow-keys';
import styles from './ask-bar.module.scss';
import { optionOf, ProposalList } from './proposal-list';
import { placeWords, Sentence } from './sentence';
import { SignKeys } from './sign-keys';

interface Props {
  readonly bar: Bar;
  readonly label: string;
  readonly placeholder: string;
  /** After the count: who reads sentences. */
  readonly end?: ReactNode;
  /** In a panel, which names it: without the subject, and the list is in the flow of the panel. */
  readonly isInPanel?: boolean;
}

/**
 * The query bar: a combobox behind the chips of a query. Tab and Enter take what is marked, the arrow keys walk over
 * proposals and chips, Escape closes the list.
 */
export const AskBar = observer(function AskBar({ bar, label, placeholder, end, isInPanel = false }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { reading, result, query } = bar;
  const { proposals, project } = bar;
  const isListed = bar.isOpen && proposals.length > 0;
  const isStart = bar.chips.length < 2 && query.subject === 'topics';
  useEffect(() => inSlices(bar.work), [bar, proposals, project, reading]);
  useOutsidePress(bar.isOpen || bar.opened !== null, root, bar.close);
  // Below the whole sentence: its chips stay in sight while one of them is asked about.
  usePlacement(isListed && !isInPanel, reading === null ? field : root, list);
  useEffect(() => {
    if (!isInPanel) input.current?.focus({ preventScroll: true });
  }, [isInPanel, bar.handed]);
  // The cursor stands behind the words that are to be chosen, where they can be changed as well.
  useEffect(() => {
    const end = bar.openPlace?.end;
    if (bar.stops > 0 && end !== undefined) input.current?.setSelectionRange(end, end);
  }, [bar, bar.stops]);

  return (
    <div
      ref={root}
      className={styles.root}
      data-panel={isInPanel || undefined}
      data-bar
      role={isInPanel ? undefined : 'group'}
      aria-label={isInPanel ? undefined : label}
      onKeyDown={(event) => onKeyOfGroup(event, bar, input.current)}
    >
      {/* A press beside the chips puts the cursor into the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the field has the keys */}
      <div
        className={styles.bar}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        {!isInPanel && <Search className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />}
        <Row as="span" gap={16} className={styles.end}>
          {reading === null && !isStart && result !== null && <Count bar={bar} />}
          {end}
        </Row>
        {(!isStart || isInPanel) && <AskChips bar={bar} isInPanel={isInPanel} />}
        {reading === null && (!isStart || isInPanel) && (
          <IconButton
            label="Add a part"
            className={styles.add}
            aria-expanded={isListed && bar.text === ''}
            icon={<Plus size={14} />}
            onClick={() => {
              bar.openAll();
              input.current?.focus();
            }}
          />
        )}
        <Text
          as="span"
          type="lead"
          ref={field}
          className={styles.field}
          data-sentence={reading !== null || undefined}
          data-value={bar.text || (isStart || isInPanel ? placeholder : '')}
        >
          <input
            ref={input}
            type="text"
            size={1}
            role="combobox"
            aria-label={`${label}: type a part or a sentence`}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isListed}
            aria-controls={isListed ? id : undefined}
            aria-activedescendant={isListed && bar.marked >= 0 ? optionOf(id, bar.marked) : undefined}
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            maxLength={LONGEST_TEXT}
            placeholder={isStart || isInPanel ? placeholder : undefined}
            value={bar.text}
            onChange={({ target }) => bar.type(target.value)}
            onKeyDown={(event) => onKeyOfInput(event, bar)}
          />
          {bar.current !== null && reading === null && (
            <Text as="span" tone="muted" className={styles.rest} aria-hidden="true">
              {bar.current.rest}
            </Text>
          )}
        </Text>
        {reading !== null && <Sentence bar={bar} reading={reading} input={input} />}
      </div>
      {isListed && (
        <ProposalList ref={list} id={id} bar={bar} isInPanel={isInPanel} onTake={() => input.current?.focus()} />
      )}
      <SignKeys bar={bar} input={input} />
      <p className="visually-hidden" role="status">
        {statusOf(bar)}
      </p>
    </div>
  );
});

/** '13 of 120 topics'. */
const Count = observer(function Count({ bar }: { readonly bar: Bar }) {
  const { result } = bar;
  return (
    <Text as="span" type="small" tone="muted" tabular nowrap>
      <Text as="b" type="label" tone="strong">
        {formatCount(result?.rows.length ?? 0)}
      </Text>{' '}
      of {formatCount(result?.total ?? 0)} {subjectWords(bar.query.subject)}
    </Text>
  );
});

function statusOf({ reading, openPlace, result, query, isReading, isOpen, proposals }: Bar): string {
  if (isReading) return 'The model reads the sentence.';
  if (openPlace !== null) return placeWords(openPlace);
  if (reading !== null) return `${reading.chips.length} parts, not used: ${reading.unused.join(', ') || 'nothing'}`;
  if (isOpen) return `${proposals.length} proposals`;
  return result === null
    ? ''
    : `${formatCount(result.rows.length)} of ${formatCount(result.total)} ${subjectWords(query.subject)}`;
}

function onKeyOfInput(event: KeyboardEvent<HTMLInputElement>, bar: Bar): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, currentTarget: input } = event;
  const { rows, cells } = arrowStep(event);
  const isAtStart = input.selectionStart === 0 && input.selectionEnd === 0;
  const take = (isDone: boolean): void => (isDone ? event.preventDefault() : undefined);
  if (key === 'Enter') {
    event.preventDefault();
    void bar.enter();
  } else if (key === 'Tab' && !event.shiftKey) take(bar.tab());
  else if (rows !== 0) {
    event.preventDefault();
    if (rows < 0 && bar.text === '' && !bar.isOpen) bar.host.recall?.();
    else bar.mark(bar.isOpen ? bar.marked + rows : 0);
  } else if (key === 'Backspace' && bar.text === '') take(bar.backspace());
  else if (cells < 0 && isAtStart) take(focusChip(input, -1));
  else if (key === 'Escape' && !bar.isOpen && bar.opened === null) focusAround(input);
}

/** Escape closes the list or the form of a chip, and the arrow keys walk over chips; typing goes on in the field. */
function onKeyOfGroup(event: KeyboardEvent<HTMLDivElement>, bar: Bar, input: HTMLElement | null): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === 'Escape' && (bar.isOpen || bar.opened !== null)) {
    // The panel around it stays open.
    event.preventDefault();
    event.stopPropagation();
    if (target !== input) currentTarget.querySelector<HTMLElement>(`[data-chip="${bar.opened}"]`)?.focus();
    bar.close();
  }
  if (!target.matches('[data-chip]')) return;
  const { cells } = arrowStep(event);
  if (cells !== 0) {
    if (!focusChip(target, cells) && cells > 0) input?.focus();
  } else if (key === 'Backspace' || key === 'Delete') {
    const chip = bar.chips.find(({ id }) => id === target.dataset['chip']);
    if (chip === undefined || chip.section === 'subject') return;
    bar.remove(chip);
    (currentTarget.querySelector<HTMLElement>('input[role="combobox"]') ?? input)?.focus();
  }
}

/** @returns whether there is a chip */
function focusChip(from: HTMLElement, step: number): boolean {
  const chips = [...(from.closest('[data-bar]')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
  // From the field, which comes after all chips.
  return focusByArrow([...chips, ...(chips.includes(from) ? [] : [from])], from, step);
}
