import { addDays, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { legendItems } from '../../charts/download/picture-legend.ts';
import { CROP, CROP_WITHOUT_STAGES } from '../stories/demo-crop.ts';
import { LAST, TODAY } from '../stories/demo-season.ts';
import { SPANISH_PANELS as PANELS } from '../words.ts';
import { cropBands, cropMarkers, degreeHourSeries } from './crop-series.ts';
import { SPANISH_CROPS as ES } from './words.ts';

it('the curve continues with the forecast and says since when it counts', () => {
  const [curve] = degreeHourSeries(CROP, TODAY, PANELS, ES);
  expect(curve!.forecastFrom).toBe(wallMsOfDay(TODAY));
  expect(curve!.lastRecord).toMatchObject({ x: wallMsOfDay(LAST), note: 'desde fenología 16 oct 2026' });
  expect(degreeHourSeries(CROP, null, PANELS, ES)[0]!.forecastFrom).toBeUndefined();
});

it('without a stage the curve is alone', () => {
  const [curve] = degreeHourSeries(CROP_WITHOUT_STAGES, TODAY, PANELS, ES);
  expect(curve!.lastRecord!.note).toBe('desde inicio de temporada 1 jul 2026 · faltan 4 días');
  expect(curve!.forecastFrom).toBeUndefined();
  expect(cropBands(CROP_WITHOUT_STAGES, ES)).toEqual([]);
  expect(cropMarkers(CROP_WITHOUT_STAGES, ES)).toEqual([]);
});

it('stages are bands, observed ones are markers', () => {
  expect(cropBands(CROP, ES).map(({ from, label }) => `${from} ${label}`)).toEqual([
    '0 inicio de floración',
    '900 floración plena',
    '2000 primera caída de pétalos',
    '3100 última caída de pétalos',
    '3900 cuajado',
    '5100 engrosamiento 8mm',
    '8400 engrosamiento 20mm',
  ]);
  const colors = cropBands(CROP, ES).map(({ color }) => color);
  expect(new Set(colors).size).toBe(7);
  expect(legendItems([], cropBands(CROP, ES)).map(({ text }) => text)).toEqual(
    cropBands(CROP, ES).map(({ label }) => label),
  );
  expect(cropMarkers(CROP, ES).map(({ label }) => label)).toEqual([
    'inicio de floración',
    'floración plena',
    'última caída de pétalos',
    'cuajado',
  ]);
});

it('says on the day of a stage why the curve falls or rises there', () => {
  const start = CROP.start.date;
  const values = Array.from({ length: 20 }, (_, i) => 180 * (i + 1));
  const log = {
    flowering_start: start,
    flowering_full: addDays(start, 5),
    first_petal_fall: addDays(start, 10),
    last_petal_fall: addDays(start, 17),
    fruit_set: addDays(start, 30),
  };
  const gathered = { start: addDays(start, 1), step: 'day', values } as const;
  expect(cropMarkers({ ...CROP, log, gathered }, ES).map(({ detail }) => detail)).toEqual([
    'Se observó inicio de floración: desde aquí se cuentan las horas-grado, a partir de 0 °C·h',
    'Se observó floración plena: la suma coincide con la de este estado, 900 °C·h',
    'Se observó primera caída de pétalos: la suma sube de 1.800 a 2.000 °C·h, la de este estado',
    'Se observó última caída de pétalos: la suma baja de 3.260 a 3.100 °C·h, la de este estado',
    undefined,
  ]);
});

it('nothing is drawn without data', () => {
  expect(degreeHourSeries(null, TODAY, PANELS, ES)[0]!.x).toHaveLength(0);
  expect(cropBands(null, ES)).toEqual([]);
});
