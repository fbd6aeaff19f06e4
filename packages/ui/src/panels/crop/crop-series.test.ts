import { wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { CROP, CROP_WITHOUT_STAGES } from '../stories/demo-crop.ts';
import { LAST, TODAY } from '../stories/demo-season.ts';
import { cropBands, cropMarkers, degreeHourSeries } from './crop-series.ts';

it('the curve goes on into the days to come and says since when it counts', () => {
  const [curve] = degreeHourSeries(CROP, TODAY);
  expect(curve!.forecastFrom).toBe(wallMsOfDay(TODAY));
  expect(curve!.lastRecord).toMatchObject({ x: wallMsOfDay(LAST), note: 'desde fenología 16 oct' });
  expect(degreeHourSeries(CROP, null)[0]!.forecastFrom).toBeUndefined();
});

it('without a stage the curve stands alone', () => {
  const [curve] = degreeHourSeries(CROP_WITHOUT_STAGES, TODAY);
  expect(curve!.lastRecord!.note).toBe('desde inicio de temporada 1 jul · faltan 4 días');
  expect(curve!.forecastFrom).toBeUndefined();
  expect(cropBands(CROP_WITHOUT_STAGES)).toEqual([]);
  expect(cropMarkers(CROP_WITHOUT_STAGES)).toEqual([]);
});

it('stages are bands, those seen are markers', () => {
  expect(cropBands(CROP).map(({ from, label }) => `${from} ${label}`)).toEqual([
    '0 inicio de floración',
    '900 floración plena',
    '2000 primera caída de pétalos',
    '3100 última caída de pétalos',
    '3900 cuajado',
    '5100 engrosamiento 8mm',
    '8400 engrosamiento 20mm',
  ]);
  expect(cropMarkers(CROP).map(({ label }) => label)).toEqual([
    'inicio de floración',
    'floración plena',
    'última caída de pétalos',
    'cuajado',
  ]);
});

it('nothing is drawn of nothing', () => {
  expect(degreeHourSeries(null, TODAY)[0]!.x).toHaveLength(0);
  expect(cropBands(null)).toEqual([]);
});
