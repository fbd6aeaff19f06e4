import { CROPS, PESTS } from '@vigia/domain/farm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FirstStation, firstStation } from '../../tests/support/first-station.ts';

/** An external database that is filled by the product's commands and calls only. */
let farm: FirstStation;
beforeAll(async () => {
  farm = await firstStation('VG-1');
});
afterAll(() => farm.stop());

test('the first farm gets a station with a crop and a pest through the calls alone', async () => {
  const { clientId, station } = farm;
  expect(station).toMatchObject({ client_id: clientId, crop_id: 22, pest_id: 2 });
  const { crops, pests } = (await (await farm.ask(`/clients/${clientId}/infrastructure`)).json()) as {
    crops: { crop_id: number; crop_name: string; variant_name: string | null }[];
    pests: { pest_id: number; pest_name: string }[];
  };
  expect(crops).toEqual(
    Array.from(CROPS.values(), ({ id, name, variantName }) => ({
      crop_id: id,
      crop_name: name,
      variant_name: variantName,
    })),
  );
  expect(pests).toEqual(Array.from(PESTS.values(), ({ id, name }) => ({ pest_id: id, pest_name: name })));
});
