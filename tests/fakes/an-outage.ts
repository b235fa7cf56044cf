import { ServiceOutage } from '../../src/application/workspace/service-outage';
import { FakeConnection } from './fake-connection';
import { ManualClock } from './manual-clock';

/** Of a service that answers until a test says otherwise. */
export function anOutage(clock = new ManualClock(), connection = new FakeConnection()): ServiceOutage {
  return new ServiceOutage(clock, connection, { name: 'The API', place: 'api.example.com' });
}
