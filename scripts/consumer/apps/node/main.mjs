/**
 * Uses every entry of every package in plain Node, without a bundler and a document, and renders components to
 * text.
 */
import * as client from '@vigia/api/client';
import * as contract from '@vigia/api/contract';
import { addDays, isoDate, wallMsOfDay } from '@vigia/domain';
import { Button, VigiaProvider } from '@vigia/ui';
import { TimeChart } from '@vigia/ui/charts';
import '@vigia/ui/fonts';
import { ImageGrid } from '@vigia/ui/images';
import { languageOf } from '@vigia/ui/languages';
import { StationMap } from '@vigia/ui/map';
import { ClimatePanel } from '@vigia/ui/panels';
import { StaticMap } from '@vigia/ui/static-map';
import { DataTable } from '@vigia/ui/table';
import { cssVariables, PALETTES } from '@vigia/ui/tokens';
import '@vigia/widgets';
import * as widgets from '@vigia/widgets/react';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const check = (isSo, what) => {
  if (!isSo) throw new Error(what);
};
check(typeof document === 'undefined', 'there is a document here');
for (const [name, entry] of Object.entries({ client, contract, widgets }))
  check(Object.keys(entry).length > 5, `@vigia: ${name} is nearly empty`);
for (const part of [ImageGrid, languageOf, StaticMap]) check(typeof part === 'function', 'a part is missing');
check(cssVariables(PALETTES.light)['--vigia-color-primary'], 'no tokens');

const today = isoDate('2026-11-22');
const days = Array.from({ length: 14 }, (_, day) => addDays(today, day - 13));
const x = Float64Array.from(days, wallMsOfDay);
const series = [
  {
    id: 'max',
    label: 'Máxima',
    unit: '°C',
    color: 'max',
    kind: 'line',
    axis: 'left',
    decimals: 1,
    x,
    y: x.map((_, day) => 20 + day),
  },
];
const chart = h(TimeChart, {
  title: 'Temperatura',
  series,
  leftAxis: { title: 'Temperatura', unit: '°C' },
  window: { start: x[0], end: x.at(-1) },
  ticks: [...x],
});
const table = h(DataTable, {
  label: 'Trampas',
  columns: [{ id: 'name', header: 'Trampa', value: (row) => row.name }],
  rows: [{ name: 'Cuartel 1' }],
  rowId: (row) => row.name,
});
const map = h(StationMap, {
  stations: [{ id: 1, name: 'Cuartel 1', latitude: -33, longitude: -71, status: 'ok' }],
});
const values = days.map((_, day) => day);
const column = { start: days[0], step: 'day', values };
const data = {
  temperatureMax: column,
  temperatureMin: column,
  humidityMax: column,
  humidityMin: column,
  missingDays: 0,
};
const view = { period: '30days', window: { start: days[0], end: today }, today };
const panel = h(ClimatePanel, { data, view, onPeriodChange() {} });
const widget = h(widgets.VigiaRiskBadge, { sector: 3, publicKey: 'pk', data: {}, onReady() {} });

const expected = {
  chart: [chart, /<svg[^>]*>.*<path/s],
  table: [table, /<table|role="grid"/],
  map: [map, /Cargando|mapa/i],
  panel: [panel, /Temperatura/],
  widget: [widget, /^<vigia-risk-badge sector="3" public-key="pk"><\/vigia-risk-badge>$/],
};
for (const [name, [element, shape]] of Object.entries(expected)) {
  const html = renderToString(h(VigiaProvider, { mode: 'dark' }, element)).replace(
    /<style.*?<\/style>/gs,
    '',
  );
  check(shape.test(html), `${name}: ${html.slice(0, 400)}`);
  check(!/data-msg|<!--\$!-->/.test(html), `${name} gave up: ${html.slice(0, 400)}`);
}
check(/<button/.test(renderToString(h(VigiaProvider, {}, h(Button, {}, 'Guardar')))), 'no button');
console.log(`Node ${process.version}: all entries, ${Object.keys(expected).length} drawn`);
