import type { ClientId } from '@vigia/domain';
import type { PrintReportBody } from '../../contract/reports.ts';
import type { Send } from '../http.ts';

/** A browser may have to be started for it. */
const PATIENCE_MS = 60_000;

export function reportCalls(send: Send) {
  return {
    /** Prints the HTML of a report; a service without a printer refuses with the code `no-printer`. */
    print: async (html: string, companyId: ClientId, signal?: AbortSignal): Promise<Blob> => {
      const body: PrintReportBody = { html, companyId };
      const text = await send.text('/v2/reports/report-html-to-pdf', {
        method: 'post',
        body,
        signal,
        timeout: PATIENCE_MS,
      });
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      return new Blob([bytes], { type: 'application/pdf' });
    },
  };
}
