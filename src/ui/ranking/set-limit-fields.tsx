import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SetLimitStore } from '../../application/ranking/set-limit.store';
import { rankFigureName } from '../../domain/ranking/weighting';
import { Select } from '../kit/controls/select';
import { Row } from '../kit/layout/stack';
import styles from './ranking.module.scss';

/** The figure by which sets are added up, and its limit. */
export const SetLimitFields = observer(function SetLimitFields({ limit }: { readonly limit: SetLimitStore }) {
  const { figure, figures, cap } = limit;
  // What is typed, until it is a number: '-' is none yet.
  const [typed, setTyped] = useState<string | null>(null);
  if (figure === null) return null;
  const write = (text: string): void => {
    const value = text.trim() === '' ? null : Number(text);
    if (value !== null && !Number.isFinite(value)) return;
    setTyped(text);
    limit.set({ figure, cap: value });
  };
  return (
    <Row gap={12} wrap data-print="none">
      {figures.length > 1 && (
        <Select
          label="Figure"
          options={figures.map((each) => [each, rankFigureName(each)] as const)}
          value={figure}
          onChange={(each) => {
            setTyped(null);
            limit.set({ figure: each, cap: null });
          }}
        />
      )}
      <Row as="label" gap={8} type="small" tone="muted">
        {figures.length === 1 ? `${rankFigureName(figure)} at most` : 'At most'}
        <input
          className={styles.points}
          type="number"
          step="any"
          value={typed ?? cap ?? ''}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
      </Row>
    </Row>
  );
});
