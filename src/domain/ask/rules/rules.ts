import type { Rule } from '../grammar';
import { FIGURE_RULES } from './figure-rules';
import { LABEL_RULES, NAME_RULES } from './name-rules';
import { ORDER_RULES } from './order-rules';
import { STATE_RULES } from './state-rules';

/** Of rules that fit equally many words the first one counts. */
export const RULES: readonly Rule[] = [...LABEL_RULES, ...STATE_RULES, ...FIGURE_RULES, ...ORDER_RULES, ...NAME_RULES];
