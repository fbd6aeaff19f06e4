import { PestPreviewAnswer, PestPreviewBody } from '@vigia/api/contract';
import { dayOfInstant } from '@vigia/domain';
import { demand, NO_CLIENT } from '../../access/reach.ts';
import { withFaults } from '../../catalogue/edit-catalogue.ts';
import { previewDocument } from '../../catalogue/preview-document.ts';
import { takeable } from '../../catalogue/take-document.ts';
import { asSuperReader } from '../../db/tenant.ts';
import { notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { stationById } from '../../stores/farm/stations.ts';

export const previewRoutes = [
  route({
    method: 'post',
    path: '/v2/catalogue/preview',
    refuses: ['not-found'],
    summary: 'Try a pest’s document on the past seasons of a station, beside the one in use',
    about:
      'For super administrators. Nothing is stored. Without a station the document is checked alone. `errors` lists everything that is wrong with it, each by its path in it.',
    access: { kind: 'session', action: 'catalogue.read', target: 'none' },
    body: PestPreviewBody,
    answer: PestPreviewAnswer,
    run: async ({ scope, services, body }) => {
      demand(scope, 'catalogue.read', { clientId: NO_CLIENT });
      const { databases, now } = services;
      return await withFaults(() =>
        asSuperReader(databases.app, async (tx) => {
          const { document: next, inUse } = await takeable(tx, body.document);
          if (body.station_id === null) return { seasons: [] };
          const station = await stationById(tx, scope, body.station_id);
          if (station === null) throw notFound();
          return await previewDocument(tx, scope, { station, next, inUse }, dayOfInstant(now()));
        }),
      );
    },
  }),
];
