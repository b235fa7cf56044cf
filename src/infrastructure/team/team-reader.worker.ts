import { expose } from 'comlink';
import { directReader } from './text-reader';

expose(directReader);
