import type { HouseStyle } from '../../domain/shared/house-style';
import { drawLogo } from './draw-logo';
import { fontMeasure } from './font-measure';
import { slideLook, type SlideLook } from '../../application/brief/slides/slide-style';

/** The look of slides, with its logo drawn and its fonts measured. */
export async function houseLookOf(house: HouseStyle): Promise<SlideLook> {
  const logo = house.logo === null ? null : await drawLogo(house.logo);
  return slideLook(house, logo, house.fonts === null ? undefined : fontMeasure(house.fonts));
}
