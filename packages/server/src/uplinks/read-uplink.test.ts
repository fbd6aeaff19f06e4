import { expect, test } from 'vitest';
import {
  chirpStackUplink,
  type SaidUplink,
  ttsJoin,
  ttsUplink,
} from '../../tests/support/uplink-messages.ts';
import { readUplink } from './read-uplink.ts';

const AT = Date.parse('2026-11-21T15:00:00.123Z');
const SAID: SaidUplink = {
  ...{ devEui: '0004A30B001C0530', at: AT, counter: 42, session: 'AXA50tHU', payload: 'AAE=' },
  fields: { temp: 21.5, env: { humidity: 60 }, channels: [3, 4] },
};
const id = '3ac7e3c4-4401-4b8d-9386-a5c902f9202d';
const uplinkOf = (...given: Parameters<typeof readUplink>) => {
  const read = readUplink(...given);
  if (read.kind !== 'uplink') throw new Error(JSON.stringify(read));
  return read.uplink;
};

test('both network servers tell the same uplink', () => {
  const common = {
    ...{ devEui: '0004A30B001C0530', at: AT, frameCounter: 42, isSimulated: false },
    fields: { temp: 21.5, 'env.humidity': 60, 'channels.0': 3, 'channels.1': 4 },
  };
  expect(uplinkOf('tts', undefined, ttsUplink(SAID))).toMatchObject({
    ...common,
    ...{ deviceName: 'eui-0004a30b001c0530', networkProfile: null },
  });
  expect(uplinkOf('chirpstack', 'up', chirpStackUplink(SAID, id))).toMatchObject({
    ...common,
    ...{ deviceName: 'sonda-4', networkProfile: 'Sonda de suelo' },
  });
});

test('a counter that is left out is 0, and a payload that is left out has no fields', () => {
  const first = { ...SAID, counter: 0, fields: null };
  for (const uplink of [
    uplinkOf('tts', undefined, ttsUplink(first)),
    uplinkOf('chirpstack', 'up', chirpStackUplink(first, id)),
  ])
    expect(uplink).toMatchObject({ frameCounter: 0, fields: {} });
});

test('a frame has one key however often it is told, and another with each session, counter and payload', () => {
  const keyOf = (over: Partial<SaidUplink>) =>
    uplinkOf('chirpstack', 'up', chirpStackUplink({ ...SAID, ...over }, id)).frameKey;
  expect(keyOf({ at: AT + 900 })).toBe(keyOf({}));
  const keys = [{}, { session: 'BXA50tHU' }, { counter: 43 }, { payload: 'AAI=' }].map(keyOf);
  expect(new Set(keys).size).toBe(4);
});

test('other events are none of ours, whatever is in them', () => {
  expect(readUplink('tts', undefined, ttsJoin(SAID))).toEqual({ kind: 'other-event' });
  for (const event of ['join', 'status', 'log', 'ack', 'txack', 'location', 'integration'])
    expect(readUplink('chirpstack', event, { anything: 1 })).toEqual({ kind: 'other-event' });
});

test('what somebody has typed in the console of The Things Stack is told from what was sent', () => {
  expect(uplinkOf('tts', undefined, ttsUplink({ ...SAID, simulated: true })).isSimulated).toBe(true);
});

const WRONG: readonly (readonly [what: string, body: unknown, path: string])[] = [
  ['no object', [], 'json'],
  ['no device', {}, 'end_device_ids'],
  [
    'a DevEUI that is none',
    { ...ttsUplink(SAID), end_device_ids: { dev_eui: 'X' } },
    'end_device_ids.dev_eui',
  ],
  ...(['2026-11-21 15:00', 'ayer', '0001-01-01T00:00:00Z', '2026-02-31T99:00:00Z', 7] as const).map(
    (received_at) =>
      [
        `the instant ${received_at}`,
        { ...ttsUplink(SAID), received_at: '', uplink_message: { received_at } },
        'uplink_message.received_at',
      ] as const,
  ),
  ...([-1, 1.5, '7', 2 ** 33] as const).map(
    (f_cnt) =>
      [
        `the counter ${f_cnt}`,
        { ...ttsUplink(SAID), uplink_message: { ...ttsUplink(SAID).uplink_message, f_cnt } },
        'uplink_message.f_cnt',
      ] as const,
  ),
];
test.each(WRONG)('%s is refused at its path', (_, body, path) => {
  expect(readUplink('tts', undefined, body)).toMatchObject({ kind: 'wrong', path });
});

test('a payload without end is cut, and text that PostgreSQL cannot keep is mended', () => {
  const endless: Record<string, unknown> = { text: `a\u0000b${'x'.repeat(500)}`, '\u0000': 1 };
  for (let i = 0; i < 500; i += 1) endless[`f${i}`] = i;
  let deep: object = { end: 1 };
  for (let i = 0; i < 50; i += 1) deep = { deep };
  const { fields } = uplinkOf('tts', undefined, ttsUplink({ ...SAID, fields: { deep, ...endless } }));
  expect(Object.keys(fields).length).toBe(64);
  expect(String(fields.text)).toMatch(/^a bx{190,}$/);
  expect(Object.keys(fields)).not.toContain('');
});
