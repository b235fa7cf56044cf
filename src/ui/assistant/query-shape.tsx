import type { ReactNode } from 'react';
import { groupsOf, withGroup, withLimit, withSubject } from '../../domain/query/change-query';
import { defaultOrder } from '../../domain/query/evaluate-query';
import { groupForm } from '../../domain/query/group-rows';
import { type Query, type QueryGroup, STATISTICS } from '../../domain/query/query';
import { SUBJECTS, type Subject } from '../../domain/query/subject';
import { figureName, figuresOfSubject, type QueryFigure } from '../../domain/query/query-figures';
import { isSinceApplicable } from '../../domain/query/condition-kinds';
import { subjectWords } from '../../domain/query/query-words';
import type { OwnColumn } from '../../domain/topic/own-values';
import { capitalized } from '../../domain/shared/capitalized';
import type { ChangeQuery } from '../query/condition-chips';
import { Row } from '../kit/layout/stack';
import { focusAround } from '../kit/controls/focus-around';
import styles from './query-view.module.scss';

interface Props {
  readonly query: Query;
  /** The columns of the user's file. */
  readonly own: readonly OwnColumn[];
  /** null: it cannot be changed now. */
  readonly onChange: ChangeQuery | null;
  /** At the end of the first line. */
  readonly children: ReactNode;
}

const NONE = '';
const INTENTS = { list: 'list', count: 'count', share: 'share of all', compare: 'comparison' } as const;

/** What a query shows and as what: every part is a menu. */
export function QueryShape({ query, own, onChange, children }: Props) {
  const { subject, version, since, intent, statistic, group, order, alphabetical } = query;
  const { figure, ascending } = order ?? defaultOrder(subject);
  const figures = figuresOfSubject(subject, own);
  const orders: readonly (readonly [string, string])[] = [
    ...figures.flatMap((each) =>
      [false, true].map(
        (isUp) =>
          [`${each} ${isUp}`, `${capitalized(figureName(each))}, ${isUp ? 'lowest' : 'highest'} first`] as const,
      ),
    ),
    ['ascending', 'Name, A to Z'],
    ['descending', 'Name, Z to A'],
  ];
  const set = (change: Partial<Query>): void => onChange?.((current) => ({ ...current, ...change }));
  const isFixed = onChange === null;
  return (
    <>
      <div className={styles.line}>
        <span aria-hidden="true">Show</span>
        <Part
          label="Show"
          value={subject}
          options={SUBJECTS.map((each) => [each, capitalized(subjectWords(each))])}
          isFixed={isFixed}
          onChange={(next) => onChange?.((current) => withSubject(current, next as Subject))}
        />
        <Part
          label="of"
          isLabelShown
          value={version ?? NONE}
          options={[
            [NONE, 'Current data'],
            ['previous', 'Previous data'],
          ]}
          isFixed={isFixed}
          onChange={(next) =>
            onChange?.(({ version: _version, ...rest }) => (next === NONE ? rest : { ...rest, version: 'previous' }))
          }
        />
        {isSinceApplicable(query) && (
          <Part
            label="changes"
            isLabelShown
            value={since}
            options={[
              ['update', 'Since the last update'],
              ['visit', 'Since my last visit'],
            ]}
            isFixed={isFixed}
            onChange={(next) => set({ since: next as Query['since'] })}
          />
        )}
        {children}
      </div>
      <div className={styles.line}>
        <span aria-hidden="true">as</span>
        <Part
          label="as"
          value={intent}
          options={Object.entries(INTENTS).map(([each, words]) => [each, capitalized(words)])}
          isFixed={isFixed}
          onChange={(next) => set({ intent: next as Query['intent'] })}
        />
        <Part
          label="group by"
          isLabelShown
          value={group ?? NONE}
          options={[
            [NONE, 'nothing'],
            ...[...new Set([...groupsOf(subject, own), ...(group === null ? [] : [group])])].map(
              (each) => [each, capitalized(groupForm(each).words)] as const,
            ),
          ]}
          isFixed={isFixed}
          onChange={(next) => onChange?.((current) => withGroup(current, next === NONE ? null : (next as QueryGroup)))}
        />
        <Part
          label="order"
          isLabelShown
          value={alphabetical ?? `${figure} ${ascending}`}
          options={orders}
          isFixed={isFixed}
          onChange={(next) => onChange?.((current) => withOrder(current, next))}
        />
        <Limit query={query} isFixed={isFixed} onChange={onChange} />
        <Part
          label="figure"
          isLabelShown
          value={statistic === null ? NONE : `${statistic.kind} ${statistic.figure}`}
          options={[
            [NONE, 'none'],
            ...figures.flatMap((each) =>
              STATISTICS.map(
                (kind) => [`${kind} ${each}`, `${kind === 'sum' ? 'total' : kind} ${figureName(each)}`] as const,
              ),
            ),
          ]}
          isFixed={isFixed}
          onChange={(next) => set({ statistic: statisticOf(next) })}
        />
      </div>
    </>
  );
}

function withOrder({ alphabetical: _alphabetical, ...query }: Query, text: string): Query {
  if (text === 'ascending' || text === 'descending') return { ...query, order: null, alphabetical: text };
  // The name of a column may have blanks.
  const end = text.lastIndexOf(' ');
  return { ...query, order: { figure: text.slice(0, end) as QueryFigure, ascending: text.slice(end + 1) === 'true' } };
}

function statisticOf(text: string): Query['statistic'] {
  const [kind = ''] = text.split(' ', 1);
  const figure = text.slice(kind.length + 1);
  const known = STATISTICS.find((each) => each === kind);
  return known === undefined ? null : { kind: known, figure: figure as QueryFigure };
}

interface PartProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly isFixed: boolean;
  readonly onChange: (value: string) => void;
}

function Part({ label, isLabelShown = false, value, options, isFixed, onChange }: PartProps) {
  return (
    <Row as="label" gap={8} inline pad="0 0 0 8" className={styles.part}>
      {isLabelShown && <span>{label}</span>}
      <select aria-label={label} value={value} disabled={isFixed} onChange={({ target }) => onChange(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </Row>
  );
}

/** An empty field: all rows. */
function Limit({
  query,
  isFixed,
  onChange,
}: Omit<PartProps, 'label' | 'value' | 'options' | 'onChange'> & Pick<Props, 'query' | 'onChange'>) {
  const { group, perGroup, limit, offset } = query;
  const value = group === null ? limit : (perGroup ?? null);
  return (
    <Row as="label" gap={8} inline pad="0 0 0 8" className={styles.part}>
      <span>{offset > 0 ? `after ${offset}, first` : 'first'}</span>
      <input
        key={value}
        type="number"
        min={1}
        step={1}
        defaultValue={value ?? ''}
        placeholder="all"
        aria-label={group === null ? 'First rows' : 'First rows of each group'}
        disabled={isFixed}
        onBlur={({ target }) => {
          const next = target.value === '' ? null : Math.max(1, Math.floor(target.valueAsNumber));
          if (next !== value && !Number.isNaN(next)) onChange?.((current) => withLimit(current, next));
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') focusAround(currentTarget);
        }}
      />
      {group !== null && <span>of each</span>}
    </Row>
  );
}
