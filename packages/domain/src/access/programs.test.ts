import { describe, expect, it } from 'vitest';
import { PROGRAM_SCOPE_WORDS } from '../es/programs.ts';
import { can } from './can.ts';
import { type Action, CAPABILITIES } from './capabilities.ts';
import { PROGRAM_SCOPES, type ProgramScope } from './program-scopes.ts';
import { isProgram, isWritingScope, SCOPE_OF_ACTION, scopeOfProgram } from './programs.ts';
import { sectorsVisible } from './scope.ts';
import { serviceTokenState } from './service-tokens.ts';

const actions = Object.keys(CAPABILITIES) as Action[];
const program = (scopes: readonly ProgramScope[], sectorIds: readonly number[] | null = null) =>
  scopeOfProgram({ id: 7, clientId: 1, scopes, sectorIds });
const mayIn = (scope: ReturnType<typeof program>, clientId: number, sectorId: number) =>
  actions.filter((action) => can(scope, action, { clientId, sectorId, userId: scope.userId }));

describe('the scopes of a program', () => {
  it('open something each, and nothing that asks for root, a super administrator or another account', () => {
    const opened = actions.filter((action) => SCOPE_OF_ACTION[action] !== null);
    expect(new Set(opened.map((action) => SCOPE_OF_ACTION[action]))).toEqual(new Set(PROGRAM_SCOPES));
    for (const action of opened) expect(CAPABILITIES[action], action).not.toHaveProperty('also', 'super');
    expect(
      opened.filter((action) => /^(user|account|service-token|embed-key|sign-in)\./.test(action)),
    ).toEqual([]);
    expect(PROGRAM_SCOPES.filter(isWritingScope)).toEqual([
      'measurements.write',
      'photos.write',
      'events.write',
    ]);
    expect(Object.keys(PROGRAM_SCOPE_WORDS)).toEqual([...PROGRAM_SCOPES]);
  });

  it('are all that it may do, whatever its role would allow', () => {
    const all = mayIn(program(PROGRAM_SCOPES), 1, 11);
    expect(all.toSorted()).toEqual(actions.filter((action) => SCOPE_OF_ACTION[action] !== null).toSorted());
    const importing = mayIn(program(['measurements.write']), 1, 11);
    expect(importing).toContain('measurement.import');
    expect(importing.filter((action) => CAPABILITIES[action].writes)).toEqual(['measurement.import']);
    expect(importing).not.toContain('series.read');
    expect(mayIn(program([]), 1, 11).filter((action) => CAPABILITIES[action].writes)).toEqual([]);
  });

  it('reach no other client, and of its own the named sectors alone', () => {
    expect(mayIn(program(PROGRAM_SCOPES), 3, 31)).toEqual([]);
    const north = program(PROGRAM_SCOPES, [11]);
    expect(sectorsVisible(north, 1)).toEqual(new Set([11]));
    expect(can(north, 'measurement.import', { clientId: 1, sectorId: 11 })).toBe(true);
    for (const action of ['measurement.import', 'series.read', 'station.read', 'event.create'] as const)
      expect(can(north, action, { clientId: 1, sectorId: 12 }), action).toBe(false);
    expect(sectorsVisible(program(PROGRAM_SCOPES, []), 1)).toEqual(new Set());
  });
});

it('a program writes under an id that no person has', () => {
  expect([isProgram(program([]).userId), isProgram(7), isProgram(0)]).toEqual([true, false, false]);
});

it.each([
  [{}, 'active'],
  [{ replacedUntil: 11 }, 'rotating'],
  [{ replacedUntil: 10 }, 'active'],
  [{ expiresAt: 10, replacedUntil: 11 }, 'expired'],
  [{ endedAt: 1, expiresAt: 10 }, 'ended'],
] as const)('%j is %s', (over, state) => {
  const token = { expiresAt: 20, endedAt: null, replacedUntil: null, ...over };
  expect(serviceTokenState(token, 10)).toBe(state);
});
