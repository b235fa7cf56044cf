import { describe, expect, it } from 'vitest';
import { CompanionChunk } from '../../../src/ui/app/companion-chunk';

describe('what a screen needs beside its own chunk', () => {
  it('is asked for as soon as it is wanted and known where it comes from, whichever is first', () => {
    for (const steps of [
      ['want', 'know'],
      ['know', 'want'],
    ] as const) {
      const chunk = new CompanionChunk();
      let asked = 0;
      const act = { want: () => chunk.want(), know: () => chunk.comesFrom(() => (asked += 1)) };
      act[steps[0]]();
      expect(asked).toBe(0);
      act[steps[1]]();
      expect(asked).toBe(1);
    }
  });

  it('is never asked for by screens that do not want it', () => {
    let asked = 0;
    new CompanionChunk().comesFrom(() => (asked += 1));
    expect(asked).toBe(0);
  });
});
