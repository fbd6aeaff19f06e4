/** Heavy work that somebody has done while people read: reports printed, a spreadsheet imported, photos by the form. */
import { randomUUID } from 'node:crypto';
import type { RenderReport } from '../../packages/reports/src/pages/render-report-type.ts';
import { reportOf } from '../../packages/reports/src/pages/report.fixture.ts';
import { BUILT_REPORTS } from '../pdf.ts';
import type { LoadFarm } from './farm.ts';
import type { Person } from './person.ts';
import { fieldPhoto } from './photos.ts';

/** A person may print thirty a minute. */
const PRINT_PAUSE_MS = 2_100;
const PHOTOS_AT_ONCE = 20;
const DAYS_IMPORTED = 3_000;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2010, 0, 1);

/** One piece of such work; begun again as soon as it is done. */
export type HeavyWork = (person: Person) => Promise<{ readonly status: number }>;

export async function heavyWorks({
  clientId,
  traps,
}: LoadFarm): Promise<Readonly<Record<string, HeavyWork>>> {
  const { renderReport } = (await import(BUILT_REPORTS)) as { readonly renderReport: RenderReport };
  const html = renderReport(reportOf('climate'));
  const stationId = traps[0]?.stationId;
  let imports = 0;
  return {
    'reports printed': async ({ ask }) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ html, companyId: clientId });
      const pause = new Promise((wake) => setTimeout(wake, PRINT_PAUSE_MS));
      const answer = await ask('/v2/reports/report-html-to-pdf', { method: 'POST', headers, body });
      await pause;
      return answer;
    },
    'spreadsheets imported': async ({ ask }) => {
      imports += 1;
      const lines = Array.from({ length: DAYS_IMPORTED }, (_, day) => {
        const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
        return `${date},${(imports + day) % 10},${20 + (day % 10)}`;
      });
      const headers = { 'content-type': 'text/csv', 'idempotency-key': randomUUID() };
      const body = `date,tmin,tmax\n${lines.join('\n')}\n`;
      return await ask(`/v2/imports?station_id=${stationId}`, { method: 'POST', headers, body });
    },
    'photos by twenty': async ({ ask }) => {
      const { form, headers } = fieldPhoto(PHOTOS_AT_ONCE);
      return await ask(`/v2/images?station_id=${stationId}`, { method: 'POST', headers, body: form });
    },
  };
}
