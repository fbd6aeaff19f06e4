import { type HealthState, sectorState } from '@vigia/domain/devices';

/** A station or a device of a sector. */
export interface HealthItem {
  readonly id: string | number;
  readonly name: string;
  readonly state: HealthState;
  readonly client: string;
  /** Null for a device that is in no sector. */
  readonly sector: string | null;
}

export interface HealthSector<I extends HealthItem> {
  readonly name: string | null;
  /** State of all its items together. */
  readonly state: HealthState;
  /** The items that are shown. */
  readonly items: readonly I[];
}

export interface HealthClient<I extends HealthItem> {
  readonly name: string;
  readonly sectors: readonly HealthSector<I>[];
}

const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });

function grouped<I, K>(items: readonly I[], keyOf: (item: I) => K): [K, I[]][] {
  const groups = new Map<K, I[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** Items without a sector come last. */
const byName = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : collator.compare(a, b);

/**
 * Groups items by client and sector, each in Spanish order of its name.
 *
 * @param most number of items shown, from the first; sectors without a shown item are left out
 */
export function groupHealth<I extends HealthItem>(
  items: readonly I[],
  most = items.length,
): HealthClient<I>[] {
  let left = most;
  const shown: HealthClient<I>[] = [];
  for (const [name, ofClient] of grouped(items, ({ client }) => client).sort(([a], [b]) => byName(a, b))) {
    if (left <= 0) break;
    const sectors: HealthSector<I>[] = [];
    for (const [sector, ofSector] of grouped(ofClient, (item) => item.sector).sort(([a], [b]) =>
      byName(a, b),
    )) {
      if (left <= 0) break;
      const state = sectorState(ofSector.map((item) => item.state));
      const sorted = ofSector.sort((a, b) => byName(a.name, b.name)).slice(0, left);
      sectors.push({ name: sector, state, items: sorted });
      left -= sorted.length;
    }
    shown.push({ name, sectors });
  }
  return shown;
}
