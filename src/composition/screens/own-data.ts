export { OwnDataHost as Component } from '../../ui/own-data/own-data-host';
export { ownDataModule as module } from './own-data.module';
