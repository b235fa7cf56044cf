import { describe, expect, it } from 'vitest';
import { DeckTimer } from '../../../src/application/deck/deck-timer';
import { ManualClock } from '../../fakes/manual-clock';

function aTimer() {
  const clock = new ManualClock();
  return { clock, timer: new DeckTimer(clock) };
}

describe('the timer of a deck', () => {
  it('counts down in whole seconds, and pauses', () => {
    const { clock, timer } = aTimer();
    expect([timer.digits, timer.isRunning]).toEqual(['3:00', false]);
    timer.toggle();
    clock.advance(76_000);
    expect(timer.digits).toBe('1:44');
    expect(timer.share).toBeCloseTo(104 / 180);
    timer.toggle();
    clock.advance(60_000);
    expect(timer.digits).toBe('1:44');
    timer.toggle();
    clock.advance(4_000);
    expect(timer.digits).toBe('1:40');
  });

  it('stops at zero, and begins again when it is started', () => {
    const { clock, timer } = aTimer();
    timer.toggle();
    clock.advance(400_000);
    expect([timer.digits, timer.isOver, timer.isRunning]).toEqual(['0:00', true, false]);
    timer.toggle();
    expect([timer.digits, timer.isRunning]).toEqual(['3:00', true]);
  });

  it('begins again with the next slide, and counts on', () => {
    const { clock, timer } = aTimer();
    timer.toggle();
    clock.advance(30_500);
    timer.restart();
    expect(timer.digits).toBe('3:00');
    clock.advance(10_000);
    expect(timer.isRunning).toBe(true);
    expect(timer.digits).toBe('2:50');
  });

  it('has five lengths', () => {
    const { timer } = aTimer();
    timer.change(1);
    expect(timer.digits).toBe('5:00');
    for (let step = 0; step < 9; step += 1) timer.change(1);
    expect(timer.digits).toBe('10:00');
    for (let step = 0; step < 9; step += 1) timer.change(-1);
    expect(timer.digits).toBe('1:00');
  });
});
