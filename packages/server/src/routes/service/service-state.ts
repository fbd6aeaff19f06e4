import { ServiceAnswer } from '@vigia/api/contract';
import type { ServiceReport } from '@vigia/domain/service';
import { demand, NO_CLIENT } from '../../access/reach.ts';
import { asSuperReader } from '../../db/tenant.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { readFindings } from '../../stores/service/service-checks.ts';
import { photoProgress } from '../../stores/service/service-notes.ts';

const iso = (at: number): string => new Date(at).toISOString();

const answerOf = ({ findings, photoProgress: progress }: ServiceReport): ServiceAnswer => ({
  checks: findings.map(({ checkedAt, since, figures, faults, ...found }) => ({
    ...found,
    figures: [...figures],
    faults: [...faults],
    date_checked: iso(checkedAt),
    date_since: iso(since),
  })),
  photo_progress: progress,
});

const report = async ({ services }: ScopedCall): Promise<ServiceAnswer> =>
  answerOf(
    await asSuperReader(services.databases.app, async (tx) => ({
      findings: await readFindings(tx),
      photoProgress: await photoProgress(tx),
    })),
  );

export const serviceStateRoutes = [
  route({
    method: 'get',
    path: '/v2/service',
    summary: 'How the service itself is: the last finding of each check',
    about: 'For super administrators.',
    access: { kind: 'session', action: 'service.read', target: 'none' },
    answer: ServiceAnswer,
    run: async (call) => {
      demand(call.scope, 'service.read', { clientId: NO_CLIENT });
      return await report(call);
    },
  }),
  route({
    method: 'post',
    path: '/v2/service/checks',
    summary: 'Make every check of the service now',
    about:
      'The photos are read in the background, one reading at a time: ask for the state to see how far it is.',
    answered: 'The findings as they are now; that of the photos is the last one until the reading ends.',
    access: { kind: 'session', action: 'service.check', target: 'none' },
    everAnew: true,
    answer: ServiceAnswer,
    status: 202,
    run: async (call) => {
      const { checks, log } = call.services;
      demand(call.scope, 'service.check', { clientId: NO_CLIENT });
      await checks.run();
      const reading = await checks.readPhotos();
      reading?.done.catch((error: unknown) => log.warn({ err: error }, 'the photos could not be read'));
      return await report(call);
    },
  }),
];
