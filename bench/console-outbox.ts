/** A report of three photos on a bad line, as the outbox of a phone sends it, against photos that are sent whole. */
import { createHttp } from '../packages/api/src/client/index.ts';
import { outboxCalls } from '../packages/console/src/shared/outbox/outbox-calls.ts';
import type { OutboxItem } from '../packages/console/src/shared/outbox/outbox-item.ts';
import { addPhoto, eventIdOf, sendContent } from '../packages/console/src/shared/outbox/send-content.ts';
import { type OutboxStore, sendOutbox } from '../packages/console/src/shared/outbox/send-outbox.ts';
import { serviceClock } from '../packages/console/src/shared/outbox/service-clock.ts';
import type { NewEvent } from '../packages/domain/src/entries/events.ts';
import { platePhoto } from '../packages/server/src/seed/plate-photo.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { type FieldLine, fieldLine } from './field-line.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const PHOTOS = 3;
const LINE = { bitsPerSecond: 400_000, breaksEach: 10 };
/** The outbox tries again at this interval, ms. */
const TRIED_EVERY_MS = 30_000;
/** Some 300 kB, as a phone's photo that has been shrunk. */
const PHOTO = { width: 2_592, height: 1_944, insects: [] };

interface Sent {
  readonly seconds: number;
  /** Bytes that were sent for each byte of the photos. */
  readonly ratio: number;
}

export async function benchOutbox(server: FarmServer): Promise<void> {
  const line = await fieldLine(server.base, LINE);
  try {
    const [pieces, whole]: [Sent[], Sent[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      pieces.push(await sendReport(server, line, `pieces-${round}`));
      // A key with a point is none of a photo in pieces.
      whole.push(await sendReport(server, line, `whole.${round}`));
    }
    const row = (name: string, sent: readonly Sent[]) => [
      name,
      median(sent.map(({ seconds }) => seconds)),
      median(sent.map(({ ratio }) => ratio)),
      Math.max(...sent.map(({ ratio }) => ratio)),
    ];
    printTable(
      `Console, a report of ${PHOTOS} photos at 0.4 Mbit/s, every tenth request broken off (${line.broken()} were), of ${ROUNDS}`,
      [
        ['photos', 'median s', 'bytes sent ÷ bytes of photos', 'the worst'],
        row('in pieces', pieces),
        row('whole', whole),
      ],
    );
  } finally {
    await line.close();
  }
}

/** Sends it until the service has all of it. */
async function sendReport(server: FarmServer, line: FieldLine, name: string): Promise<Sent> {
  await server.signIn();
  const { authorization = '', 'x-api-key': apiKey = '' } = server.headers();
  const http = createHttp({
    baseUrl: line.base,
    apiKey,
    getToken: () => authorization.split(' ')[1] ?? null,
  });
  const calls = outboxCalls(http);
  const item = await reportOf(server, name);
  const kept = new Map([[item.id, item]]);
  const signal = new AbortController().signal;
  const bytes = item.photos.reduce((sum, { file }) => sum + file.size, 0);
  const [sentBefore, begun] = [line.sent(), performance.now()];
  while (kept.size > 0) {
    await sendOutbox({
      userId: 0,
      store: inMemory(kept),
      send: async (one) => eventIdOf(await sendContent(calls, one, signal)),
      addPhoto: addPhoto(calls),
      refusalOf: (_, error) => {
        throw error;
      },
      photoProblem: (error) => {
        throw error;
      },
      onSending: () => undefined,
      onPhoto: () => undefined,
      now: serviceClock({ baseUrl: line.base }, signal),
      signal,
    });
    if (kept.size > 0) await new Promise((later) => setTimeout(later, TRIED_EVERY_MS));
  }
  return { seconds: (performance.now() - begun) / 1_000, ratio: (line.sent() - sentBefore) / bytes };
}

const inMemory = (kept: Map<string, OutboxItem>): OutboxStore => ({
  itemsOf: async () => [...kept.values()],
  itemOf: async (id) => kept.get(id),
  changeItem: async (id, change) => {
    const item = kept.get(id);
    if (item) kept.set(id, change(item));
    return kept.get(id);
  },
  removeItem: async (id) => void kept.delete(id),
});

async function someStation(server: FarmServer): Promise<{ clientId: number; stationId: number }> {
  for (const { client_id } of await server.ask<{ client_id: number }[]>('/v2/clients')) {
    const [station] = await server.ask<{ station_id: number }[]>(`/v2/stations?client_id=${client_id}`);
    if (station) return { clientId: client_id, stationId: station.station_id };
  }
  throw new Error('the demo farm has no station');
}

/** A new device at a station, with photos that nobody has yet. */
async function reportOf(server: FarmServer, name: string): Promise<OutboxItem> {
  const { clientId, stationId } = await someStation(server);
  const serial = `BENCH-${name.replace('.', '-')}`;
  await server.ask('/v2/nodes', {
    method: 'POST',
    body: { client_id: clientId, serial_number: serial, node_firmware_version: '1.0' },
  });
  const event = { type: 'device_swap', clientId, at: Date.now(), stationId, nodeSerial: serial };
  const tried: NewEvent = { ...event, type: 'device_swap', userEmail: server.account.email, comments: name };
  const report = {
    id: name,
    key: name,
    kind: tried.type,
    draft: {} as never,
    typed: {},
    editedAt: 0,
    tried,
    sent: null,
  };
  const photos = await Promise.all(
    Array.from({ length: PHOTOS }, async (_, n) => {
      const key = `photo-${name}-${n}`;
      const file = new File([await platePhoto({ ...PHOTO, name: key })], `${n}.jpg`, { type: 'image/jpeg' });
      return { file, key, problem: null };
    }),
  );
  return {
    ...{ id: name, userId: 0, clientId, queuedAt: Date.now(), subject: `station:${stationId}`, about: '' },
    ...{ content: { kind: 'report', report }, photos, taken: null, firstTriedAt: null, refusal: null },
  };
}
