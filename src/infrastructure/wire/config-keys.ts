import * as v from 'valibot';

/** A text that is not empty; the message names what is wrong on the page of a faulty configuration. */
export const key = (message = 'must be a text that is not empty') =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message));
/** An http(s) address without trailing slashes. */
export const webAddress = v.pipe(
  key('must be an http(s) address'),
  v.regex(/^https?:\/\/[^\s/]+/i, 'must be an http(s) address'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
/** null when it is not given. */
export const optionalKey = v.nullish(key(), null);
