import { expose } from 'comlink';
import { firmnessOf } from '../../domain/ranking/firmness';

const computer = { compute: firmnessOf };

export type FirmnessInWorker = typeof computer;

expose(computer);
