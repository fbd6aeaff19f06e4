import { LOG_TYPES } from '@vigia/domain/events';
import { expect, it } from 'vitest';
import { STATIONS } from '../../testing/sample-farm.ts';
import { readLogHash, writeLogHash } from './log-choice.ts';

it('an address has the kind of event and the station, and is read as it was written', () => {
  for (const type of [null, ...LOG_TYPES]) {
    for (const stationId of [null, 31]) {
      expect(readLogHash(writeLogHash({ type, stationId }), STATIONS)).toEqual({ type, stationId });
    }
  }
  expect(writeLogHash({ type: 'swap_log', stationId: 31 })).toBe('swap_log/31');
  expect(writeLogHash({ type: null, stationId: null })).toBe('');
});

it.each(['', 'party', 'install_log/999', 'install_log/x', '/31/x'])(
  'an unknown hash means no kind and all stations: %s',
  (hash) => {
    const { type, stationId } = readLogHash(hash, STATIONS);
    expect([type, stationId]).toEqual([
      hash.startsWith('install_log') ? 'install_log' : null,
      hash === '/31/x' ? 31 : null,
    ]);
  },
);
