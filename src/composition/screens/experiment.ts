export { ExperimentScreen as Component } from '../../ui/experiments/experiment-screen';
export { experimentModule as module } from './experiment.module';
