import type { ComponentType } from 'react';
import { token } from '../../application/shared/token';
import type { HouseStyle } from '../../domain/shared/house-style';

/** The fields of the look of documents, in the dialog of the team. */
export type HouseStyleFields = ComponentType<{
  readonly house: HouseStyle;
  readonly onChange: (house: HouseStyle) => void;
}>;
export const HouseStyleFields = token<readonly HouseStyleFields[]>('HouseStyleFields');
