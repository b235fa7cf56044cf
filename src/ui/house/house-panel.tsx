import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { colourWords, FONT_LIST, LOGO_LIMIT, OUR_STYLE, type HouseStyle } from '../../domain/shared/house-style';
import { FileInput } from '../kit/files/file-input';
import { IconButton } from '../kit/controls/icon-button';
import { Text } from '../kit/layout/stack';
import { drawLogo } from '../art/draw-logo';
import { HouseLogo } from '../art/house-logo';
import styles from './house.module.scss';

const COLOURS = [
  { part: 'main', label: 'Colour' },
  { part: 'accent', label: 'Second colour' },
] as const;
/** Bytes. */
const FILE_LIMIT = 2_000_000;

interface Props {
  readonly house: HouseStyle;
  readonly onChange: (house: HouseStyle) => void;
}

/** Logo, colours and fonts of documents, and what of them is too light for texts. */
export function HousePanel({ house, onChange }: Props) {
  const [fault, setFault] = useState('');
  const change = (part: Partial<HouseStyle>): void => {
    setFault('');
    onChange({ ...house, ...part });
  };
  const takeLogo = async (file: File): Promise<void> => {
    const logo = await logoOf(file);
    if (logo !== null) change({ logo });
    else setFault('The logo must be an SVG or PNG, and not a large photograph.');
  };
  const takeFonts = (typed: string): void => {
    const fonts = typed.trim();
    if (fonts === '' || FONT_LIST.test(fonts)) change({ fonts: fonts || null });
    else setFault('Write names of fonts, with commas between them.');
  };
  return (
    <section aria-label="Look of documents">
      <Text as="h2" type="control">
        Look of documents
      </Text>
      <Part label="Logo" onRemove={house.logo === null ? null : () => change({ logo: null })}>
        <HouseLogo house={house} />
        <label className={styles.file}>
          {house.logo === null ? 'Choose an SVG or PNG' : 'Replace'}
          <FileInput accept=".svg,.png" isReached onChoose={([file]) => void takeLogo(file)} />
        </label>
      </Part>
      {COLOURS.map(({ part, label }) => {
        const value = house[part];
        return (
          <Part
            key={part}
            label={label}
            onRemove={value === null ? null : () => change({ [part]: null })}
            note={value === null ? null : <ColourNote colour={value} />}
          >
            <input
              type="color"
              className={styles.swatch}
              aria-label={label}
              value={value ?? '#14161b'}
              onChange={({ target }) => change({ [part]: target.value.toLowerCase() })}
            />
            {value ?? 'Standard'}
          </Part>
        );
      })}
      <Part label="Fonts" onRemove={null}>
        <input
          key={house.fonts}
          className={styles.fonts}
          aria-label="Fonts"
          placeholder="Standard"
          defaultValue={house.fonts ?? ''}
          onBlur={({ target }) => takeFonts(target.value)}
        />
      </Part>
      <Text type="caption" tone="muted" role="status" className={styles.note} data-fault={fault !== '' || undefined}>
        {fault}
      </Text>
      <Text type="caption" tone="muted">
        For briefs, slides and printed comparisons of the whole team. The quadrants keep their colours.
      </Text>
    </section>
  );
}

interface PartProps {
  readonly label: string;
  /** null: there is nothing to remove. */
  readonly onRemove: (() => void) | null;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Part({ label, onRemove, note = null, children }: PartProps) {
  return (
    <Text as="div" type="small" ruled="below" pad="4 0" className={styles.part}>
      <Text as="b" weight={400} tone="muted">
        {label}
      </Text>
      <span>{children}</span>
      {onRemove !== null && (
        <IconButton
          label={`Remove: ${label}`}
          icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
      {note}
    </Text>
  );
}

/** How well it is read on white, and what texts have where it is not. */
function ColourNote({ colour }: { readonly colour: string }) {
  const { isTooLight, text } = colourWords(colour);
  return (
    <Text
      as="small"
      type="caption"
      tone="muted"
      role="status"
      className={styles.note}
      data-fault={isTooLight || undefined}
    >
      {text}
    </Text>
  );
}

/** A file as the address of a PNG; null: it is none, or too large. */
async function logoOf(file: File): Promise<HouseStyle['logo']> {
  if (file.size > FILE_LIMIT || !/\.(?:svg|png)$/i.test(file.name)) return OUR_STYLE.logo;
  const address = URL.createObjectURL(file);
  const drawn = await drawLogo(address);
  URL.revokeObjectURL(address);
  return drawn !== null && drawn.source.length <= LOGO_LIMIT ? drawn.source : null;
}
