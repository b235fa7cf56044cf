import type { LucideIcon } from 'lucide-react';

/** What stands in the place of lucide-react's createLucideIcon in the build. */
export function createLightIcon(data: {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}): LucideIcon;
