import type { HouseStyle } from '../../domain/shared/house-style';
import type { ProductSettings } from '../shared/product-settings';
import { token } from '../shared/token';

/** A look that a function of the product has for the documents of the open project; null: it has none. Observed. */
export type HouseStyleOfProject = () => HouseStyle | null;
export const HouseStyleSources = token<readonly HouseStyleOfProject[]>('HouseStyleSources');

/** How the documents of the open project look: paper, slides and the printed comparison read it here. */
export class HouseStyleStore {
  constructor(
    private readonly settings: Pick<ProductSettings, 'houseStyle'>,
    private readonly sources: readonly HouseStyleOfProject[],
  ) {}

  /** That of the project, else the operator's. */
  get style(): HouseStyle {
    for (const source of this.sources) {
      const style = source();
      if (style !== null) return style;
    }
    return this.settings.houseStyle;
  }
}
