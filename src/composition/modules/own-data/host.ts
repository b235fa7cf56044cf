export { OwnDataHost as Component } from '../../../ui/own-data/own-data-host';
export { bindings } from './bindings';
