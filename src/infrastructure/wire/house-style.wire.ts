import * as v from 'valibot';
import { FONT_LIST, LOGO_LIMIT } from '../../domain/shared/house-style';
import { key } from './config-keys';

const colour = v.pipe(
  v.string('must be a colour'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1f5fd6'),
  v.toLowerCase(),
);

/** Pictures of other origins are not loaded: the content security policy has none. */
const logo = v.pipe(
  key(),
  v.regex(
    /^(?:\/(?!\/)\S+\.(?:svg|png)|data:image\/(?:svg\+xml|png)[;,]\S+)$/i,
    'must be an SVG or PNG of this origin (/logo.svg) or a data: address',
  ),
);

/** As the operator sets it. */
export const houseStyle = v.object({
  logo: v.nullish(logo, null),
  main: v.nullish(colour, null),
  accent: v.nullish(colour, null),
  fonts: v.nullish(v.pipe(key(), v.regex(FONT_LIST, 'must be a list of font names')), null),
});

/** As a team shares it: the logo is a PNG that the product has drawn, of limited size, and no address. */
export const teamStyle = v.object({
  ...houseStyle.entries,
  logo: v.nullish(
    v.pipe(v.string(), v.maxLength(LOGO_LIMIT), v.regex(/^data:image\/png;base64,iVBORw0KGgo[\w+/]*={0,2}$/)),
    null,
  ),
});
