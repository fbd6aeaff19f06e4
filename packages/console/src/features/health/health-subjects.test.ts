import type { HealthOf } from '@vigia/api/client';
import type { Access, User } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { CHOICE_SOURCE, TREE } from '../../testing/sample-farm.ts';
import { WELL_ROWS } from '../../testing/sample-state.ts';
import { conditionsOf, healthItems, type KeptItems } from './health-items.ts';
import { batchesOf, countOf, inReach, isFound, type Subject, subjectsOf } from './health-subjects.ts';

const tree = TREE;
const answer = (stationId: number): HealthOf => ({ stationId, serial: null, rows: WELL_ROWS });

describe('the stations and devices of the screen', () => {
  it('leave out archived stations and decommissioned devices', () => {
    const [first, ...others] = tree.stations;
    const stations = [{ ...first!, archived: true }, ...others];
    expect(subjectsOf([{ ...tree, stations }], 'stations')).toHaveLength(others.length);
    expect(countOf([{ ...tree, stations }], 'stations')).toBe(others.length);
    const nodes = tree.nodes.map((node) => ({ ...node, decommissioned: node.serial === 'VG-9' }));
    expect(countOf([{ ...tree, nodes }], 'nodes')).toBe(nodes.length - 1);
    expect(subjectsOf([{ ...tree, nodes }], 'nodes').map(({ id }) => id)).not.toContain('VG-9');
  });

  it('is of a limited reader’s stations and of the devices that stand there', () => {
    const access: Access = { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {} };
    const person = { ...(CHOICE_SOURCE.user as User), clientId: tree.client.id, access };
    expect(inReach(person, tree)).toBe(tree);
    const limited = { ...person, access: { ...access, entitiesUnderSector: { 1: 'user' } as const } };
    const { nodes } = inReach(limited, tree);
    expect(nodes.map(({ serial }) => serial)).not.toContain('VG-9');
    expect(nodes).toHaveLength(tree.nodes.length - 2);
  });

  it('goes by client, sector and name; devices in no station come last', () => {
    const nodes = subjectsOf([tree], 'nodes');
    expect(nodes.slice(-2).map(({ id, sector }) => [id, sector])).toEqual([
      ['VG-9', null],
      ['VG-12', null],
    ]);
    expect(subjectsOf([tree], 'stations').map(({ name }) => name)).toEqual([
      'Apalta 01',
      'Apalta 02',
      'Apalta 03',
      'Apalta 04',
      'Los Niches 01',
      'Los Niches 02',
      'Los Niches 03',
    ]);
  });

  it('are requested in batches of one client, the first one small', () => {
    const of = (clientId: number, count: number) =>
      Array.from({ length: count }, (_, id) => ({ id, clientId }) as Subject);
    expect(batchesOf([...of(1, 300), ...of(2, 51)]).map((batch) => batch.length)).toEqual([12, 250, 38, 51]);
    expect(batchesOf([])).toEqual([]);
  });

  it('are found by each word of name and sector, ignoring accents', () => {
    const subject = { name: 'Estación 7', sector: 'Los Ñiches' };
    expect(['', ' ', 'ESTACION', 'niches 7'].map((typed) => isFound(subject, typed))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isFound(subject, 'niches 8')).toBe(false);
    expect(isFound({ name: 'VG-1', sector: null }, 'null')).toBe(false);
  });
});

describe('the health of these', () => {
  const [a, b, c] = subjectsOf([tree], 'stations') as [Subject, Subject, Subject];

  const pending = { data: undefined, isError: false };
  const failed = { data: undefined, isError: true };

  it('fails for a whole batch, and for subjects missing in an answer', () => {
    const results = [{ data: [answer(b.id as number)], isError: false }, pending];
    expect([...conditionsOf('stations', [[a, b], [c]])(results)]).toEqual([
      [a, 'error'],
      [b, answer(b.id as number)],
    ]);
    expect([...conditionsOf('stations', [[a]])([failed])]).toEqual([[a, 'error']]);
  });

  it('is the same map until an answer arrives, and a new one after each', () => {
    const conditions = conditionsOf('stations', [[a], [b]]);
    const waiting = conditions([pending, pending]);
    expect(conditions([{ ...pending }, { ...pending }])).toBe(waiting);
    expect(waiting.size).toBe(0);
    const known = { data: [answer(a.id as number)], isError: false };
    const one = conditions([known, pending]);
    expect([...one.keys()]).toEqual([a]);
    expect(conditions([{ ...known }, pending])).toBe(one);
    expect([...conditions([known, failed])]).toEqual([
      [a, known.data[0]],
      [b, 'error'],
    ]);
  });

  it('is the same object until its answer changes, so that other items are not drawn again', () => {
    const kept: KeptItems = new Map();
    const first = healthItems([a, b], new Map([[a, answer(a.id as number)]]), kept);
    expect(first.map((item) => [item.answer, item.state])).toEqual([
      ['ready', 'ok'],
      ['loading', 'unknown'],
    ]);
    const from = kept.get(a)!.from!;
    const next = healthItems(
      [a, b],
      new Map([
        [a, from],
        [b, 'error' as const],
      ]),
      kept,
    );
    expect(next[0]).toBe(first[0]);
    expect(next[1]).toMatchObject({ answer: 'error', state: 'error' });
  });
});
