import { observer } from 'mobx-react-lite';
import type { Answer } from '../../application/ask/answers/answer';
import type { AskPage } from '../../application/ask/ask-page';
import { idOfRow, type Row } from '../../domain/query/row';
import { formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { Row as Line, Text } from '../kit/layout/stack';
import { Name } from './answer-table';
import styles from './ask-view.module.scss';

interface Props {
  readonly answer: Answer;
  readonly page: AskPage;
}

const MOST_NAMED = 3;

/** What one part less would find, and where nothing matches, what one changed bound lets in. */
export const NearQueries = observer(function NearQueries({ answer, page }: Props) {
  const { less, nearest } = answer;
  return (
    <>
      {nearest.map(({ row, actual, bound, query }) => (
        <Line key={`${idOfRow(row)} ${bound}`} gap="4 12" wrap ruled="below" type="small" pad="8 0">
          <Text as="span" tone="muted">
            Nearest
          </Text>
          <Name row={row} page={page} />
          <Text as="span" fit="grow" tabular>
            {actual}
          </Text>
          <Button variant="outline" size="small" onClick={() => page.ask(query)}>
            {bound} instead
          </Button>
        </Line>
      ))}
      {less.length > 0 && (
        <section aria-label="With one condition less">
          <Text as="h3" type="control" tone="muted">
            With one condition less
          </Text>
          <ul className={styles.less}>
            {less.map(({ at, words, rows, query }) => (
              <li key={at} data-none={rows.length === 0 || undefined}>
                <button type="button" disabled={rows.length === 0} onClick={() => page.ask(query)}>
                  without <b dir="auto">{words}</b>
                </button>{' '}
                <Text as="span" tabular nowrap>
                  {rows.length === 0 ? 'none' : `${formatCount(rows.length)}${answer.rows.length === 0 ? '' : ' more'}`}
                </Text>
                <Names rows={rows} page={page} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});

/** The first rows by name. */
export function Names({ rows, page }: { readonly rows: readonly Row[]; readonly page: AskPage }) {
  return (
    <span className={styles.names}>
      {rows.slice(0, MOST_NAMED).map((row) => (
        <Name key={idOfRow(row)} row={row} page={page} />
      ))}
    </span>
  );
}
