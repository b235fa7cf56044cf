import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export type Load<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface Preloadable<Props = object> {
  (props: Props): ReactNode;
  /** Asks for it ahead of its first rendering. Never rejects: whoever renders it is told what went wrong. */
  readonly preload: () => Promise<void>;
}

/**
 * A component that is fetched when it is first wanted. Once it is here it renders at once, where React's own `lazy` waits
 * for a turn and shows the fallback meanwhile, so that a screen would be drawn twice.
 */
export function preloadable<Props extends object>(load: Load<Props>): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch: Load<Props> = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(fetch);
  function Part(props: Props): ReactNode {
    // The one that it began with: another type of component would be another component, and begin again.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content {...props} />;
  }
  const preload = async (): Promise<void> => {
    await fetch().catch(() => {});
  };
  return Object.assign(Part, { preload });
}
