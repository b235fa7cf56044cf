import type { HouseStyle } from '../../domain/shared/house-style';
import type { ProductSettings } from '../shared/product-settings';
import type { TeamStore } from './team.store';

/** How the documents of the open project look: paper, slides and the printed comparison read it here. */
export class HouseStyleStore {
  constructor(
    private readonly settings: Pick<ProductSettings, 'houseStyle'>,
    private readonly team: TeamStore,
  ) {}

  /** That of the team's folder, else the operator's. */
  get style(): HouseStyle {
    return this.team.current?.stored.team.style ?? this.settings.houseStyle;
  }
}
