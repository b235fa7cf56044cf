import styles from './search-results.module.scss';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SearchResult } from '../../application/search/search-source';
import type { SearchSection } from '../../application/search/engine/search-sections';
import type { SearchStore } from '../../application/search/search.store';
import { countOf } from '../../domain/shared/figures';
import { Spinner } from '../kit/layout/spinner';
import { Box, Row, Text } from '../kit/layout/stack';
import { SEARCH_KINDS, SearchOption } from './search-option';

interface Props {
  readonly search: SearchStore;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  /** Index of the option that Enter opens; negative for none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onPick: (result: SearchResult) => void;
  readonly inSheet: boolean;
}

/** The listbox of results, in sections by kind. */
export const SearchResults = observer(function SearchResults(props: Props) {
  const { search, listId, optionId, active, onPoint, onPick, inSheet } = props;
  const { sections, total, query } = search;
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(-1);
  // Only when the active option changes, because scrolling forces a layout; a new list begins with its first option.
  useEffect(() => {
    const isFirst = last.current < 0 && active === 0;
    last.current = active;
    if (active >= 0 && !isFirst)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const isTyped = query.trim() !== '';
  const isEmpty = isTyped && total === 0;
  let index = 0;
  return (
    // A press leaves the focus in the input.
    <div className={inSheet ? styles.sheet : styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <Box ref={list} id={listId} role="listbox" aria-label="Results" pad={8} className={styles.list}>
        {sections.map(({ kind, results: best, all, total: found, isMore = false }) => {
          const results = all === undefined ? best : [...best, all];
          const from = index;
          index += results.length;
          const headingId = `${listId}-${kind}${isMore ? '-more' : ''}`;
          return (
            <div key={headingId} role="group" aria-labelledby={headingId} className={styles.section}>
              <Row id={headingId} role="presentation" gap={12} justify="between" type="caption" tone="muted" pad={8}>
                <span>{isMore ? `More in ${headingOf(kind).toLowerCase()}` : headingOf(kind)}</span>
                {found > best.length && (
                  <Text as="span" tabular>
                    {best.length} of {found}
                  </Text>
                )}
              </Row>
              {results.map((result, row) => (
                <SearchOption
                  key={`${result.kind}:${result.id}`}
                  id={optionId(from + row)}
                  result={result}
                  query={query}
                  isKindSaid={result.kind === kind}
                  isActive={from + row === active}
                  onPoint={() => onPoint(from + row)}
                  onPick={() => onPick(result)}
                />
              ))}
            </div>
          );
        })}
      </Box>
      {isTyped && search.pending && (
        <Text type="caption" tone="muted" pad="8 16">
          Names only, until descriptions can be searched.
        </Text>
      )}
      {isEmpty && (
        <Text as="div" type="small" tone="muted" breaks pad={16}>
          {search.pending ? <Spinner size={16} /> : `Nothing found for “${query.trim()}”.`}
        </Text>
      )}
      <p className="visually-hidden" role="status">
        {isTyped && !search.pending && countOf(total, 'result')}
      </p>
    </div>
  );
});

function headingOf(kind: SearchSection['kind']): string {
  return kind === 'recent' ? 'Recent' : SEARCH_KINDS[kind].heading;
}
