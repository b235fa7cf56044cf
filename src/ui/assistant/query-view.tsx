import type { QueryBlock } from '../../application/assistant/answerer';
import { formatCount } from '../../domain/shared/figures';
import { subjectWords } from '../../domain/query/query-words';
import { type ChangeQuery, ConditionChips } from '../query/condition-chips';
import type { CountRows } from '../query/condition-form';
import type { NamesToChoose } from '../query/names-to-choose';
import { Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { QueryShape } from './query-shape';
import styles from './query-view.module.scss';

interface Props {
  readonly block: QueryBlock;
  readonly names: NamesToChoose;
  readonly countRows: CountRows;
  /** null: the answer cannot be changed now. */
  readonly onChange: ChangeQuery | null;
}

/** All that was understood of a question, each part changeable, and what was not understood. */
export function QueryView({ block, names, countRows, onChange }: Props) {
  const { query, unread, count, own = [] } = block;
  return (
    <Stack gap={8} type="caption" pad="8 12" className={styles.query} role="group" aria-label="Understood as">
      <QueryShape query={query} own={own} onChange={onChange}>
        {count !== undefined && (
          <p className={styles.count}>
            <Text as="b" type="label" tone="strong">
              {formatCount(count.matching)}
            </Text>{' '}
            of {formatCount(count.of)} {subjectWords(query.subject)}
          </p>
        )}
      </QueryShape>
      <ConditionChips query={query} unread={unread} own={own} names={names} countRows={countRows} onChange={onChange} />
    </Stack>
  );
}
