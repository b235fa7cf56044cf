import * as v from 'valibot';
import type { DashboardGrant } from '../../application/explore/chart-access';
import { requiredText } from './fields';
import { rowReader } from './rows';

/** A dashboard-access grant (specification, section 3). */
export const grantReader = rowReader(
  v.object({ authKey: requiredText, authToken: requiredText }),
  ['authKey', 'authToken'],
  (wire): DashboardGrant => wire,
);
