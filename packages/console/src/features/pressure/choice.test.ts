import { PESTS as CATALOGUE } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import { CONTEXT, SEASONS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { readShown, writeShown } from './address.ts';
import { pressureChoice } from './choice.ts';

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

it('opens with the first field that has traps, and its first pest', () => {
  const { season, sector, pest, traps } = pressureChoice(CONTEXT, {});
  expect([season?.id, sector?.name, pest?.id]).toEqual([9, 'Apalta', 1]);
  expect(names(traps)).toEqual(['Apalta 01', 'Apalta 02']);
});

it('keeps a pest that the field has, and passes over what no trap follows', () => {
  const niches = SECTORS[1]!.id;
  expect(pressureChoice(CONTEXT, { sector: niches, pest: 12 }).pest?.id).toBe(12);
  expect(pressureChoice(CONTEXT, { sector: niches, pest: 1 }).pest?.id).toBe(2);
  // Oídio is a fungus: no trap catches it.
  expect(CATALOGUE.get(20)?.kind).toBe('fungus');
  expect(pressureChoice(CONTEXT, { sector: 3, pest: 20 }).pest?.id).toBe(1);
  expect(names(pressureChoice(CONTEXT, { sector: 3 }).pests)).toEqual(['Polilla del racimo de la vid']);
});

it('has all fields where they are asked for', () => {
  const { sector, traps } = pressureChoice(CONTEXT, { sector: 'all', pest: 2 });
  expect([sector, names(traps)]).toEqual([null, ['Los Niches 01']]);
});

it('has the traps of other fields that are at most two kilometres away', () => {
  const [first] = STATIONS;
  const beside = (id: number, north: number) => ({
    ...{ ...first!, id, name: `Vecina ${id}`, sectorId: 4 },
    position: { ...first!.position!, latitude: first!.position!.latitude + north },
  });
  const unplaced = { ...beside(103, 0), position: null };
  const stations = [...STATIONS, beside(101, 0.0179), beside(102, 0.03), unplaced];
  const found = pressureChoice({ ...CONTEXT, tree: { ...CONTEXT.tree, stations } }, { sector: 3, pest: 1 });
  expect(names(found.neighbours)).toEqual(['Vecina 101']);
});

it('has nothing without seasons or traps', () => {
  const empty = { ...CONTEXT, tree: { sectors: [], seasons: [], stations: [] } };
  expect(pressureChoice(empty, {})).toMatchObject({ season: null, sector: null, pest: null, traps: [] });
  const bare = { ...CONTEXT, tree: { ...CONTEXT.tree, seasons: SEASONS, stations: [] } };
  expect(pressureChoice(bare, { season: 9 })).toMatchObject({ season: { id: 9 }, pest: null, pests: [] });
});

it('keeps day and radius in the address, and nothing that is usual or wrong', () => {
  const shown = { day: '2026-11-03', radius: 250 };
  expect(readShown(writeShown(shown as ReturnType<typeof readShown>))).toEqual(shown);
  expect(writeShown({ day: null, radius: 500 })).toBe('');
  expect(readShown('day=2026-13-40&radius=7')).toEqual({ day: null, radius: 500 });
});
