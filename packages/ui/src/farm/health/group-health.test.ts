import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupHealth, type HealthItem } from './group-health.ts';

const item = (client: string, sector: string | null, name: string): HealthItem => ({
  id: name,
  name,
  state: 'ok',
  client,
  sector,
});

it('puts clients, sectors and names in Spanish order, numbers as numbers, and what has no sector last', () => {
  const groups = groupHealth([
    item('Viña Ñielol', null, 'N-2'),
    item('Viña Ñielol', 'Los Robles', 'N-10'),
    item('Viña Ñielol', 'Los Robles', 'N-9'),
    item('Viña Ñielol', 'Álamo', 'N-1'),
    item('Viña Nogal', 'Norte', 'N-3'),
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Viña Nogal', 'Viña Ñielol']);
  expect(groups[1]?.sectors.map(({ name }) => name)).toEqual(['Álamo', 'Los Robles', null]);
  expect(groups[1]?.sectors[1]?.items.map(({ name }) => name)).toEqual(['N-9', 'N-10']);
});

it('loses no item and shows none twice', () => {
  const any = fc.record({
    id: fc.nat(),
    name: fc.string(),
    state: fc.constantFrom('ok' as const, 'error' as const),
    client: fc.constantFrom('A', 'B', 'C'),
    sector: fc.constantFrom('Norte', 'Sur', null),
  });
  fc.assert(
    fc.property(fc.array(any), (items) => {
      const shown = groupHealth(items).flatMap((client) => client.sectors.flatMap((sector) => sector.items));
      expect(new Set(shown)).toEqual(new Set(items));
      expect(shown).toHaveLength(items.length);
    }),
  );
});

it('shows the requested number of items, and the state of a sector from all of its items', () => {
  const broken = { ...item('A', 'Norte', 'N-2'), state: 'error' as const };
  const [client, ...others] = groupHealth(
    [item('A', 'Norte', 'N-1'), broken, item('A', 'Sur', 'N-3'), item('B', 'Sur', 'N-4')],
    1,
  );
  expect(others).toEqual([]);
  expect(client?.sectors).toEqual([{ name: 'Norte', state: 'error', items: [item('A', 'Norte', 'N-1')] }]);
});
