import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { formatCount } from '../../../domain/shared/figures';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { Segments } from '../../kit/controls/segments';

/** More can be chosen in the heads of their columns. */
const MOST_SHOWN = 8;

/** Where several rows are one topic: the figures that it has, and which of them is its size and its growth. */
export const FiguresOfTopic = observer(function FiguresOfTopic({ mapping }: { readonly mapping: MappingViewModel }) {
  const { sheet } = mapping;
  if (sheet === null || sheet.several === null) return null;
  const { rowCount } = sheet.several;
  const made = sheet.columns.filter(({ index }) => sheet.places[index] === null);
  const isAxis = (target: string): boolean => target === 'growth' || target === 'averageSizing';
  const shown = [...made.filter(({ target }) => isAxis(target)), ...made.filter(({ target }) => !isAxis(target))];
  return (
    <Stack as="section" gap={4} aria-labelledby="topic-figures">
      <Text as="h3" type="label" id="topic-figures">
        Figures of a topic
      </Text>
      <Text type="caption" tone="muted" breaks>
        {`${formatCount(rowCount)} rows are ${formatCount(sheet.rowCount)} topics.`}
      </Text>
      {shown.slice(0, MOST_SHOWN).map(({ index, header, name, target }) => (
        <Row key={index} gap={8} justify="between" wrap>
          <Text as="span" type="small" breaks dir="auto">
            {name ?? header}
          </Text>
          <Segments
            label={name ?? header}
            options={[
              ['averageSizing', 'Size'],
              ['growth', 'Growth'],
              ['own-figure', 'Figure'],
            ]}
            value={target === 'averageSizing' || target === 'growth' ? target : 'own-figure'}
            onChange={(to) => void mapping.assign(index, to)}
          />
        </Row>
      ))}
    </Stack>
  );
});
