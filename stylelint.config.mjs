// One scale of spacing, the type roles and three breakpoints (src/ui/styles): the sheets of screens use these only.
const LENGTH = String.raw`(?<![\d.])(?!(?:0|1|4|8|12|16|24|32|48|64)px)\d*\.?\d+(?:px|rem|em|pt|mm|ch|vw|vh)`;

const TYPE = {
  font: ['inherit'],
  'font-size': ['inherit'],
  'font-weight': ['400', '500', '600', 'inherit'],
  'letter-spacing': ['0', 'inherit'],
};
/**
 * The spacing of the sheets of screens. What differs from it is said with a primitive of ui/kit (Box, Row, Stack, Text), or
 * named as a custom property.
 *
 * @type {Record<string, readonly string[]>}
 */
const SPACING = {
  gap: [
    '0',
    '4px',
    '8px',
    '12px',
    '16px',
    '24px',
    '32px',
    'inherit',
    // Between lines, and between what stands in a line.
    '0 4px',
    '0 12px',
    '0 24px',
    '0 32px',
    '4px 8px',
    '4px 12px',
    '4px 24px',
    '8px 4px',
    '12px 32px',
    '24px 48px',
    '24px 64px',
    '32px 48px',
  ],
  margin: ['0', '8px', 'auto', '0 auto', '0 8px', '0 -8px', '8px 0', '-8px 0'],
  'margin-top': ['4px', '8px', '12px', '16px', '24px', '48px'],
  'margin-bottom': ['-8px', '4px', '8px', '12px'],
  'margin-inline-start': ['-24px', '-8px', '4px', '8px', 'auto'],
  'margin-inline-end': ['-8px', '8px'],
  padding: [
    '0',
    '4px',
    '8px',
    '16px',
    '4px 0',
    '8px 0',
    '12px 0',
    '4px 8px',
    '8px 12px',
    '12px 16px',
    '0 4px',
    '0 8px',
    '0 12px',
    '0 16px',
    '0 24px',
    '0 32px',
  ],
  'padding-block': ['4px'],
  'padding-top': ['8px', '12px', '16px', '24px', '/safe-area/'],
  'padding-bottom': ['8px'],
  'padding-inline-start': ['0', '16px'],
  'padding-inline-end': ['0', '8px', '64px'],
  'padding-inline': [],
  'margin-block': [],
  'margin-inline': [],
  'row-gap': [],
  'column-gap': [],
};

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-disallowed-list': [
      [String.raw`/:has\([^)]*[+~]/`],
      {
        message:
          'An element is not chosen by what follows another one inside of it: each element that comes or goes would have the browser recalculate the styles of the whole page. The element says it itself.',
      },
    ],
  },
  overrides: [
    {
      files: ['src/ui/!(styles|kit|signal)/**/*.scss'],
      rules: {
        'declaration-property-value-allowed-list': [
          TYPE,
          { message: 'Text has a type role: @include type(...) (src/ui/styles/_type.scss).' },
        ],
        'property-disallowed-list': [
          ['font-family'],
          { message: 'Text has a type role: @include type(...) (src/ui/styles/_type.scss).' },
        ],
        'media-feature-name-disallowed-list': [
          ['width', 'min-width', 'max-width'],
          {
            message:
              'Windows have three breakpoints: @include phone, drawer or narrow (src/ui/styles/_breakpoints.scss).',
          },
        ],
      },
    },
    {
      files: ['src/ui/!(styles|kit|signal|own-data)/**/*.scss'],
      rules: {
        'declaration-property-value-allowed-list': [
          {
            ...TYPE,
            ...Object.fromEntries(
              Object.entries(SPACING).map(([property, steps]) => [property, [...steps, '/var\\(/']]),
            ),
          },
          { message: 'Text has a type role, and spacing a step of stylelint.config.mjs or a primitive of ui/kit.' },
        ],
      },
    },
    {
      // These sheets have the steps of the scale, but not yet the set of the others.
      files: ['src/ui/own-data/**/*.scss'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/^(?:padding|margin|gap|row-gap|column-gap)/': [`/${LENGTH}/`] },
          { message: 'Spacing is a step of the scale: 4, 8, 12, 16, 24, 32, 48 or 64 px (src/ui/styles/_space.scss).' },
        ],
      },
    },
  ],
};
