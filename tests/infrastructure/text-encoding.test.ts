import { describe, expect, it } from 'vitest';
import { decoded, detectEncoding } from '../../src/infrastructure/text-encoding';

describe('the encoding of a text', () => {
  it('is UTF-16 by its mark, UTF-8 where it is valid, and Windows-1252 for the rest, whose signs are read', () => {
    expect(decoded(new Uint8Array([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
    expect(decoded(new Uint8Array([0xfe, 0xff, 0x00, 0x41]))).toBe('A');
    expect(decoded(new TextEncoder().encode('\uFEFFGröße €'))).toBe('Größe €');
    const bytes = new Uint8Array([0x96, 0x34, 0x2c, 0x35, 0x20, 0x4d, 0x69, 0x6f, 0x2e, 0x20, 0x80, 0xe4, 0x93, 0x9f]);
    expect(detectEncoding(bytes)).toBe('windows-1252');
    expect(decoded(bytes)).toBe('–4,5 Mio. €ä“Ÿ');
  });
});
