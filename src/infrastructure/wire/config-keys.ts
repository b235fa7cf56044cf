import * as v from 'valibot';

/** A text that is not empty. */
export const key = (message = 'must be a text that is not empty') =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message));

/** An http(s) address; trailing slashes are removed. */
export const webAddress = v.pipe(
  key('must be an http(s) address'),
  v.regex(/^https?:\/\/[^\s/]+/i, 'must be an http(s) address'),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** A path of the product's own host, or an http(s) address. */
export const modelAddress = v.pipe(
  key('must be a path or an http(s) address'),
  v.regex(/^(?:\/(?!\/)|https?:\/\/[^\s/]+)/i, 'must be a path or an http(s) address'),
);

/** A host name as the content security policy takes it: `host`, `host:port`, `*.domain`, or `*` for every host. */
export const hostPattern = v.pipe(
  key('must be a host name'),
  v.toLowerCase(),
  v.regex(/^(?:\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?)$/, 'must be a host name, such as images.example.com'),
);

export const optionalKey = v.nullish(key(), null);
