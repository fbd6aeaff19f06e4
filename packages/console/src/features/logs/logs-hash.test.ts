import { LOG_TYPES } from '@vigia/domain';
import { expect, it } from 'vitest';
import { STATIONS } from '../../testing/sample-farm.ts';
import { readLogsHash, writeLogsHash } from './logs-hash.ts';

it('an address names the table and the station, and is read as it was written', () => {
  for (const type of LOG_TYPES) {
    for (const stationId of [null, 31]) {
      expect(readLogsHash(writeLogsHash({ type, stationId }), STATIONS)).toEqual({ type, stationId });
    }
  }
  expect(writeLogsHash({ type: 'swap_log', stationId: 31 })).toBe('swap_log/31');
});

it.each(['', 'party', 'install_log/999', 'install_log/x', '/31/x'])(
  'what means nothing names no table, and all stations: %s',
  (hash) => {
    const { type, stationId } = readLogsHash(hash, STATIONS);
    expect([type, stationId]).toEqual([
      hash.startsWith('install_log') ? 'install_log' : null,
      hash === '/31/x' ? 31 : null,
    ]);
  },
);
