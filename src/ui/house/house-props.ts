import type { CSSProperties } from 'react';
import { textColourOf, type HouseStyle } from '../../domain/shared/house-style';

/** What style sheets take from the house style; where it has nothing they have our values. */
export function houseProps({ main, accent, fonts }: HouseStyle) {
  const own = {
    ...(main !== null && { '--house-main': main }),
    ...(accent !== null && { '--house-accent': accent }),
    ...(textColourOf(main) !== null && { '--house-text': main }),
    ...(fonts !== null && { '--house-fonts': fonts }),
  };
  return { style: own as CSSProperties, 'data-fonts': fonts === null ? undefined : 'house' };
}
