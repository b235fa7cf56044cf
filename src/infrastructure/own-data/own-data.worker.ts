import { expose } from 'comlink';
import { OwnDataSession } from './own-data-session';

expose(new OwnDataSession(new Date().getFullYear()));
