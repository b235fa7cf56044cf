import { LoadOwnData } from '../../../application/own-data/own-projects';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';
import { OfferedOwnData } from './lazy-own-data';

export function live(options: BindOptions): void {
  provide(options, OfferedOwnData, () => null, []);
  provide(options, LoadOwnData, () => null, []);
}
