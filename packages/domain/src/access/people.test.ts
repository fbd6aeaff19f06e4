import { describe, expect, it } from 'vitest';
import { aUser } from '../../fixtures/builders/events.ts';
import type { Access, Account, User } from '../entities/user.ts';
import { asColleague, asMember, reachesOneOf, seesPerson } from './people.ts';

const OWN = 10;
const withAccess = (id: number, access: Partial<Access> = {}, rest: Partial<User> = {}): User =>
  aUser({
    id,
    clientId: OWN,
    access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {}, ...access },
    ...rest,
  });
const narrowed = (id: number, ...sectors: number[]) =>
  withAccess(id, { entitiesUnderSector: Object.fromEntries(sectors.map((sector) => [sector, 'user'])) });
const north = narrowed(1, 100);
const NORTH = new Set([100]);
const NONE = new Set<number>();

describe('somebody narrowed to sectors', () => {
  it.each<[string, User, boolean]>([
    ['themselves', north, true],
    ['who shares one of them', narrowed(2, 100, 200), true],
    ['who has others', narrowed(3, 200), false],
    ['who reaches the whole client', withAccess(4), true],
    ['who administers it', withAccess(5, { role: 'admin', entitiesUnderSector: { 200: 'user' } }), true],
    ['who reads every client', withAccess(6, { entitiesUnderClient: { '*': 'user' } }), true],
    ['an account that is closed', withAccess(7, {}, { enabled: false }), false],
  ])('sees %s: %s', (_, person, isSeen) => {
    expect(seesPerson(north, person, OWN, NORTH)).toBe(isSeen);
  });

  it('sees nobody but themselves in a client where they have no sector', () => {
    expect(seesPerson(north, withAccess(4), OWN, NONE)).toBe(false);
    expect(seesPerson(north, narrowed(2, 100), OWN, NONE)).toBe(false);
    expect(seesPerson(north, north, OWN, NONE)).toBe(true);
  });
});

it('who reaches the whole client sees everybody of it, and nobody of another one', () => {
  const everybody = [north, narrowed(3, 200), withAccess(7, {}, { enabled: false })];
  expect(everybody.every((person) => seesPerson(withAccess(4), person, OWN, 'all'))).toBe(true);
  expect(everybody.some((person) => seesPerson(withAccess(4), person, 11, 'all'))).toBe(false);
});

it('a person reaches a sector by the client they serve, too', () => {
  const adviser = withAccess(8, { entitiesUnderClient: { 11: 'user' } });
  expect(reachesOneOf(adviser, 11, new Set([300]))).toBe(true);
  expect(reachesOneOf(adviser, 12, new Set([300]))).toBe(false);
});

it('a second step is told to its person and to those who may take it away', () => {
  const account = (user: User): Account => ({
    ...user,
    ...{ status: 'CONFIRMED', lastAccess: 5, secondStepSince: 6, createdAt: 1 },
  });
  const [person, root] = [withAccess(9, {}), withAccess(9, {}, { permissions: 'root' })].map(account);
  const told = (by: User, of = person) => asMember(by, of!).secondStepSince;
  expect(told(withAccess(8, { role: 'admin' }))).toBe(6);
  expect(told(withAccess(8, {}))).toBeNull();
  expect(told(withAccess(9, {}))).toBe(6);
  expect(told(withAccess(8, { role: 'admin' }), root)).toBeNull();
});

it('a colleague is shown without other rights and without what the account does', () => {
  const colleague: Account = {
    ...withAccess(
      9,
      {
        role: 'admin',
        entitiesUnderClient: { 11: 'admin' },
        entitiesUnderSector: { 100: 'user', 200: 'admin' },
      },
      { permissions: 'root' },
    ),
    status: 'CONFIRMED',
    lastAccess: 5,
    secondStepSince: 6,
    createdAt: 1,
  };
  expect(asColleague(colleague, NORTH)).toEqual({
    ...colleague,
    permissions: '',
    access: { role: 'admin', entitiesUnderClient: {}, entitiesUnderSector: { 100: 'user' } },
    status: '',
    lastAccess: null,
    secondStepSince: null,
  });
});
