import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TimeChart, type TimeChartProps } from './charts/index.ts';
import { ChillPanel, type ChillPanelProps } from './panels/index.ts';
import { DataTable, type DataTableProps } from './table/index.ts';
import { VigiaProvider } from './theme/theme.tsx';
import { warnOfWrong } from './warn-of-wrong.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});
const draw = (element: ReactElement) => renderToString(<VigiaProvider>{element}</VigiaProvider>);
const warnings = () => warn.mock.calls.map(([text]) => text);

const values = { x: new Float64Array([0, 86_400_000]), y: new Float64Array([1, 2]) };
const series = {
  id: 'captures',
  label: 'Capturas',
  unit: 'adultos',
  color: 'captures',
  decimals: 0,
  ...values,
};
const chart = { title: 'Capturas', window: { start: 0, end: 86_400_000 }, ticks: [0], width: 400 };

it('names component, prop, value and allowed values, once', () => {
  const wrong = { ...chart, state: 'done', series: [{ ...series, kind: 'pie', axis: 'left' }] };
  for (let i = 0; i < 2; i += 1) draw(<TimeChart {...(wrong as unknown as TimeChartProps)} />);
  expect(warnings()).toEqual([
    'TimeChart: state is "done", and can be loading, error, empty, ready, refreshing',
    'TimeChart series captures: kind is "pie", and can be line, bar, step, band',
  ]);
});

it('warns for a table, its columns and panels', () => {
  const column = { id: 'name', header: 'Nombre', value: () => 'A', kind: 'words' };
  const table = { label: 'Estaciones', columns: [column], rows: [{}], rowId: () => 1, state: 'busy' };
  draw(<DataTable {...(table as unknown as DataTableProps<object>)} />);
  const view = { period: '60days', window: { start: '2026-09-01', end: '2026-09-30' }, today: null };
  const panel = { data: null, view, units: 'stones', onPeriodChange: () => undefined };
  // In a browser the panel's boundary shows that it cannot be drawn.
  expect(() => draw(<ChillPanel {...(panel as unknown as ChillPanelProps)} />)).toThrow('not a day number');
  expect(warnings()).toEqual([
    'DataTable: state is "busy", and can be loading, error, ready',
    'DataTable column name: kind is "words", and can be text, number, date, datetime',
    'ChillPanel: units is "stones", and can be metric, imperial',
    'ChillPanel: period is "60days", and can be 30days, 90days, allSeason',
  ]);
});

it('is silent for known and missing values, and in production', () => {
  warnOfWrong('Any', { size: 'small' }, { size: ['small'], other: ['a'] });
  vi.stubEnv('NODE_ENV', 'production');
  warnOfWrong('Any', { size: 'huge' }, { size: ['small'] });
  expect(warnings()).toEqual([]);
});
