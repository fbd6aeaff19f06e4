import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdfPages, pdfText } from '../../tests/support/pdf-text.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createPrinter, type Printer, type PrinterOptions } from './printer.ts';

let metrics: Metrics;
let printers: Printer[];
beforeEach(() => {
  metrics = createMetrics([]);
  printers = [];
});
afterEach(async () => {
  await Promise.all(printers.map((printer) => printer.close()));
});

function aPrinter(more: Partial<PrinterOptions> = {}): Printer {
  const printer = createPrinter({ log: pino({ level: 'silent' }), metrics, limits: { ms: 20_000 }, ...more });
  printers.push(printer);
  return printer;
}
const reasonOf = (print: Promise<unknown>) =>
  print.then(
    () => 'done',
    (error) => error.reason as string,
  );

/** Running browsers that this process started; only on Linux. */
function browsers(): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc').flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === process.pid && /chrom|headless/i.test(stat) && state !== 'Z'
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

test('prints pages of A4, background and all, and keeps its browser for the next', async () => {
  const printer = aPrinter();
  const page = '<section style="break-after:page">Página</section>';
  const pdf = await printer.print(`<style>section{height:200mm}</style>${page.repeat(3)}<p>Última</p>`);
  expect(pdfPages(pdf)).toBe(4);
  expect(pdfText(pdf)).toContain('Última');
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  const [first] = browsers();
  await printer.print('<p>otra vez');
  expect(browsers()).toEqual([first]);
});

test('a page as large as a field is still A4', async () => {
  const pdf = await aPrinter().print('<style>@page{size:5000mm 5000mm}</style><p>x');
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('too much memory ends the browser with all its processes, and the next document is printed', async () => {
  const printer = aPrinter({ limits: { ms: 20_000, bytes: 1e6 } });
  expect(await reasonOf(printer.print('<p>x</p>'.repeat(100_000)))).toBe('too-complex');
  await sleep(200);
  expect(browsers()).toEqual([]);
  expect(await metrics.text()).toMatch(/vigia_pdf_duration_seconds_count\{outcome="too-complex"\} 1/);
});

test('a browser killed in the middle fails its document alone', async () => {
  const printer = aPrinter();
  await printer.print('<p>x');
  const [pid] = browsers();
  const slow = reasonOf(printer.print(`<table>${'<tr><td>1<td>2'.repeat(30_000)}</table>`));
  await sleep(100);
  if (pid) process.kill(pid, 'SIGKILL');
  expect(await slow).toBe(pid ? 'failed' : 'done');
  expect(pdfText(await printer.print('<p>sigue'))).toContain('sigue');
});

test('many at once wait their turn on two browsers; more than the queue takes are refused', async () => {
  const printer = aPrinter();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, browsers().length);
  }, 20);
  const ends = await Promise.all(Array.from({ length: 30 }, (_, i) => reasonOf(printer.print(`<p>${i}`))));
  clearInterval(watch);
  expect(ends.filter((end) => end === 'done')).toHaveLength(22);
  expect(ends.filter((end) => end === 'busy')).toHaveLength(8);
  expect(most).toBeLessThanOrEqual(2);
  expect(await reasonOf(printer.print('<p>x'))).toBe('done');
});

test('whoever leaves while waiting gives up the place', async () => {
  const printer = aPrinter();
  const [first, second] = [printer.print('<p>1'), printer.print('<p>2')];
  const leaver = new AbortController();
  const third = reasonOf(printer.print('<p>3', leaver.signal));
  leaver.abort();
  expect(await third).toBe('failed');
  await Promise.all([first, second]);
});

test('without a Chromium it says so', async () => {
  expect(await reasonOf(aPrinter({ chromiumPath: '/nowhere/chromium' }).print('<p>x'))).toBe('no-browser');
  expect(await reasonOf(aPrinter({ chromiumPath: '/bin/false' }).print('<p>x'))).toBe('no-browser');
});
