import { createHash } from 'node:crypto';
import type { UplinkNetwork } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { type FlatFields, flatFields, plain } from './flat-fields.ts';

/** An uplink as its network server tells it. */
export interface Uplink {
  /** EUI-64 in capitals. */
  readonly devEui: string;
  readonly deviceName: string;
  /** What the network server calls the kind of device; null where it does not say. */
  readonly networkProfile: string | null;
  /** When the network server received it. */
  readonly at: EpochMs;
  readonly frameCounter: number;
  /** The same for the same frame of the same session, a UUID. */
  readonly frameKey: string;
  readonly fields: FlatFields;
  /** Somebody has typed it in the network server's console. */
  readonly isSimulated: boolean;
}

/** An uplink; another event, which is none of ours; or the path of what is not as documented. */
export type ReadUplink =
  | { readonly kind: 'uplink'; readonly uplink: Uplink }
  | { readonly kind: 'other-event' }
  | { readonly kind: 'wrong'; readonly path: string; readonly message: string };

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeAt = (node: Node, name: string): Node => {
  const value = node[name];
  return isNode(value) ? value : {};
};
const textAt = (node: Node, name: string): string => {
  const value = node[name];
  return typeof value === 'string' ? value : '';
};

const DEV_EUI = /^[0-9A-F]{16}$/;
const LARGEST_COUNTER = 2 ** 32 - 1;
const LONGEST_NAME = 120;

/**
 * Reads the body of a request of a network server.
 *
 * @param event ChirpStack's `event` in the address; undefined where there is none
 */
export function readUplink(network: UplinkNetwork, event: string | undefined, body: unknown): ReadUplink {
  if (!isNode(body)) return { kind: 'wrong', path: 'json', message: 'Se espera un objeto' };
  return network === 'tts' ? readTheThingsStack(body) : readChirpStack(event, body);
}

/** Sources: thethingsindustries.com/docs/integrations/data-formats; fields that are 0 or empty are left out there. */
function readTheThingsStack(body: Node): ReadUplink {
  const ids = body.end_device_ids;
  if (!isNode(ids)) return wrong('end_device_ids', 'Falta');
  if (!isNode(body.uplink_message)) return { kind: 'other-event' };
  const message = body.uplink_message;
  const time = textAt(message, 'received_at') || textAt(body, 'received_at');
  return told({
    devEui: ['end_device_ids.dev_eui', textAt(ids, 'dev_eui')],
    time: ['uplink_message.received_at', time],
    counter: ['uplink_message.f_cnt', message.f_cnt],
    name: textAt(ids, 'device_id'),
    networkProfile: textAt(nodeAt(message, 'version_ids'), 'model_id'),
    session: textAt(message, 'session_key_id') || textAt(ids, 'dev_addr'),
    payload: message.frm_payload,
    decoded: message.decoded_payload,
    isSimulated: body.simulated === true,
  });
}

/** Source: chirpstack.io/docs/chirpstack/integrations/events, and `integration.proto`: defaults may be left out. */
function readChirpStack(event: string | undefined, body: Node): ReadUplink {
  if (event !== undefined && event !== 'up') return { kind: 'other-event' };
  const info = body.deviceInfo;
  if (!isNode(info)) return wrong('deviceInfo', 'Falta');
  return told({
    devEui: ['deviceInfo.devEui', textAt(info, 'devEui')],
    time: ['time', textAt(body, 'time')],
    counter: ['fCnt', body.fCnt],
    name: textAt(info, 'deviceName'),
    networkProfile: textAt(info, 'deviceProfileName'),
    session: textAt(body, 'devAddr'),
    payload: body.data,
    decoded: body.object,
    isSimulated: false,
  });
}

type At<T> = readonly [path: string, value: T];
interface Told {
  readonly devEui: At<string>;
  readonly time: At<string>;
  readonly counter: At<unknown>;
  readonly name: string;
  readonly networkProfile: string;
  readonly session: string;
  readonly payload: unknown;
  readonly decoded: unknown;
  readonly isSimulated: boolean;
}

function told({ devEui, time, counter, ...rest }: Told): ReadUplink {
  const eui = devEui[1].toUpperCase();
  if (!DEV_EUI.test(eui)) return wrong(devEui[0], 'Se esperan 16 cifras hexadecimales');
  const at = instantOf(time[1]);
  if (at === null) return wrong(time[0], 'Se espera un instante con su zona, como 2026-11-21T15:00:00Z');
  const frameCounter = counter[1] === undefined ? 0 : counter[1];
  if (!isCounter(frameCounter)) return wrong(counter[0], 'Se espera un número entero desde 0');
  const { name, networkProfile, session, payload, decoded, isSimulated } = rest;
  const content = typeof payload === 'string' ? payload : JSON.stringify(decoded ?? null);
  return {
    kind: 'uplink',
    uplink: {
      ...{ devEui: eui, at, frameCounter, isSimulated },
      deviceName: plain(name, LONGEST_NAME) || eui,
      networkProfile: plain(networkProfile, LONGEST_NAME) || null,
      frameKey: keyOf([session, String(frameCounter), content]),
      fields: flatFields(decoded),
    },
  };
}

const wrong = (path: string, message: string): ReadUplink => ({ kind: 'wrong', path, message });

const isCounter = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST_COUNTER;

const RFC_3339 = /^(\d{4})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const FIRST_YEAR = 2000;

/** To the millisecond; network servers write nanoseconds. */
function instantOf(text: string): EpochMs | null {
  const [, year] = RFC_3339.exec(text) ?? [];
  const at = year === undefined || Number(year) < FIRST_YEAR ? Number.NaN : Date.parse(text);
  return Number.isFinite(at) ? at : null;
}

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
