import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/**
 * A link within the product. The router's own compares its target with where the router thinks we are, and that is
 * without what the address says of cards and filters (app/address-router.tsx); the navigator knows better.
 */
export function Link(props: Omit<LinkProps, 'replace'>) {
  return <RouterLink {...props} replace={false} />;
}

export type { LinkProps };
