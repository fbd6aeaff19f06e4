import {
  type DegreeDayRule,
  PEST_MODELS,
  type PestModel,
  parseDegreeDayMetric,
  type Sourced,
} from '@vigia/domain';
import { usedDocument } from '@vigia/domain/farm';
import type { DegreeDayData } from '../degree-days/degree-day-data.ts';
import { degreesText, fullDate, type PanelSpeech } from '../words.ts';
import { aheadEntries } from './ahead-origin.ts';
import { captureEntries } from './capture-origin.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry, OriginSource } from './origin-list.tsx';
import { LEAST_HOURS, recordEntries } from './record-entries.ts';

/** How the curve of a pest, its milestones and its captures are computed. */
export function degreeDayOrigin(
  data: DegreeDayData,
  facts: OriginFacts | undefined,
  source: string | undefined,
  speech: PanelSpeech,
): OriginEntry[] {
  const { words, figures } = speech;
  const { degreeDays, from, stations, noData, missing } = words.origin;
  const { start, missingDays, captures = {} } = data;
  const rule = parseDegreeDayMetric(data.metric);
  const model = PEST_MODELS.get(data.pestId);
  return [
    ...(rule ? ruleEntries(rule, model, speech) : []),
    ...(model ? documentEntries(model, speech) : []),
    { term: from(fullDate(start.date, figures)), text: degreeDays.startReasons[start.reason] },
    ...(start.ignored
      ? [
          {
            term: degreeDays.ignoredBiofix,
            text: degreeDays.ignoredBiofixOf(fullDate(start.ignored, figures)),
          },
        ]
      : []),
    { term: stations, text: degreeDays.mean(data.stations, LEAST_HOURS) },
    { term: noData, text: missing(missingDays) },
    ...recordEntries(facts ?? {}, source, speech),
    ...(model ? [generationEntry(model, speech)] : []),
    milestoneEntry(model, data.ahead, speech),
    ...(data.ahead ? aheadEntries(data.ahead, speech) : []),
    ...(Object.keys(captures).length > 0 ? captureEntries(speech, captures.inField) : []),
  ];
}

function ruleEntries(
  { method, cutoff, lower, upper }: DegreeDayRule,
  model: PestModel | undefined,
  speech: PanelSpeech,
): OriginEntry[] {
  const { figures } = speech;
  const words = speech.words.origin.degreeDays;
  const least = degreesText(lower, figures);
  return [
    {
      term: words.formula,
      text: `${words.methods[method]}. ${words.cutoffs[cutoff]}`,
      sources: model ? sourcesOf([model.method], speech) : [],
    },
    {
      term: words.thresholds,
      text: upper === null ? words.lower(least) : words.lowerAndUpper(least, degreesText(upper, figures)),
      sources: model ? sourcesOf([model.lower, ...(upper === null ? [] : [model.upper])], speech) : [],
    },
  ];
}

/** Which document the figures stand in. */
function documentEntries({ pestId }: PestModel, { words }: PanelSpeech): OriginEntry[] {
  const used = usedDocument(pestId);
  const { document, documentIs } = words.origin.degreeDays;
  return used ? [{ term: document, text: documentIs(used) }] : [];
}

function generationEntry({ generationLength }: PestModel, speech: PanelSpeech): OriginEntry {
  const { words, figures } = speech;
  const { generation, generationIs } = words.origin.degreeDays;
  return {
    term: generation(`${figures.number(generationLength.value, 0)} ${words.degreeDayUnit}`),
    text: generationIs,
    sources: sourcesOf([generationLength], speech),
  };
}

/** Where past years tell the dates, their own entry says how. */
function milestoneEntry(
  model: PestModel | undefined,
  ahead: DegreeDayData['ahead'],
  { words }: PanelSpeech,
): OriginEntry {
  const { milestone, milestoneIs, milestoneByYears, preliminary } = words.origin.degreeDays;
  const isPreliminary = model?.generationLength.confidence === 'C';
  const text = ahead?.curve ? milestoneByYears : milestoneIs;
  return { term: milestone, text: isPreliminary ? `${text} ${preliminary}` : text };
}

/** The sources of figures, each once. */
function sourcesOf(figures: readonly Sourced<unknown>[], { words }: PanelSpeech): OriginSource[] {
  const all = figures.map(({ sourceEs, origin, confidence }) => ({
    cited: sourceEs,
    grade: `${words.origin.evidence[origin]}, ${words.origin.confidence[confidence]}`,
  }));
  return [...new Map(all.map((source) => [source.cited, source])).values()];
}
