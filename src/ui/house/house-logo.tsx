import type { ReactNode } from 'react';
import type { HouseStyle } from '../../domain/shared/house-style';
import styles from './house.module.scss';

interface Props {
  readonly house: HouseStyle;
  /** Without a logo of the organisation. */
  readonly children?: ReactNode;
}

/** The logo as a picture: what an SVG contains is drawn and never run. */
export function HouseLogo({ house: { logo }, children = null }: Props) {
  return logo === null ? children : <img src={logo} alt="" className={styles.logo} />;
}
