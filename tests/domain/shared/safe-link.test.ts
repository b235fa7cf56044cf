import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../src/domain/shared/safe-link';

describe('a link', () => {
  it.each([
    ['https://www.unep.org/topics?x=1#a', 'unep.org'],
    ['http://example.com', 'example.com'],
    ['  https://example.com:8080/path  ', 'example.com'],
    ['HTTPS://EXAMPLE.COM/', 'example.com'],
    ['https://münchen.example/straße', 'münchen.example'],
  ])('%s is offered, as %s', (raw, hostname) => {
    expect(safeLink(raw)).toEqual({ href: raw.trim(), hostname });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'ftp://example.com',
    'file:///etc/passwd',
    '//example.com',
    '/own/path',
    'example.com',
    'https://',
    'https://bank.com@evil.com/',
    'https:\\\\evil.com',
    'https://evil.com\\@bank.com',
    'https://exa mple.com',
    'https://example.com/a b',
    '',
  ])('%s is text', (raw) => expect(safeLink(raw)).toBeNull());

  it('is never anything but http or https, and agrees with the browser about the host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.anything()), (raw) => {
        const link = safeLink(raw);
        if (link === null) return;
        const url = new URL(link.href);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username).toBe('');
      }),
    );
  });
});
