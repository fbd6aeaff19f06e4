import { EMBED_METRICS } from '@vigia/domain/published';
import { EMBED_KEY, FOREIGN_KEY, FOREIGN_KEY_ID, PARTNER_ORIGIN } from '../../support/small-farm.ts';
import type { MatrixRow } from '../row.ts';

/** Figures as data and as pictures: those of a station beside those of sectors. */
const figures = EMBED_METRICS.flatMap((metric): MatrixRow[] => {
  const [aim, address] =
    metric === 'card'
      ? (['station', 'stations/{station_id}'] as const)
      : (['sector', 'sectors/{sector_id}'] as const);
  return ['', '.svg'].map((form) => ({
    route: `GET /embed/${address}/${metric}${form}`,
    right: 'partner',
    aim,
  }));
});

const keys: readonly MatrixRow[] = [
  {
    route: 'GET /v2/embed-keys',
    right: 'admin-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/embed-keys',
    right: 'client-admin-write',
    aim: 'sector',
    ask: ({ id, client }) => ({
      body: {
        client_id: client,
        name: 'Cooperativa',
        sector_ids: [id],
        station_ids: [],
        metrics: ['captures'],
        origins: ['https://www.coop.example'],
        expires_at: null,
      },
    }),
  },
  {
    route: 'PUT /v2/embed-keys/{key_id}',
    right: 'client-admin-write',
    aim: 'embed-key',
    ask: ({ id }) => ({
      body: {
        name: 'Cooperativa',
        sector_ids: [id === FOREIGN_KEY_ID ? 31 : 11],
        station_ids: [],
        metrics: ['captures'],
        origins: ['https://www.coop.example'],
      },
    }),
  },
  {
    route: 'PUT /v2/embed-keys/{key_id}/key',
    right: 'client-admin-write',
    aim: 'embed-key',
    ask: ({ id }) => ({ body: { key: id === FOREIGN_KEY_ID ? FOREIGN_KEY : EMBED_KEY } }),
  },
  {
    route: 'POST /v2/embed-keys/{key_id}/rotate',
    right: 'client-admin-write',
    aim: 'embed-key',
    ask: () => ({ body: { overlap_days: 3 } }),
  },
  { route: 'POST /v2/embed-keys/{key_id}/revoke', right: 'client-admin-write', aim: 'embed-key' },
];

export const embedRequests: readonly MatrixRow[] = [
  ...figures,
  ...keys,
  {
    route: 'POST /embed/session',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { key: EMBED_KEY }, headers: { origin: PARTNER_ORIGIN } }),
  },
];
