import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { greeting } from '../../../src/domain/shell/greeting';
import { parseScreenAddress, paths, samePlaceInSow } from '../../../src/domain/shell/routes';
import { headerTitle, pageTitle } from '../../../src/domain/shell/titles';

const sow: SowId = entityId('2');

describe('switching the project', () => {
  it.each([
    ['/homepage/1', '/homepage/2'],
    ['/data/1', '/data/2'],
    ['/data-refresh/1', '/data-refresh/2'],
    ['/platforms/1', '/platforms/2'],
    ['/foresight/1', '/foresight/2'],
    ['/reneAI/1', '/reneAI/2'],
    ['/sow/1', '/homepage/2'],
    ['/sow/1/experiments/x', '/homepage/2'],
    ['/anything', '/homepage/2'],
  ])('leads from %s to %s', (from, to) => expect(samePlaceInSow(from, sow)).toBe(to));
});

describe('the header title', () => {
  it.each([
    ['/homepage/1', 'Homepage'],
    ['/data/1', 'Explore my data'],
    ['/data-refresh/1', 'Explore my data'],
    ['/platforms/1', 'Platforms'],
    ['/foresight/1', 'Weekly insights'],
    ['/reneAI/1', 'René AI'],
  ])('of %s is %s', (path, title) => expect(headerTitle(path)).toBe(title));
});

describe('the page title', () => {
  it.each([
    ['/login', 'D&M Visualization Platform - Sign-in'],
    ['/data/1', 'D&M Visualization Platform - Explore your data'],
    ['/homepage/1', 'D&M Visualization Platform'],
    ['/nowhere', 'D&M Visualization Platform - 404'],
    ['/500', 'D&M Visualization Platform - 500'],
  ])('of %s is %s', (path, title) => expect(pageTitle(path)).toBe(title));
});

describe('an address', () => {
  it('keeps any project id, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id.trim() !== ''),
        (raw) => {
          const id: SowId = entityId(raw);
          expect(parseScreenAddress(paths.data(id))).toEqual({ screen: 'data', sowId: id });
        },
      ),
    );
  });

  it('never makes the parser throw', () => {
    fc.assert(fc.property(fc.webPath(), fc.string(), (path, rest) => void parseScreenAddress(`/data/${path}${rest}`)));
    expect(parseScreenAddress('/data/%')?.sowId).toBe('%');
  });
});

describe('the greeting', () => {
  it.each([
    [3, 'Good evening, Maya'],
    [9, 'Good morning, Maya'],
    [13, 'Good afternoon, Maya'],
    [21, 'Good evening, Maya'],
  ])('at %i h is %s', (hour, text) => expect(greeting(hour, 'Maya')).toBe(text));

  it('does without a name', () => expect(greeting(9, ' ')).toBe('Good morning'));
});

describe('an address with a blank project', () => {
  it.each(['/homepage/', '/homepage/%20', '/homepage'])('%j is no screen', (path) => {
    expect(parseScreenAddress(path)).toBeNull();
  });
});
