import type { HealthState } from '@vigia/domain';

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

/** What has no sector comes last. */
const byName = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : collator.compare(a, b);

/** Clients, their sectors and what stands in them, each in Spanish order of its name. */
export function groupHealth<I extends HealthItem>(items: readonly I[]): HealthClient<I>[] {
  return grouped(items, ({ client }) => client)
    .sort(([a], [b]) => byName(a, b))
    .map(([name, ofClient]) => ({
      name,
      sectors: grouped(ofClient, ({ sector }) => sector)
        .sort(([a], [b]) => byName(a, b))
        .map(([sector, ofSector]) => ({
          name: sector,
          items: ofSector.sort((a, b) => byName(a.name, b.name)),
        })),
    }));
}
