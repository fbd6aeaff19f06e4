import type { KeptFinding, ServiceReport } from '@vigia/domain/service';
import { ServiceAnswer, type ServiceCheckWire } from '../../contract/service.ts';
import type { Send } from '../http.ts';

const toFinding = ({ date_checked, date_since, ...found }: ServiceCheckWire): KeptFinding => ({
  ...found,
  checkedAt: Date.parse(date_checked),
  since: Date.parse(date_since),
});

const toReport = ({ checks, photo_progress }: ServiceAnswer): ServiceReport => ({
  findings: checks.map(toFinding),
  photoProgress: photo_progress,
});

/** State of the service itself, for super administrators. */
export function serviceCalls(send: Send) {
  return {
    /** The last finding of each check. */
    read: async (signal?: AbortSignal): Promise<ServiceReport> =>
      toReport(await send('/v2/service', ServiceAnswer, { signal })),
    /** Runs every check now. The photos are read in the background. */
    check: async (): Promise<ServiceReport> =>
      toReport(await send('/v2/service/checks', ServiceAnswer, { method: 'post' })),
  };
}
