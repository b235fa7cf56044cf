import type { Topic } from '../../../../src/domain/topic/topic';

export const over = (value: number | null | undefined, bound: number): boolean => value != null && value > bound;
export const under = (value: number | null | undefined, bound: number): boolean => value != null && value < bound;
export const within = (value: number | null, from: number, to: number): boolean =>
  value !== null && value >= from && value <= to;
export const status = ({ status: own }: Topic): number => own ?? 0;
export const inShift = (topic: Topic, name: string): boolean => topic.trend?.shiftName === name;
/** In points; null: one of the two is not known. */
export const gap = (one: number | null, other: number | null): number =>
  one === null || other === null ? Number.NaN : Math.round((one - other) * 1e4) / 1e4;
