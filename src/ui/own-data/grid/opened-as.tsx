import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OpenFile } from '../../../application/own-data/open-file';
import { shortDay } from '../../../domain/shared/calendar';
import { Stack, Text } from '../../kit/layout/stack';
import { DateField } from '../date-field';
import styles from './opened-as.module.scss';

/** What the project is called once the file is open, and when its data are from. */
export const OpenedAs = observer(function OpenedAs({ flow }: { readonly flow: OpenFile }) {
  const id = useId();
  const { date, source } = flow.dataOf;
  return (
    <Stack gap={4}>
      <label className={styles.line}>
        <Text as="span" type="small" tone="muted">
          Name
        </Text>
        <input
          className={styles.field}
          value={flow.typedName ?? flow.name}
          maxLength={120}
          dir="auto"
          onChange={({ target }) => flow.callIt(target.value)}
        />
      </label>
      <div className={styles.line}>
        <Text as="span" type="small" tone="muted" id={id}>
          Data of
        </Text>
        <DateField date={date} labelledBy={id} className={styles.field} onChange={flow.dateIt} />
      </div>
      <Text type="caption" tone="muted" breaks>
        {source === 'you' ? `${shortDay(date)}, as you say` : `${shortDay(date)}, taken from ${WORDS[source]}`}
      </Text>
    </Stack>
  );
});

const WORDS = {
  'file name': 'the name of the file',
  sheet: 'the name of the sheet',
  'text above the table': 'the text above the table',
  today: 'today: the file names no date',
} as const;
