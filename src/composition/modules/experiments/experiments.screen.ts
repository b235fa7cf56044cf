export { ExperimentScreen as Component } from '../../../ui/experiments/experiment-screen';
export { bindings } from './bindings';
