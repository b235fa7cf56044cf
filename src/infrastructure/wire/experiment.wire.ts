import * as v from 'valibot';
import { requiredText } from './fields';
import { rowReader } from './rows';

/** The address of an experiment's page (specification, section 3). */
export const experimentReader = rowReader(
  v.object({ experiment_url: requiredText }),
  ['experiment_url'],
  ({ experiment_url: address }) => address,
);
