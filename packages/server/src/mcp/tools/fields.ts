import { FieldsToolAnswer, FieldsToolInput } from '@vigia/api/contract';
import { CROPS, type CropId, cropLabel, PESTS, sortSeasons } from '@vigia/domain/farm';
import { farmOf, seasonTold } from '../farm.ts';
import { sourcesOf } from '../sources.ts';
import { tool } from '../tool.ts';

function labelOf(cropId: CropId): string | null {
  const crop = CROPS.get(cropId);
  return crop ? cropLabel(crop) : null;
}

export const fieldsTool = tool({
  name: 'fields',
  title: 'Campos y estaciones',
  description:
    'Lists the fields of the grower with their stations, crops and pests, and the seasons. Ask it first: the other tools take the ids that it gives.',
  input: FieldsToolInput,
  answer: FieldsToolAnswer,
  run: async (calls) => {
    const { client, sectors, stations, seasons } = await farmOf(calls);
    return {
      today: calls.today,
      client_id: client.id,
      client_name: client.name,
      seasons: sortSeasons(seasons).map((season) => seasonTold(season, calls.today)!),
      fields: sectors
        .filter(({ archived }) => !archived)
        .map((sector) => ({
          sector_id: sector.id,
          sector_name: sector.name,
          stations: stations
            .filter(({ sectorId }) => sectorId === sector.id)
            .map(({ id, name, cropId, pestId, nodeSerial }) => ({
              station_id: id,
              station_name: name,
              crop_id: cropId,
              crop_name: cropId === null ? null : labelOf(cropId),
              pest_id: pestId,
              pest_name: pestId === null ? null : (PESTS.get(pestId)?.name ?? null),
              has_device: nodeSerial !== null,
            })),
        })),
      sources: sourcesOf(calls),
    };
  },
});
