import * as v from 'valibot';
import { requiredText } from './fields';

/** An experiment's page (specification, section 3). */
export const experimentWire = v.object({ experiment_url: requiredText });

export const EXPERIMENT_REQUIRED = ['experiment_url'] as const;
