import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import type { OpenFile } from '../../../application/own-data/open-file';
import { shortDay } from '../../../domain/shared/calendar';
import { Select } from '../../kit/controls/select';
import { Stack, Text } from '../../kit/layout/stack';
import { DateField } from '../date-field';
import styles from './opened-as.module.scss';

interface Props {
  readonly flow: OpenFile;
  readonly mapping: MappingViewModel;
}

const ENGLISH = 'en';
/** For which screen readers and browsers have a voice, a dictionary or rules of their own. */
const LANGUAGES = 'ar cs da de el en es fi fr he hi hu id it ja ko nb nl pl pt ro sv th tr uk vi zh'.split(' ');
const names = new Intl.DisplayNames(ENGLISH, { type: 'language' });

/** What the project is called once the file is open, when its data are from, and in which language its texts are. */
export const OpenedAs = observer(function OpenedAs({ flow, mapping }: Props) {
  const id = useId();
  const { date, source } = flow.dataOf;
  const language = mapping.mapping.language ?? ENGLISH;
  const languages = [...new Set([...LANGUAGES, language])].map((tag) => [tag, names.of(tag) ?? tag] as const);
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
      <div className={styles.line}>
        <Text as="span" type="small" tone="muted" aria-hidden="true">
          Language
        </Text>
        <Select
          label="Language of the texts"
          isAlone
          options={languages.toSorted(([, a], [, b]) => a.localeCompare(b, ENGLISH))}
          value={language}
          onChange={(tag) => void mapping.setLanguage(tag)}
        />
      </div>
    </Stack>
  );
});

const WORDS = {
  'file name': 'the name of the file',
  sheet: 'the name of the sheet',
  'text above the table': 'the text above the table',
  today: 'today: the file names no date',
} as const;
