import { useEffect, useState, type FormEvent } from 'react';
import { CONDITION_KINDS, isApplicable, isComplete, kindOf } from '../../domain/query/condition-kinds';
import type { Condition, Query, Requirement } from '../../domain/query/query';
import { conditionText } from '../../domain/query/query-words';
import type { OwnColumn } from '../../domain/topic/own-values';
import { formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { ConditionFields } from './condition-fields';
import styles from './condition-form.module.scss';
import type { NamesToChoose } from './names-to-choose';

/** How many rows match a query; null: only an answer finds out. */
export type CountRows = (query: Query) => Promise<number | null>;

interface Props {
  /** null: a new one. */
  readonly condition: Condition | null;
  /** The query that it is, or will be, a part of. */
  readonly query: Query;
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  readonly names: NamesToChoose;
  readonly countRows: CountRows;
  /** null: the query cannot be changed now. */
  readonly onApply: ((condition: Condition) => void) | null;
  readonly onCancel: () => void;
}

/** Changes one condition of a query, or makes one: its kind, its values, and whether it excludes. */
export function ConditionForm({ condition, query, own, names, countRows, onApply, onCancel }: Props) {
  const [draft, setDraft] = useState<Condition | null>(condition);
  const isReady = draft !== null && isComplete(draft);
  const left = useCount(isReady ? queryWith(query, condition, draft) : null, countRows);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onApply?.(draft);
  };
  return (
    <form
      className={styles.form}
      aria-label={condition === null ? 'New condition' : `Change ${conditionText(condition)}`}
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel around it stays open.
        event.stopPropagation();
        onCancel();
      }}
    >
      {condition === null && <KindChoice query={query} own={own} draft={draft} onChoose={setDraft} />}
      {draft !== null && (
        <>
          <ConditionFields condition={draft} subject={query.subject} own={own} names={names} onChange={setDraft} />
          <label>
            <input
              type="checkbox"
              checked={draft.not}
              onChange={(event) => setDraft({ ...draft, not: event.target.checked })}
            />
            Exclude these
          </label>
        </>
      )}
      <p className={styles.left} role="status">
        {left !== null && `Leaves ${formatCount(left)}`}
      </p>
      <Button type="submit" size="small" disabled={onApply === null || !isReady}>
        {condition === null ? 'Add' : 'Apply'}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

interface KindProps {
  readonly query: Query;
  readonly own: readonly OwnColumn[];
  readonly draft: Condition | null;
  readonly onChoose: (condition: Condition | null) => void;
}

/** What a new condition is about. */
function KindChoice({ query, own, draft, onChoose }: KindProps) {
  const hasLabels = own.some(({ isFigure }) => !isFigure);
  const drafts = CONDITION_KINDS.flatMap((kind) => draftOf(kind) ?? []).filter(
    (each) => isApplicable(each, query.subject) && (hasLabels || each.kind !== 'ownLabel'),
  );
  const choose = (kind: string): void => onChoose(drafts.find((each) => each.kind === kind) ?? null);
  return (
    <label>
      Condition on
      <select
        // The form opened because of it.
        ref={focusOnMount}
        value={draft?.kind ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose…</option>
        {drafts.map(({ kind }) => (
          <option key={kind} value={kind}>
            {kindOf(kind).title}
          </option>
        ))}
      </select>
    </label>
  );
}

function draftOf(kind: Requirement['kind']): Condition | null {
  const { draft } = kindOf(kind);
  return draft === undefined ? null : { ...draft, not: false };
}

function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

function queryWith(query: Query, condition: Condition | null, changed: Condition): Query {
  const others = query.conditions.filter((each) => each !== condition);
  return { ...query, conditions: [...others, changed] };
}

/** In milliseconds. */
const PAUSE = 200;

/** Counts after a pause; null: not known. */
function useCount(query: Query | null, countRows: CountRows): number | null {
  const key = query === null ? null : JSON.stringify(query);
  const [found, setFound] = useState<{ readonly key: string; readonly count: number | null } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      void countRows(JSON.parse(key) as Query).then((count) => {
        if (!isLate) setFound({ key, count });
      });
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [key, countRows]);
  return found !== null && found.key === key ? found.count : null;
}
