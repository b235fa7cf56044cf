import { localDay, numbersOfDay } from '../../domain/shared/calendar';
import { expose } from 'comlink';
import { OwnDataSession } from './own-data-session';

const [thisYear] = numbersOfDay(localDay(new Date()));
expose(new OwnDataSession(thisYear));
