// One scale of spacing, the type roles and three breakpoints (src/ui/styles): the sheets of screens use these only.
const LENGTH = String.raw`(?<![\d.])(?!(?:0|1|4|8|12|16|24|32|48|64)px)\d*\.?\d+(?:px|rem|em|pt|mm|ch|vw|vh)`;

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    {
      files: ['src/ui/!(styles|kit)/**/*.scss'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/^(?:padding|margin|gap|row-gap|column-gap)/': [`/${LENGTH}/`] },
          { message: 'Spacing is a step of the scale: 4, 8, 12, 16, 24, 32, 48 or 64 px (src/ui/styles/_space.scss).' },
        ],
        'declaration-property-value-allowed-list': [
          {
            font: ['inherit'],
            'font-size': ['inherit'],
            'font-weight': ['400', '500', '600', 'inherit'],
            'letter-spacing': ['0', 'inherit'],
          },
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
  ],
};
