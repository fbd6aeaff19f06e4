import { isoDate } from '@vigia/domain';
import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import { DOCUMENT_PAGES, REPORT_DOCUMENTS, REPORT_LIMITS, type ReportDocument } from '@vigia/domain/reports';
import { renderReport } from '@vigia/reports';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  comparedWith,
  FIRST_CAPTURE,
  LOGO,
  type Made,
  reportOf,
} from '../../../reports/src/pages/report.fixture.ts';
import { type PdfPage, readPdf } from '../../tests/support/pdf-pages.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createPrinter, type Printer } from './printer.ts';

let printer: Printer;
beforeAll(() => {
  printer = createPrinter({ log: pino({ level: 'silent' }), metrics: createMetrics([]) });
});
afterAll(() => printer.close());

const print = async (document: ReportDocument, made?: Made) =>
  readPdf(await printer.print(renderReport(reportOf(document, made))));
const textOf = (pages: readonly PdfPage[]) => pages.map(({ text }) => text).join(' ');
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

/** Size of a page, in points. */
const A4 = { width: 595.28, height: 841.89 };
/** Smallest margin, in points: printers cannot print closer to the edge. */
const EDGE = 14;
/** Texts beyond the page, or overlapping another one: both are unreadable. */
function unreadable({ width, height, boxes }: PdfPage): string[] {
  const outside = boxes.filter(
    ({ left, right, bottom, top }) =>
      left < EDGE || right > width - EDGE || bottom < EDGE || top > height - EDGE,
  );
  const covered = boxes.filter((one, i) =>
    boxes.some((other, k) => {
      if (k <= i) return false;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
      return wide > 2 && high > 0.5 * Math.min(one.top - one.bottom, other.top - other.bottom);
    }),
  );
  return [...outside, ...covered].map(({ text }) => text);
}

describe('printed', { timeout: 60_000 }, () => {
  test.each(REPORT_DOCUMENTS)(
    '%s has its pages of A4, its words and its charts as vectors',
    async (document) => {
      const pages = await print(document, {
        options: { csg: '118234', comments: 'Revisar el cuartel norte.' },
      });
      const title = REPORT_DOCUMENT_TITLES[document];
      const count = DOCUMENT_PAGES[document];
      expect(pages).toHaveLength(count);
      for (const page of pages) {
        expect(Math.abs(page.width - A4.width)).toBeLessThan(1);
        expect(Math.abs(page.height - A4.height)).toBeLessThan(1);
        expect(unreadable(page)).toEqual([]);
        expect(page.images).toBe(0);
        expect(page.paths).toBeGreaterThan(20);
      }
      const text = textOf(pages);
      const words = [
        title,
        'Agrícola Los Maitenes',
        'Cuartel El Peral',
        'Resumen',
        'Revisar el cuartel norte.',
      ];
      for (const one of [...words, `Página ${count} de ${count}`]) expect(text).toContain(one);
      expect(text.includes('118234')).toBe(document === 'pest');
    },
  );

  test('carries the logo of the client on every page', async () => {
    const pages = await print('climate', { logo: LOGO });
    expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 1));
  });

  test('marks first captures, applications and changes of devices on the charts of pests, all to be read', async () => {
    const swap = { ...FIRST_CAPTURE, id: 3, type: 'device_swap', date: isoDate('2026-10-14') } as const;
    const spray = { ...swap, id: 2, type: 'agrochemical_application', product: 'Spinosad' } as const;
    const events = [FIRST_CAPTURE, spray, { ...swap, pestId: null, stationId: 1 }];
    for (const document of ['pest', 'follow-up'] as const) {
      const pages = await print(document, { events });
      for (const page of pages) expect(unreadable(page)).toEqual([]);
      for (const word of ['primera captura', 'aplicación · Spinosad', 'cambio de dispositivo'])
        expect(textOf(pages)).toContain(word);
    }
  });

  const name = 'Sociedad Agrícola y Comercial Ñuñoa del Valle Central '.repeat(6).slice(0, 299).trim();
  const most = (sentence: string, length: number) => sentence.repeat(40).slice(0, length).trim();
  const long: Made = {
    name,
    stations: 60,
    options: {
      csg: '9'.repeat(REPORT_LIMITS.csg),
      comments: most(
        'Un comentario con palabras más bien largas, como los que se escriben. ',
        REPORT_LIMITS.comments,
      ),
      phenologyText: most('Fenología que alguien escribió a mano. ', REPORT_LIMITS.text),
      captureText: most('Capturas que alguien escribió a mano. ', REPORT_LIMITS.text),
    },
  };
  const comparedNames = Array.from({ length: 10 }, (_, i) => `Los Aromos · ${2025 - i}–${26 - i}`);
  test.each(REPORT_DOCUMENTS)('%s has room for the longest names and texts', async (document) => {
    const pages = await print(document, long);
    expect(pages).toHaveLength(DOCUMENT_PAGES[document]);
    for (const page of pages) expect(unreadable(page)).toEqual([]);
    const text = squeezed(textOf(pages));
    expect(text).toContain(squeezed(name));
    expect(text).toContain(squeezed(long.options!.comments!));
    if (document === 'pest') expect(text).toContain(squeezed(long.options!.phenologyText!));
  });

  test.each(['pest', 'mildew', 'climate', 'chill'] as const)(
    '%s has room for ten other seasons, and names them and their alignment',
    async (document) => {
      const compared = comparedWith(10, document === 'pest' ? 'biofix' : 'calendar', [
        `Al 21 nov la suma va ${comparedNames.map((of) => `12 días atrasada respecto de ${of}`).join(', ')}.`,
        'La más parecida es Los Aromos · 2025–26: alcanzó las mismas sumas con 2,3 días de diferencia en promedio.',
        ...comparedNames.map((of) => `Hasta esa suma, ${of} llevaba 1.234 individuos; después sumó 1.567.`),
      ]);
      const pages = await print(document, { ...long, name: 'Cuartel El Peral', compared });
      expect(pages).toHaveLength(DOCUMENT_PAGES[document]);
      for (const page of pages) expect(unreadable(page)).toEqual([]);
      const text = squeezed(textOf(pages));
      expect(text).toContain(squeezed(compared.sentences.join(' ')));
      expect(text).toContain(
        squeezed(document === 'pest' ? 'alineadas por biofix' : 'alineadas por calendario'),
      );
    },
  );

  test('a follow-up of six pests, each with the longest comments, has its three pages and nothing is cut', async () => {
    const text = (of: string) => most(`${of} que alguien escribió a mano. `, REPORT_LIMITS.text);
    const comment = {
      seasonId: 5,
      phenologyText: text('Fenología'),
      captureText: text('Capturas'),
      changedAt: 1,
    };
    const comments = [1, 2, 3, 4, 5, 6].map((pestId) => ({ ...comment, pestId }));
    const pages = await print('follow-up', { pests: 6, stations: 12, comments });
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(unreadable(page)).toEqual([]);
    const words = squeezed(textOf(pages));
    expect(words.split(squeezed(comment.captureText))).toHaveLength(7);
    expect(words).toContain(squeezed('Resumen (continuación)'));
  });

  test('of letters without a gap, and of a season in which nothing was measured, they are whole too', async () => {
    const unbroken = await print('climate', {
      name: 'W'.repeat(300),
      options: { comments: 'm'.repeat(1000) },
    });
    expect(unbroken).toHaveLength(2);
    for (const page of unbroken) expect(unreadable(page)).toEqual([]);
    const empty = await print('follow-up', { empty: true });
    expect(empty).toHaveLength(3);
    for (const page of empty) expect(unreadable(page)).toEqual([]);
    expect(textOf(empty)).toContain('sin datos en el período.');
  });
});
