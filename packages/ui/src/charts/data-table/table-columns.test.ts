import { describe, expect, it } from 'vitest';
import type { ChartBand, ChartMarker, ChartSeries, ChartSpan } from '../chart-series.ts';
import { DAY, dailySeries } from '../daily-series.fixture.ts';
import { legendItems, legendRows } from '../download/picture-legend.ts';
import { seriesCsv } from '../download/series-sheet.ts';
import { sourceLine } from '../download/source-line.ts';
import { SPANISH_CHARTS as ES } from '../words.ts';
import { tableColumns } from './table-columns.ts';

const START = Date.UTC(2026, 10, 1, 12);
const nan = Number.NaN;

/** Three days: measured, filled in, and forecast with its range. */
const CURVE = dailySeries(START, [48, 52.5, 60], {
  provenance: ['measured', 'filled', 'measured'],
  forecastFrom: START + 2 * DAY,
  spread: { low: Float64Array.of(nan, nan, 58), high: Float64Array.of(nan, nan, 63) },
});
const USUAL: ChartSeries = {
  ...CURVE,
  id: 'usual',
  label: 'Otros años',
  kind: 'band',
  y: Float64Array.of(nan, nan, nan),
  spread: { low: Float64Array.of(40, nan, 44), high: Float64Array.of(50, nan, 44) },
};
const { provenance: _, forecastFrom: __, ...PAST } = USUAL;
const BANDS: ChartBand[] = [
  { id: 'a1', from: 0, to: 50, label: 'adulto · 1ª gen.', color: 'adult' },
  { id: 'e1', from: 50, to: 58, label: 'huevo · 1ª gen.', color: 'egg' },
  { id: 'a2', from: 58, to: 90, label: 'adulto · 2ª gen.', color: 'adult' },
];

const span = (id: string, from: number, to: number | null, text: string): ChartSpan => ({
  ...{ id, kind: 'control', text },
  ...{ from: START + from * DAY, to: to === null ? null : START + to * DAY },
});

describe('what a chart shows stands in its files', () => {
  it('values with their range, their origin and their stage', () => {
    expect(seriesCsv([CURVE], { bands: BANDS, bandTitle: 'Estado' }).trim().split('\r\n')).toEqual([
      'Fecha;Grados día (°C·día);Grados día, mínimo (°C·día);Grados día, máximo (°C·día);Grados día, origen;Estado',
      '2026-11-01;48,0;;;medido;adulto · 1ª gen.',
      '2026-11-02;52,5;;;completado;huevo · 1ª gen.',
      '2026-11-03;60,0;58,0;63,0;pronosticado;adulto · 2ª gen.',
    ]);
  });

  it('until when an application protects, on each of its days; one by the label on its own day alone', () => {
    const spans = [
      span('a', -3, 2, 'protege hasta 2 nov · A'),
      span('b', 1, 9, 'protege hasta 9 nov · B'),
      span('c', 2, null, 'residual según etiqueta · C'),
      span('d', 5, 19, 'protege hasta 19 nov · D'),
    ];
    const { spread: _spread, forecastFrom: _from, provenance: _provenance, ...plain } = CURVE;
    expect(seriesCsv([plain], { bands: BANDS, bandTitle: 'Estado', spans }).trim().split('\r\n')).toEqual([
      'Fecha;Grados día (°C·día);Estado;Protección',
      // The day of an application is a row, also where the series has no record yet.
      '2026-10-29;;;protege hasta 2 nov · A',
      '2026-11-01;48,0;adulto · 1ª gen.;protege hasta 2 nov · A',
      '2026-11-02;52,5;huevo · 1ª gen.;"protege hasta 2 nov · A; protege hasta 9 nov · B"',
      '2026-11-03;60,0;adulto · 2ª gen.;"protege hasta 9 nov · B; residual según etiqueta · C"',
      '2026-11-06;;;"protege hasta 9 nov · B; protege hasta 19 nov · D"',
    ]);
  });

  it('a stage to come on its date, in a column of its own, also after the last record', () => {
    const spans = [
      span('a', 1, 3, 'protege hasta 3 nov'),
      { ...span('b', 1, null, 'Larva: 2 nov ± 1 día'), isAhead: true },
      { ...span('c', 40, null, 'Inicio 2ª generación: 11 dic ± 6 días'), isAhead: true },
    ];
    const { spread: _spread, forecastFrom: _from, provenance: _provenance, ...plain } = CURVE;
    expect(seriesCsv([plain], { spans }).trim().split('\r\n')).toEqual([
      'Fecha;Grados día (°C·día);Protección;Próximas etapas',
      '2026-11-01;48,0;;',
      '2026-11-02;52,5;protege hasta 3 nov;Larva: 2 nov ± 1 día',
      '2026-11-03;60,0;protege hasta 3 nov;',
      '2026-12-11;;;Inicio 2ª generación: 11 dic ± 6 días',
    ]);
  });

  it('a band by its two ends, also where they meet, and no invented middle', () => {
    expect(seriesCsv([PAST]).trim().split('\r\n')).toEqual([
      'Fecha;Otros años, mínimo (°C·día);Otros años, máximo (°C·día)',
      '2026-11-01;40,0;50,0',
      '2026-11-03;44,0;44,0',
    ]);
  });

  it('a plain series by its values alone', () => {
    const { spread: _spread, forecastFrom: _from, provenance: _provenance, ...plain } = CURVE;
    expect(tableColumns([plain], ES).map(({ header }) => header)).toEqual(['Grados día (°C·día)']);
    expect(tableColumns([plain], ES, { bands: BANDS }).at(-1)).toMatchObject({
      header: 'Clase',
      kind: 'text',
    });
  });

  it('the last known day is not a forecast', () => {
    expect(sourceLine('Vigía', [CURVE, USUAL], ES)).toBe('Fuente: Vigía. Datos hasta el 2 nov 2026.');
  });
});

describe('the legend of a picture', () => {
  it('names forecast, range, what was filled in, and each stage once', () => {
    expect(legendItems([CURVE, PAST], BANDS).map(({ text, sign }) => `${sign.sign} ${text}`)).toEqual([
      'line Grados día (°C·día)',
      'forecast pronóstico',
      'spread rango probable',
      'band Otros años (°C·día)',
      'mark completado',
      'strip adulto',
      'strip huevo · 1ª gen.',
    ]);
  });

  it('names each kind of line once, as not every name of them fits', () => {
    const line = (id: string, kind: ChartMarker['kind']): ChartMarker => ({ id, kind, x: 0, label: id });
    const markers = [line('a', 'biofix'), line('b', 'control'), line('c', 'biofix')];
    expect(legendItems([], [], markers).map(({ text, sign }) => `${sign.sign} ${text}`)).toEqual([
      'marker biofix o primera captura',
      'marker control',
    ]);
  });

  it('names the bar of protected days once, and none where only the label knows them', () => {
    const legend = (spans: readonly ChartSpan[]) =>
      legendItems([], [], [], ES, spans).map(({ text, sign }) => `${sign.sign} ${text}`);
    expect(legend([span('a', 0, 3, 'A'), span('b', 1, 9, 'B')])).toEqual([
      'lasting días que protege una aplicación',
    ]);
    expect(legend([span('c', 0, null, 'C')])).toEqual([]);
  });

  it('cuts a name that is wider than a row', () => {
    const [entry] = legendRows(legendItems([{ ...PAST, label: 'Estación '.repeat(40) }]), 400);
    expect(entry!.text).toMatch(/^Estación .*…$/);
  });
});
