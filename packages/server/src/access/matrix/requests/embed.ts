import { EMBED_METRICS } from '@vigia/domain';
import { EMBED_KEY, PARTNER_ORIGIN } from '../../../testing/small-farm.ts';
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

export const embedRequests: readonly MatrixRow[] = [
  ...figures,
  {
    route: 'POST /embed/session',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { key: EMBED_KEY }, headers: { origin: PARTNER_ORIGIN } }),
  },
];
