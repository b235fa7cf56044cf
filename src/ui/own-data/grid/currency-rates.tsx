import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { typedRate } from '../../../domain/own-data/exchange-rates';
import type { ColumnMapping } from '../../../domain/own-data/mapping';
import { Button } from '../../kit/controls/button';
import { Row, Stack, Text } from '../../kit/layout/stack';
import styles from './reading-checks.module.scss';

interface Props {
  readonly mapping: MappingViewModel;
  readonly column: ColumnMapping;
}

/** What a unit of each currency of a column counts in the most frequent one: with all rates, the amounts are a size. */
export const CurrencyRates = observer(function CurrencyRates({ mapping, column }: Props) {
  const { index, currencies = [], rates = null } = column;
  const [to = '', ...others] = currencies;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const textOf = (currency: string): string => typed[currency] ?? String(rates?.of[currency] ?? '');
  const found = others.map((currency) => [currency, typedRate(textOf(currency))] as const);
  const isWhole = found.every(([, rate]) => rate !== null);
  return (
    <Stack gap={4}>
      {others.map((currency) => (
        <Row key={currency} as="label" gap={8}>
          <Text as="span" type="small" tone="muted">{`1 ${currency} =`}</Text>
          <input
            className={styles.rate}
            inputMode="decimal"
            maxLength={20}
            aria-label={`${to} for 1 ${currency}`}
            value={textOf(currency)}
            onChange={({ target }) => setTyped({ ...typed, [currency]: target.value })}
          />
          <Text as="span" type="small" tone="muted">
            {to}
          </Text>
        </Row>
      ))}
      <Row gap={8} wrap>
        <Button
          variant="outline"
          size="small"
          disabled={!isWhole}
          onClick={() =>
            void mapping.answer(index, {
              rates: { to, of: Object.fromEntries(found.map(([currency, rate]) => [currency, rate ?? 1])) },
              target: 'averageSizing',
              isChosen: true,
            })
          }
        >
          {`Read as size in ${to}`}
        </Button>
        {rates !== null && (
          <Button
            variant="outline"
            size="small"
            onClick={() => void mapping.answer(index, { rates: null, target: 'own-label', isChosen: true })}
          >
            Read as a label
          </Button>
        )}
      </Row>
    </Stack>
  );
});
