import { expose } from 'comlink';
import { OwnDataWork } from './own-data-work';

expose(new OwnDataWork());
