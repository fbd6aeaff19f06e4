import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_READINGS } from '@vigia/api/contract';
import { DAY_MS, type EpochMs, HOUR_MS } from '@vigia/domain';
import { isDeviceKey } from '../auth/device-key.ts';
import type { Progress } from '../run/progress.ts';
import { platePhoto } from '../seed/plate-photo.ts';
import { deviceCalls } from '../simulate/device-calls.ts';
import { type Imitation, instantsBetween, readingsAt } from '../simulate/readings.ts';
import { type Command, type FlagValues, UsageError } from './command.ts';
import { firstSignal } from './signals.ts';

const text = { type: 'string' } as const;
const MINUTE_MS = 60_000;
const MOST_DAYS = 90;
/** Readings of one instant: climate, weather, battery and signal. */
const OF_AN_INSTANT = 4;

export const simulateDevice: Command = {
  name: 'simulate-device',
  usage: '--serial <número de serie> --key <dk_…> [--url <http://…>] [--days <2>] [--every <30m>] [--live]',
  summary:
    'imita un dispositivo: pide su configuración y envía, como uno real, mediciones de los últimos días, líneas de registro y una foto; con --live sigue hasta Ctrl-C. La llave la da device-key, o la consola',
  flags: { serial: text, key: text, url: text, days: text, every: text, live: { type: 'boolean' } },
  async run({ config, progress, flags }) {
    const sender = { serial: serialFlag(flags), key: keyFlag(flags), url: urlFlag(flags, config.port) };
    const device = { serial: sender.serial, every: everyFlag(flags) };
    const start = config.clock() - daysFlag(flags) * DAY_MS;
    const calls = deviceCalls(sender);
    const { sensor_config } = await calls.config();
    progress.line(`Configuración: medir cada ${sensor_config.interval_minutes} minutos.`);
    const sent = await sendReadings(calls, device, { after: start, until: config.clock() }, progress);
    await sendLogs(calls, config.clock(), progress);
    await sendPhoto(calls, device, config.clock(), progress);
    if (flags.live !== true) return 0;
    const stopped = firstSignal();
    progress.line('Sigue midiendo. Ctrl-C para detener.');
    for (let last = sent; ; ) {
      const wait = sleep((Math.floor(last / device.every) + 1) * device.every - config.clock(), null);
      if ((await Promise.race([wait, stopped])) !== null) return 0;
      last = await sendReadings(calls, device, { after: last, until: config.clock() }, progress);
    }
  },
};

type Calls = ReturnType<typeof deviceCalls>;

/** @returns until when was measured, epoch ms */
async function sendReadings(
  calls: Calls,
  device: Imitation,
  { after, until }: { readonly after: EpochMs; readonly until: EpochMs },
  progress: Progress,
): Promise<EpochMs> {
  const instants = instantsBetween(after, until, device.every);
  const perBatch = Math.floor(MAX_READINGS / OF_AN_INSTANT);
  for (let i = 0; i < instants.length; i += perBatch) {
    const readings = instants.slice(i, i + perBatch).flatMap((at) => readingsAt(device, at));
    const answer = await calls.data(readings);
    const { rows_new: added, rows_changed: changed, rows_same: same, station_ids: stations } = answer;
    const place = stations.length === 0 ? '' : `; estación ${stations.join(', ')}`;
    progress.line(
      `Mediciones: ${answer.received} recibidas; filas nuevas ${added}, cambiadas ${changed}, iguales ${same}${place}.`,
    );
    if (answer.set_apart) progress.line(answer.set_apart.text);
  }
  return until;
}

async function sendLogs(calls: Calls, now: EpochMs, progress: Progress): Promise<void> {
  const at = (before: number) => new Date(now - before).toISOString();
  const answer = await calls.logs({
    logs: [
      { log_datetime: at(2000), log_level: 'I', log_string: 'Despierta' },
      { log_datetime: at(1000), log_level: 'D', log_string: 'Red encontrada: LTE B28' },
      { log_datetime: at(0), log_level: 'W', log_string: 'Lente con rocío' },
    ],
  });
  progress.line(`Registro: ${answer.received} líneas recibidas, ${answer.rows_new} nuevas.`);
}

/** A photo of the last full hour, so that a run within the same hour sends the same one. */
async function sendPhoto(
  calls: Calls,
  { serial }: Imitation,
  now: EpochMs,
  progress: Progress,
): Promise<void> {
  const takenAt = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString();
  const insects = [
    { x: 180, y: 140, radius: 9 },
    { x: 430, y: 300, radius: 11 },
  ];
  const photo = await platePhoto({ width: 640, height: 480, insects, name: `${serial}/${takenAt}` });
  const { image_id, intact } = await calls.image(photo, takenAt);
  progress.line(`Foto ${image_id} de ${takenAt}: ${intact ? 'recibida entera' : 'llegó dañada'}.`);
}

function serialFlag({ serial }: FlagValues): string {
  if (typeof serial === 'string' && serial !== '') return serial;
  throw new UsageError('Falta --serial <número de serie>.');
}

function keyFlag({ key }: FlagValues): string {
  if (typeof key !== 'string') throw new UsageError('Falta --key <dk_…>.');
  if (!isDeviceKey(key)) throw new UsageError('--key no es la llave de un dispositivo: empieza con dk_.');
  return key;
}

function urlFlag({ url }: FlagValues, port: number): string {
  if (url === undefined) return `http://127.0.0.1:${port}`;
  if (typeof url === 'string' && /^https?:\/\/[^/]/.test(url)) return url.replace(/\/+$/, '');
  throw new UsageError('--url debe empezar con http:// o https://.');
}

function daysFlag({ days = '2' }: FlagValues): number {
  const count = Number(days);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_DAYS) return count;
  throw new UsageError(`--days debe ser un número de 1 a ${MOST_DAYS}.`);
}

/** `15m` or `1h`, from a minute to an hour, as ms. */
function everyFlag({ every = '30m' }: FlagValues): number {
  const [, count, unit] = /^(\d{1,2})([mh])$/.exec(String(every)) ?? [];
  const ms = Number(count) * (unit === 'h' ? HOUR_MS : MINUTE_MS);
  if (ms >= MINUTE_MS && ms <= HOUR_MS) return ms;
  throw new UsageError('--every debe ser de 1m a 60m, o 1h.');
}
