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
  'windows-1252': 'Western (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  macintosh: 'Western (Mac Roman)',
  shift_jis: 'Japanese (Shift_JIS)',
  gb18030: 'Chinese (GB18030)',
  big5: 'Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
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
