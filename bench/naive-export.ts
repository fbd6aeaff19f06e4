/** Answers readings as a first version would: rows as objects, one text of all of them, whole in memory. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';

const COLUMNS = `sector_name, station_id, station_name, t, ambient_temperature_c, ambient_humidity_rh, rain_mm,
  solar_radiation_w_m2, wind_speed_km_h, leaf_wetness_min, soil_moisture_pct, soil_temperature_c, battery_percentage`;

process.once('message', (asked: { dataFolder: string; clientId: number }) => {
  void withDatabases(readConfig({ VIGIA_DATA: asked.dataFolder }), 'bench', async ({ ownerPool }) => {
    const server = createServer(async (_, response) => {
      const { rows } = await ownerPool.query(
        `select ${COLUMNS} from reading join station using (client_id, station_id)
          join sector using (client_id, sector_id) where client_id = $1 order by station_id, t`,
        [asked.clientId],
      );
      response.writeHead(200, { 'content-type': 'application/json', 'x-rows': String(rows.length) });
      response.end(JSON.stringify({ items: rows }));
    });
    server.listen(0, '127.0.0.1', () => {
      process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    });
    await new Promise((end) => process.once('disconnect', end));
    server.close();
  });
});
