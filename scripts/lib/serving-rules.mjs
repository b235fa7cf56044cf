// Caching rules that our own server and the generated server files share.

/** Files with a hash of their content in the name: browsers may cache them without an end. */
export const HASHED_FOLDER = '/assets/';

/** Pages of the product itself that it shows in a frame. */
export const FRAMEABLE_FOLDER = '/experiments/';

/**
 * Header of a proxy that shows the product under a path of its own and takes that path off: Traefik and others send it. What
 * else it may say could lead the shell to another host.
 */
export const PREFIX_HEADER = 'x-forwarded-prefix';
export const PREFIX = '(?<platform_path>(?:/[A-Za-z0-9._~-]+)+)/?';

export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time: the shell and the configuration name all other files. */
export const ASK_EACH_TIME = 'no-cache';
