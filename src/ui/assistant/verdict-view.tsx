import { Check, X } from 'lucide-react';
import type { AnswerBlock } from '../../application/assistant/answerer';
import { verdictText } from '../../application/assistant/answer-lines';
import { type Query, withoutCondition } from '../../domain/query/query';
import { Button } from '../kit/controls/button';
import { Box, Stack } from '../kit/layout/stack';
import styles from './verdict-view.module.scss';

type Verdict = Extract<AnswerBlock, { readonly kind: 'verdict' }>;

interface Props {
  readonly block: Verdict;
  /** Answers a query in a turn of its own; null: not now. */
  readonly onAsk: ((query: Query) => void) | null;
}

/** Why an item is, or is not, among the rows of the query before: each condition with what it is of the item. */
export function VerdictView({ block, onAsk }: Props) {
  const { verdict, query } = block;
  return (
    <Box pad="12 16" className={styles.verdict}>
      <p>{verdictText(block)}</p>
      <Stack as="ul" gap={4} above={8} type="small">
        {verdict.conditions.map(({ words, meets, actual, isUnknown }, index) => (
          <li key={words} data-meets={meets}>
            {meets ? <Check size={14} aria-label="Met:" /> : <X size={14} aria-label="Not met:" />}
            <span>
              {words}
              {isUnknown ? ', not known of it' : actual === '' ? '' : `, ${actual}`}
            </span>
            {!meets && query !== null && onAsk !== null && (
              <Button variant="outline" size="small" onClick={() => onAsk(withoutCondition(query, index))}>
                Drop this condition
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Box>
  );
}
