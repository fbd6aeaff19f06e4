import {
  addDays,
  DAY_MS,
  dayOfInstant,
  endOfDay,
  HOUR_MS,
  type IsoDate,
  MINUTE_MS,
  startOfDay,
} from '@vigia/domain';
import { faultsOf, hasFault } from './faults.ts';
import { eventInstant } from './field-events.ts';
import { randomFor } from './random.ts';
import type { DemoStation } from './stations.ts';

/** Days for which the devices of the demo farm have reports and log lines. */
export const REPORTED_DAYS = 60;
const LOGGED_DAYS = 21;
/** Four times a day. */
const SIGNAL_EVERY = 6 * HOUR_MS;
const WAKES_AT = 7 * HOUR_MS;
const POSITION_EVERY_DAYS = 10;

export type LogLevel = 'E' | 'W' | 'I' | 'D' | 'V';

/** Reports of a device about itself. */
export interface DemoDeviceHistory {
  readonly signals: readonly {
    readonly t: number;
    readonly node: string;
    readonly operator: string;
    readonly band: string;
    readonly rsrp: number | null;
    readonly rsrq: number | null;
    readonly rscp: number | null;
    readonly ecio: number | null;
  }[];
  readonly selfTests: readonly { readonly t: number; readonly node: string; readonly code: number }[];
  readonly positions: readonly {
    readonly t: number;
    readonly node: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  readonly attempts: readonly { readonly t: number; readonly node: string }[];
  readonly logs: readonly {
    readonly t: number;
    readonly node: string;
    readonly level: LogLevel;
    readonly text: string;
  }[];
}

/** Bits of the self-test code. */
const SD_CARD = 1;
const CLIMATE_SENSOR = 2;

const NETWORKS = [
  { operator: 'Entel', band: 'B28', generation: '4G' },
  { operator: 'Movistar', band: 'B2', generation: '4G' },
  { operator: 'WOM', band: 'B4', generation: '4G' },
  { operator: 'Claro', band: 'B8', generation: '3G' },
] as const;
/**
 * Mean signal at a good place, and its loss behind a hill, dBm. A 3G device receives more power than a 4G one.
 */
const GOOD_DBM = { '4G': -86, '3G': -68 } as const;
const HILL_DBM = 22;

/** Serial number of the device at a station at an instant; null for a retired trap. */
export function nodeAt({ nodes, swapped }: DemoStation, t: number): string | null {
  const before = swapped !== null && t < eventInstant(swapped);
  return (before ? nodes[0] : nodes.at(-1)) ?? null;
}

/** URL to which the demo's devices send. */
export const dataUrl = (node: string): string => `https://datos.vigia.example/v2/nodes/${node}/data`;

/**
 * Reports of a station's devices about themselves in the last weeks, up to `end`, epoch ms.
 *
 * @param today the day for which the farm was loaded; its stories are relative to it
 */
export function deviceHistory(station: DemoStation, today: IsoDate, end: number): DemoDeviceHistory {
  const history = { signals: [], selfTests: [], positions: [], attempts: [], logs: [] } as HistoryDraft;
  const random = randomFor(`device/${station.name}`);
  const faults = faultsOf(station, today, end);
  const network = NETWORKS[random.integer(0, NETWORKS.length - 1)] ?? NETWORKS[0];
  const weak = station.story === 'five-day-gap' ? HILL_DBM : 0;
  const usual = GOOD_DBM[network.generation] - random.between(0, 12) - weak;
  const minute = random.integer(0, 50) * MINUTE_MS;
  for (let daysAgo = REPORTED_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(dayOfInstant(end), -daysAgo);
    if (day < station.installed || (station.removed !== null && day > station.removed)) continue;
    const says = (t: number): string | null =>
      t >= end || hasFault(faults, 'silent', t) ? null : nodeAt(station, t);
    const woke = startOfDay(day) + WAKES_AT + minute;
    for (let t = startOfDay(day) + minute; t < endOfDay(day); t += SIGNAL_EVERY) {
      const dbm = Math.round(usual + 4 * random.normal());
      const quality = Math.round(-9 - weak / 3 + 2 * random.normal());
      const node = says(t);
      if (node !== null) history.signals.push({ t, node, ...network, ...figuresOf(network, dbm, quality) });
    }
    const node = says(woke);
    if (node === null) continue;
    const blind = hasFault(faults, 'sensor', woke);
    const silentSoon = station.story === 'silent' && hasFault(faults, 'silent', woke + 3 * DAY_MS);
    history.selfTests.push({
      t: woke,
      node,
      code: (blind ? CLIMATE_SENSOR : 0) + (silentSoon ? SD_CARD : 0),
    });
    history.attempts.push({ t: woke + MINUTE_MS, node });
    const { position } = station;
    if (position && daysAgo % POSITION_EVERY_DAYS === 0) {
      const near = (degrees: number) => Math.round((degrees + 1e-5 * random.normal()) * 1e6) / 1e6;
      const fix = { latitude: near(position.latitude), longitude: near(position.longitude) };
      history.positions.push({ t: woke, node, ...fix });
    }
    if (daysAgo < LOGGED_DAYS) {
      const retried = random.next() < 0.15;
      const kilobytes = random.integer(380, 720);
      history.logs.push(...dayInLog({ woke, node, network, blind, silentSoon, retried, kilobytes }));
    }
  }
  return history;
}

type HistoryDraft = { -readonly [Kind in keyof DemoDeviceHistory]: DemoDeviceHistory[Kind][number][] };
type Network = (typeof NETWORKS)[number];

const figuresOf = ({ generation }: Network, dbm: number, quality: number) =>
  generation === '4G'
    ? { rsrp: dbm, rsrq: quality, rscp: null, ecio: null }
    : { rsrp: null, rsrq: null, rscp: dbm, ecio: Math.round(quality / 2) };

interface Morning {
  readonly woke: number;
  readonly node: string;
  readonly network: Network;
  readonly blind: boolean;
  readonly silentSoon: boolean;
  readonly retried: boolean;
  readonly kilobytes: number;
}

function dayInLog({
  woke,
  node,
  network,
  blind,
  silentSoon,
  retried,
  kilobytes,
}: Morning): HistoryDraft['logs'] {
  const lines: (readonly [seconds: number, level: LogLevel, text: string] | false)[] = [
    [0, 'I', 'Despierta por alarma del reloj'],
    [2, 'D', 'Autodiagnóstico: SD, sensor, memoria, cámara, reloj'],
    blind && [3, 'E', 'Sensor de clima sin respuesta (I2C 0x76)'],
    silentSoon && [3, 'E', 'Tarjeta SD: error de escritura, se reintenta montar'],
    [9, 'I', `Foto de la cámara principal guardada (${kilobytes} kB)`],
    [31, 'I', `Registrado en ${network.operator}, ${network.generation} banda ${network.band}`],
    retried && [52, 'W', 'Envío interrumpido, intento 2 de 3'],
    [64, 'I', '24 lecturas y 1 foto enviadas'],
    [66, 'V', 'Duerme hasta la próxima alarma'],
  ];
  return lines.flatMap((line) =>
    line ? [{ t: woke + line[0] * 1000, node, level: line[1], text: line[2] }] : [],
  );
}
