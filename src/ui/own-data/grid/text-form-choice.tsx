import { observer } from 'mobx-react-lite';
import type { MappingViewModel } from '../../../application/own-data/mapping.view-model';
import { BLANKS, DELIMITERS, type Delimiter, type Quotes } from '../../../domain/own-data/text-form';
import { ENCODINGS, type Encoding } from '../../../domain/shared/encodings';
import { Select } from '../../kit/controls/select';

const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
  [BLANKS]: 'blanks',
};
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
};
const QUOTES_NAMES: Readonly<Record<Quotes, string>> = { read: 'around values', plain: 'as written' };

/** How the text of a CSV file is read: nothing for other files. */
export const TextFormChoice = observer(function TextFormChoice({ mapping }: { readonly mapping: MappingViewModel }) {
  const { text } = mapping.mapping;
  if (text === null) return null;
  return (
    <>
      <Select
        label="Delimiter"
        options={DELIMITERS.map((each) => [each, DELIMITER_NAMES[each]] as const)}
        value={text.delimiter}
        onChange={(delimiter) => void mapping.setText({ delimiter })}
      />
      <Select
        label="Encoding"
        options={ENCODINGS.map((each) => [each, ENCODING_NAMES[each]] as const)}
        value={text.encoding}
        onChange={(encoding) => void mapping.setText({ encoding })}
      />
      <Select
        label="Quotation marks"
        options={(['read', 'plain'] as const).map((each) => [each, QUOTES_NAMES[each]] as const)}
        value={text.quotes}
        onChange={(quotes) => void mapping.setText({ quotes })}
      />
    </>
  );
});
