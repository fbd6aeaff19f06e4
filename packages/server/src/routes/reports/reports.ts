import { PrintReportBody } from '@vigia/api/contract';
import { demand, inClient } from '../../access/reach.ts';
import { route } from '../../http/route.ts';
import { printProblem } from '../../pdf/print-problem.ts';
import { PrintRefusal } from '../../pdf/printer.ts';
import { clientById } from '../../stores/farm/clients.ts';

/** Largest body, bytes: two million characters of up to four bytes, and the escapes of JSON. */
const LARGEST_BODY_BYTES = 9_000_000;

export const reportRoutes = [
  route({
    method: 'post',
    path: '/v2/reports/report-html-to-pdf',
    refuses: ['too-complex', 'too-many-requests'],
    summary:
      'Prints a report’s HTML, without network, files or scripts; the answer is the PDF as base64 text',
    about: 'Thirty a minute for one person.',
    answered: 'The PDF as base64 in `text/plain`.',
    access: { kind: 'session', action: 'report.print', target: 'client' },
    body: PrintReportBody,
    largestBody: LARGEST_BODY_BYTES,
    answer: null,
    run: async ({ c, scope, services, body: { html, companyId } }) => {
      await inClient(services.databases.app, scope, companyId, (tx) => clientById(tx, scope, companyId));
      demand(scope, 'report.print', { clientId: companyId });
      await services.countPrint(scope.userId);
      try {
        const pdf = await services.printer.print(html, c.req.raw.signal);
        return c.body(pdf.toString('base64'), 200, { 'content-type': 'text/plain; charset=utf-8' });
      } catch (error) {
        throw error instanceof PrintRefusal ? printProblem(error) : error;
      }
    },
  }),
];
