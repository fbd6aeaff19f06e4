import type { PestPreviewAnswer } from '@vigia/api/contract';
import {
  type DailySeries,
  dateReached,
  degreeDayStart,
  earlierOf,
  fromColumnar,
  type IsoDate,
  type PestStage,
  ruleOfModel,
  type StageThreshold,
  thresholdsOf,
} from '@vigia/domain';
import type { Season, Station } from '@vigia/domain/farm';
import { type PestDocument, pestModelOf } from '@vigia/domain/pests';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { seriesReader } from '../embed/read-series.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { seriesStations } from '../stores/farm/stations.ts';

type PreviewedStage = PestPreviewAnswer['seasons'][number]['stages'][number];
type Reader = ReturnType<typeof seriesReader>;

interface StageDate {
  readonly generation: number;
  readonly stage: PestStage;
  readonly date: IsoDate | null;
}

/** Seasons of a client that a preview looks back on. */
const MOST_SEASONS = 5;

/**
 * When each stage would have begun at a station in its client's last seasons: by the document in use, and by one that is
 * not taken yet.
 *
 * @param inUse undefined for a pest that is new
 */
export async function previewDocument(
  tx: Tx,
  scope: Scope,
  of: { readonly station: Station; readonly next: PestDocument; readonly inUse: PestDocument | undefined },
  today: IsoDate,
): Promise<PestPreviewAnswer> {
  const { station, next, inUse } = of;
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, [station.id]), today);
  const begun = (await seasonsOfClient(tx, scope, station.clientId))
    .filter(({ start }) => start <= today)
    .sort((a, b) => (a.start < b.start ? 1 : -1));
  const seasons: PestPreviewAnswer['seasons'] = [];
  for (const season of begun.slice(0, MOST_SEASONS)) {
    const within = { season, station, today, read };
    const now = inUse ? await stagesOf(inUse, within) : [];
    const stages = merged(now, await stagesOf(next, within));
    seasons.push({ season_name: season.name, date_start: season.start, stages });
  }
  return { seasons };
}

interface Within {
  readonly season: Season;
  readonly station: Station;
  readonly today: IsoDate;
  readonly read: Reader;
}

async function stagesOf(
  { id: pestId, model }: PestDocument,
  { season, station, today, read }: Within,
): Promise<StageDate[]> {
  if (!model) return [];
  const { biofixes } = season;
  const { sectorId } = station;
  const start = degreeDayStart({ biofixes, pestId, sectorId, season, today });
  const thermal = pestModelOf(pestId, model);
  const series = await read({
    metric: { kind: 'degree-days', rule: ruleOfModel(thermal) },
    days: { start: start.date, end: earlierOf(season.end, today) },
    transform: 'accumulated',
    aggregation: 'avg',
  });
  const days = fromColumnar(series);
  return thresholdsOf(thermal).map((threshold) => stageDate(threshold, days));
}

const stageDate = ({ generation, stage, dd }: StageThreshold, days: DailySeries): StageDate => ({
  generation,
  stage,
  date: dateReached(days, dd)?.date ?? null,
});

/** Both lists as one, in the order of generations; a stage that one of them lacks has no date there. */
function merged(now: readonly StageDate[], next: readonly StageDate[]): PreviewedStage[] {
  const nameOf = ({ generation, stage }: Pick<StageDate, 'generation' | 'stage'>) => `${generation} ${stage}`;
  const stages = new Map<string, PreviewedStage>();
  const put = (dates: readonly StageDate[], field: 'date_now' | 'date_next') => {
    for (const { date, ...of } of dates) {
      const known = stages.get(nameOf(of)) ?? { ...of, date_now: null, date_next: null };
      stages.set(nameOf(of), { ...known, [field]: date });
    }
  };
  put(next, 'date_next');
  put(now, 'date_now');
  return [...stages.values()].sort((a, b) => a.generation - b.generation);
}
