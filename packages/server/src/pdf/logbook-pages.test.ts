import { isoDate } from '@vigia/domain';
import { type PrintedEntry, type PrintedLogbook, renderLogbook } from '@vigia/reports';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../tests/support/pdf-pages.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createPrinter, type Printer } from './printer.ts';

let printer: Printer;
beforeAll(() => {
  printer = createPrinter({ log: pino({ level: 'silent' }), metrics: createMetrics([]) });
});
afterAll(() => printer.close());

const entry = (id: number): PrintedEntry => ({
  ...{
    id,
    date: isoDate('2026-12-01'),
    crop: 'Vid',
    pest: 'Polilla de la vid',
    stage: 'Larvas, 1ª generación',
  },
  ...{
    degreeDays: '143,5 °C·día',
    captures: 12,
    product: `Producto ${id}.`,
    activeIngredient: 'Clorantraniliprol',
  },
  ...{ mode: 'IRAC 28', dose: '12,5 cc/100L', preHarvestDays: 14, firstHarvest: isoDate('2026-12-15') },
  ...{ markets: 'Unión Europea: 21 (desde 22 dic 2026)', reentryHours: 12, protectedTo: null },
  ...{ responsible: 'responsable.con.nombre.largo@agricola-los-maitenes.cl', comments: 'Antes de la lluvia' },
});
const MANY = 60;
const LOGBOOK: PrintedLogbook = {
  client: { id: 1, name: 'Agrícola Los Maitenes', logo: null },
  period: '2026–27',
  issued: isoDate('2027-03-01'),
  issuer: 'asesora@vigia.example',
  fields: [
    {
      name: 'Cuartel El Peral',
      harvests: ['20 feb 2027'],
      biofixes: ['Polilla de la vid, 10 sep 2026'],
      applications: Array.from({ length: MANY }, (_, id) => entry(id)),
      recommendations: [entry(MANY)],
    },
  ],
};

test('a long logbook has its head on every page, every application once, and nothing beyond the edge', async () => {
  const pages = await readPdf(await printer.print(renderLogbook(LOGBOOK)));
  expect(pages.length).toBeGreaterThan(3);
  for (const [at, { text, boxes, width, height }] of pages.entries()) {
    expect(text).toContain('Agrícola Los Maitenes');
    expect(text).toMatch(/Emitido el 01 mar 2027\s+por asesora@vigia\.example/);
    expect(text).toContain(`Página ${at + 1} de ${pages.length}`);
    const outside = boxes.filter(
      ({ left, right, bottom, top }) => left < 14 || right > width - 14 || bottom < 14 || top > height - 14,
    );
    expect(outside.map((box) => box.text)).toEqual([]);
  }
  const whole = pages.map(({ text }) => text).join(' ');
  for (let id = 0; id < MANY; id += 1) expect(whole.split(`Producto ${id}.`)).toHaveLength(2);
}, 60_000);
