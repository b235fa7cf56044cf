import { useEffect, useState, type ReactNode, type CSSProperties } from 'react';
import { type HouseStyle, textColourOf } from '../../domain/shared/house-style';
import { drawLogo } from './draw-logo';
import styles from './house-logo.module.scss';

interface Props {
  readonly house: Pick<HouseStyle, 'logo'>;
  /** Without a logo of the organisation. */
  readonly children?: ReactNode;
}

/** The logo as a picture: what an SVG contains is drawn and never run. A light one has a dark ground on white. */
export function HouseLogo({ house: { logo }, children = null }: Props) {
  const [light, setLight] = useState<string | null>(null);
  useEffect(() => {
    if (logo !== null) void drawLogo(logo).then((drawn) => drawn?.isLight === true && setLight(logo));
  }, [logo]);
  if (logo === null) return children;
  return <img src={logo} alt="" className={styles.logo} data-light={light === logo || undefined} />;
}

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
