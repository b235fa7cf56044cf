import { useEffect, useState, type ReactNode } from 'react';
import type { HouseStyle } from '../../domain/shared/house-style';
import { drawLogo } from './draw-logo';
import styles from './house.module.scss';

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
