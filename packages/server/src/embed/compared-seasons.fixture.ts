import { randomBytes } from 'node:crypto';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import type { EmbedMetric } from '@vigia/domain/published';
import { sql } from 'kysely';
import { EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

import { saveMeasurements } from '../ingest/save-measurements.ts';
import { hashOfEmbedKey } from './new-key.ts';

/** Hours of each day from 1 September to 20 November of a year, at a station. */
export interface SavedHours {
  readonly year: number;
  readonly stationId?: number;
  /** °C at an hour of the day. */
  readonly temperature: (hour: number) => number;
}

/**
 * A service whose field 11 has the seasons 100 (2025–26) and 99 (2024–25) beside the one that is shown, station 1002
 * beside 1001, and these hours; and how a partner's page asks it for a figure.
 */
export async function startCompared(figure: EmbedMetric, saved: readonly SavedHours[]) {
  const service = await startTestApp();
  const { owner } = service.databases;
  await sql`update station set sector_id = 11 where station_id = 1002`.execute(owner);
  for (const { year, stationId = 1001, temperature } of saved) {
    const rows = eachDay(isoDate(`${year}-09-01`), isoDate(`${year}-11-20`)).flatMap((day) =>
      Array.from(hoursOfDay(day), (t, hour) => ({
        t,
        line: 0,
        values: [temperature(hour), 60, null, null, null],
      })),
    );
    await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
  }
  await sql`insert into season (client_id, season_id, season_name, date_start, date_end) values
    (1, 100, '2025–26', '2025-05-01', '2026-04-30'), (1, 99, '2024–25', '2024-05-01', '2025-04-30')`.execute(
    owner,
  );
  const askWith = async (keyId: number) => {
    const claims = { clientId: 1, keyId, origin: PARTNER_ORIGIN };
    const authorization = `Bearer ${await service.embedTokens.issue(claims)}`;
    return (query: string) =>
      service.ask(`/embed/sectors/11/${figure}${query}`, {
        headers: { authorization, origin: PARTNER_ORIGIN },
      });
  };
  return {
    close: () => service.close(),
    ask: await askWith(EMBED_KEY_ID),
    /** Asks with a key that opens station 1001 alone. */
    askOfStation: async () => {
      const { key_id } = await owner
        .insertInto('embed_key')
        .values({
          ...{ client_id: 1, key_prefix: 'pk_live_alone', sector_ids: [], station_ids: [1001] },
          ...{ key_hash: hashOfEmbedKey(randomBytes(8).toString('hex')), metrics: [figure] },
          allowed_origins: [PARTNER_ORIGIN],
        })
        .returning('key_id')
        .executeTakeFirstOrThrow();
      return await askWith(key_id);
    },
    /** Takes away what a station measured. */
    forget: async (stationId: number) => {
      await sql`delete from climate_day where station_id = ${stationId}`.execute(owner);
      await sql`update station set data_version = data_version + 1`.execute(owner);
    },
  };
}
