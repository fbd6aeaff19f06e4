import { MAX_DOOR_DEVICES } from '@vigia/api/contract';
import { DOOR_CALLS_A_MINUTE } from '../../src/uplinks/doors.ts';
import { DOOR_ID } from '../support/farm-keys.ts';
import { BUSY_DOOR } from '../support/small-farm-uplinks.ts';
import { TEST_NOW } from '../support/test-now.ts';
import { ttsUplink } from '../support/uplink-messages.ts';
import { one, type Special, untilRefused } from './steps.ts';

const ROUTE = 'POST /v2/uplinks/{door_id}';
const body = ttsUplink({
  ...{ devEui: 'A84041FFFF000001', at: TEST_NOW - 60_000, counter: 0, session: 'AXA50tHU' },
  ...{ fields: { temp: 20 }, payload: 'AAE=' },
});
const knock = (sent: object) => one('door', `/v2/uplinks/${DOOR_ID}`, { body: sent });

/** What network servers are refused beside a wrong secret, and a profile that is in use. */
export const SPECIAL_OF_UPLINKS: readonly Special[] = [
  {
    route: 'DELETE /v2/uplink-profiles/{profile_id}',
    answer: 'in-use',
    run: one('superAdmin', `/v2/uplink-profiles/${DOOR_ID}`, { method: 'DELETE' }),
  },
  { route: ROUTE, answer: 'invalid-input', run: knock({ uplink_message: {} }) },
  {
    route: ROUTE,
    answer: 'conflict',
    run: async (tools) => {
      await tools.superuser.query(
        `insert into uplink_device (client_id, door_id, dev_eui, device_name, heard_at)
          select 1, $1, upper(lpad(to_hex(n), 16, '0')), 'x', now() from generate_series(1, $2::int) n`,
        [DOOR_ID, MAX_DOOR_DEVICES],
      );
      return await knock(body)(tools);
    },
  },
  {
    route: ROUTE,
    answer: 'too-many-requests',
    run: untilRefused(
      DOOR_CALLS_A_MINUTE,
      one('door', `/v2/uplinks/${BUSY_DOOR.id}`, {
        body: {},
        headers: { authorization: `Bearer ${BUSY_DOOR.secret}` },
      }),
    ),
  },
];
