import { expect, it } from 'vitest';
import { parseAddress } from '../../../src/domain/shared/address-parameters';

it.each([
  ['', { pathname: '', query: [] }],
  ['/data/1', { pathname: '/data/1', query: [] }],
  ['/data/1?', { pathname: '/data/1', query: [] }],
  [
    '/a?b=1&b=2',
    {
      pathname: '/a',
      query: [
        ['b', '1'],
        ['b', '2'],
      ],
    },
  ],
  ['/a?&b=1&&', { pathname: '/a', query: [['b', '1']] }],
  ['/a?b', { pathname: '/a', query: [['b', '']] }],
  ['/a?=c', { pathname: '/a', query: [['', 'c']] }],
  ['/a?b=one+two%20three', { pathname: '/a', query: [['b', 'one two three']] }],
  ['/a?b%26=%3D', { pathname: '/a', query: [['b&', '=']] }],
  ['/a?b=50%+of', { pathname: '/a', query: [['b', '50%+of']] }],
] as const)('%j is %j', (address, parts) => expect(parseAddress(address)).toEqual(parts));
