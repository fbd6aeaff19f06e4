import { type IsoDate, stageLabel } from '@vigia/domain';
import { formatDate, LABEL_FIGURE_WORDS, MODE_SCHEME_WORDS } from '@vigia/domain/es';
import {
  type FieldEvent,
  type HarvestDate,
  harvestOf,
  type Product,
  type Season,
  type SectorId,
} from '@vigia/domain/farm';
import { LOGGED_TYPES, type LogbookEntry, logbookEntry, seasonOfDay } from '@vigia/domain/spraying';
import { eventsWhere } from '../../stores/events/events.ts';
import { harvestsOfClient } from '../../stores/farm/harvest-dates.ts';
import { productsOfClient } from '../../stores/farm/products.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { LOGBOOK_WORDS } from '../words.ts';
import { type KnownPest, pestsOfField } from './logbook-pests.ts';

/** Applications and recommendations, field by field and oldest first, with what is known of product and pest. */
export async function* logbookRows(reader: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  const { subject, scope, read, shown } = reader;
  const { client, days, sector, sectors, stations } = subject;
  const filter = { ...days, clientId: client.id, sectorId: sector?.id, types: LOGGED_TYPES };
  const [events, products, harvests] = await read(async (tx) => [
    (await eventsWhere(tx, scope, filter)).toReversed(),
    await productsOfClient(tx, scope, client.id),
    await harvestsOfClient(tx, scope, client.id),
  ]);
  const stationSectors = new Map(stations.map(({ id, sectorId }) => [id, sectorId]));
  const sectorOf = (event: FieldEvent) => event.sectorId ?? stationSectors.get(event.stationId ?? 0) ?? null;
  for (const { id, name } of [...sectors, { id: null, name: null }]) {
    const own = events.filter((event) => sectorOf(event) === id);
    const knownOf = pestsOfField(reader, id);
    const rows: ExportRow[] = [];
    for (const event of own) {
      const season = seasonOfDay(subject.seasons, event.date);
      const known = await knownOf(season, event);
      const entry = logbookEntry(event, products, known.degreeDays);
      rows.push({
        ...{ sector_id: id, sector_name: name, season_name: season?.name ?? null },
        date_harvest: id === null ? null : harvestDay(harvests, season, id, event),
        ...reported(event, reader),
        ...ofProduct(entry),
        ...ofPest(event, entry, known),
      });
    }
    if (rows.length > 0) yield shown(rows);
  }
}

const harvestDay = (
  harvests: readonly HarvestDate[],
  season: Season | null,
  sectorId: SectorId,
  { cropId }: FieldEvent,
): IsoDate | null => season && (harvestOf(harvests, { seasonId: season.id, sectorId, cropId })?.date ?? null);

const reported = (event: FieldEvent, { subject }: ExportReader) => ({
  event_id: event.id,
  type: event.type,
  date_event: event.date,
  crop_id: event.cropId,
  crop_name: subject.cropNames.get(event.cropId ?? 0) ?? null,
  pest_id: event.pestId,
  pest_name: subject.pestNames.get(event.pestId ?? 0) ?? null,
  product: event.product,
  dose: event.dose,
  measure: event.measure,
  user_email: event.userEmail,
  created_by: event.createdBy,
  comments: event.comments,
});

const ofProduct = ({ product, firstHarvest, markets, protectedTo, byLabel }: LogbookEntry) => ({
  active_ingredient: product?.activeIngredient ?? null,
  mode_of_action: product && modeText(product),
  pre_harvest_days: product?.preHarvestDays ?? null,
  first_harvest_day: firstHarvest,
  market_harvests: markets
    .map(({ market, days, firstHarvest: first }) => LOGBOOK_WORDS.market(market, days, formatDate(first)))
    .join('; '),
  reentry_hours: product?.reentryHours ?? null,
  protected_until: protectedTo,
  by_label: byLabel.map((figure) => LABEL_FIGURE_WORDS[figure]).join(', '),
});

const modeText = ({ modeScheme, modeGroups }: Product): string =>
  modeScheme === null ? modeGroups : `${MODE_SCHEME_WORDS[modeScheme]} ${modeGroups}`.trim();

const ofPest = ({ pestId }: FieldEvent, { degreeDays, stage }: LogbookEntry, known: KnownPest) => ({
  date_biofix: known.biofix,
  degree_days: degreeDays,
  pest_stage:
    stage && pestId !== null ? LOGBOOK_WORDS.stage(stageLabel(pestId, stage.stage), stage.generation) : null,
  captures_7_days: known.captures,
});
