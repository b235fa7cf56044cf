import { formatCount } from '../../domain/shared/figures';

/** A net change with its sign: '+9', '−7', '±0'. */
export function signedCount(net: number): string {
  if (net === 0) return '±0';
  return `${net > 0 ? '+' : '−'}${formatCount(Math.abs(net))}`;
}
