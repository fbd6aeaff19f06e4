import { ApiError, analyticsCalls, farmCalls, MAX_HEALTH_SUBJECTS } from '@vigia/api/client';
import { FieldStateToolAnswer, FieldStateToolInput } from '@vigia/api/contract';
import { currentStage, fromColumnar, type IsoDate } from '@vigia/domain';
import { chipRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { PESTS, type PestId } from '@vigia/domain/farm';
import { captureRisk, mildewLevel, riskSentence } from '@vigia/domain/published';
import { pestsFollowed } from '../../analytics/pests-followed.ts';
import { fieldDegreeDays, totalTold } from '../degree-days.ts';
import { type FieldNow, fieldOf, fieldTold } from '../farm.ts';
import { sourcesOf } from '../sources.ts';
import { stageTold } from '../stage-told.ts';
import { type ToolCalls, tool } from '../tool.ts';

export const fieldStateTool = tool({
  name: 'field_state',
  title: 'Estado de un campo',
  description:
    'Tells how a field stands today: for each pest the risk by the captures of the last seven days, its degree-days and its stage; powdery mildew; and whether the devices work. It decides nothing: whether to spray is for the grower and their adviser.',
  input: FieldStateToolInput,
  answer: FieldStateToolAnswer,
  run: async (calls, { sector_id: sectorId }) => {
    const field = await fieldOf(calls, sectorId);
    const pests = [];
    for (const pestId of pestsFollowed(field.stations)) pests.push(await pestOf(calls, field, pestId));
    const mildew = await mildewOf(calls, field);
    const health = await healthOf(calls, field);
    return {
      ...fieldTold(field, calls.today),
      pests: pests.map(({ told }) => told),
      mildew,
      health,
      sources: sourcesOf(
        calls,
        pests.flatMap(({ counted }) => counted ?? []),
      ),
    };
  },
});

async function pestOf(calls: ToolCalls, field: FieldNow, pestId: PestId) {
  const { today } = calls;
  const stationIds = field.stations.filter((station) => station.pestId === pestId).map(({ id }) => id);
  const { series } = await analyticsCalls(calls.send).count(
    'bug_count',
    {
      ...{ stationIds, pestId, perStation: 'incremental', aggregation: 'sum' },
      start: field.season?.start ?? today,
      end: today,
    },
    calls.signal,
  );
  const ruleOn = (day: IsoDate) => chipRule(pestId, day, field.tree.thresholds);
  const risk = captureRisk(fromColumnar(series), ruleOn);
  const days = ruleOn(today)?.days ?? USUAL_CHIP_DAYS;
  const counted = await fieldDegreeDays(calls, field, pestId);
  const stage = counted?.standing ? currentStage(pestId, counted.standing.degreeDays) : null;
  const told = {
    pest_id: pestId,
    pest_name: PESTS.get(pestId)?.name ?? '',
    stations: stationIds.length,
    level: risk.level,
    captures: risk.value,
    days_summed: days,
    since: risk.since,
    as_of: risk.asOf,
    degree_days: counted && totalTold(counted),
    current_stage: stage && stageTold(pestId, stage),
    text: riskSentence({ kind: 'captures', pestId, ...risk, days }, 'es'),
  };
  return { told, counted };
}

async function mildewOf({ send, signal }: ToolCalls, { tree, sector, season }: FieldNow) {
  if (season === null) return null;
  const risks = await analyticsCalls(send).mildewRisks(tree.client.id, season.id, signal);
  const own = risks.find(({ sectorId }) => sectorId === sector.id);
  if (own === undefined) return null;
  const { index, since, asOf } = own;
  const level = mildewLevel(index);
  const facts = { kind: 'mildew', pestId: null, level, since, asOf, value: index } as const;
  return { level, index, since, as_of: asOf, text: riskSentence(facts, 'es') };
}

/** Null for a program that may not see it. */
async function healthOf({ send, signal }: ToolCalls, { tree, stations }: FieldNow) {
  const withDevice = stations.filter(({ nodeSerial }) => nodeSerial !== null).slice(0, MAX_HEALTH_SUBJECTS);
  if (withDevice.length === 0) return [];
  const ids = withDevice.map(({ id }) => id);
  try {
    const found = await farmCalls(send).stationsHealth(tree.client.id, ids, signal);
    return withDevice.flatMap(({ id, name }) => {
      const health = found.get(id);
      if (health === undefined) return [];
      const { connection, energy, images, sensors } = health;
      return [
        {
          ...{ station_id: id, station_name: name },
          ...{ connection: connection.state, energy: energy.state },
          ...{ images: images.state, sensors: sensors.state },
        },
      ];
    });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'scope-missing') return null;
    throw error;
  }
}
