import { DOCUMENT_PAGES, REPORT_DOCUMENTS } from '../packages/domain/src/report-texts/report-documents.ts';
import type { RenderReport } from '../packages/reports/src/pages/render-report-type.ts';
import { reportOf } from '../packages/reports/src/pages/report.fixture.ts';
import { createLog } from '../packages/server/src/logging/log.ts';
import { createPrinter } from '../packages/server/src/pdf/printer.ts';
import { buildPackages } from '../scripts/build.ts';

const ROUNDS = 7;
/** As the server has it: one file for Node. */
export const BUILT_REPORTS = new URL('../packages/reports/dist/index.js', import.meta.url).href;
const GOAL_MS = 1_500;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function timed<T>(work: () => T | Promise<T>): Promise<[result: T, ms: number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

/** How long a report takes from its figures to its PDF, the browser running already; first of all, without one. */
export async function benchPdf(): Promise<void> {
  await buildPackages(['reports'], () => undefined);
  const { renderReport } = (await import(BUILT_REPORTS)) as { readonly renderReport: RenderReport };
  const metrics = { printed: () => undefined };
  const printer = createPrinter({ log: createLog('silent', process.stderr), metrics });
  try {
    const [, cold] = await timed(() => printer.print(renderReport(reportOf('climate'))));
    console.log(
      `\nReports to PDF, median of ${ROUNDS}; the first of all, with its browser: ${cold.toFixed(0)} ms`,
    );
    for (const document of REPORT_DOCUMENTS) {
      const pages: number[] = [];
      const whole: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const data = reportOf(document);
        const [html, render] = await timed(() => renderReport(data));
        const [, print] = await timed(() => printer.print(html));
        pages.push(render);
        whole.push(render + print);
      }
      const ms = median(whole);
      const verdict = ms <= GOAL_MS ? 'within' : 'over';
      const count = DOCUMENT_PAGES[document];
      console.log(
        `  ${document.padEnd(10)} ${count} pages  ${ms.toFixed(0)} ms, of these ${median(pages).toFixed(0)} ms the pages (${verdict} ${GOAL_MS} ms)`,
      );
    }
  } finally {
    await printer.close();
  }
}
