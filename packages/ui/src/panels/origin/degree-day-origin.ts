import {
  CONFIDENCE_WORDS,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  DEGREE_DAY_START_REASONS,
  type DegreeDayRule,
  formatNumber,
  ORIGIN_WORDS,
  PEST_MODELS,
  type PestModel,
  PRELIMINARY_MODEL,
  parseDegreeDayMetric,
  type Sourced,
} from '@vigia/domain';
import type { DegreeDayData } from '../degree-days/degree-day-data.ts';
import { fullDate } from '../words.ts';
import { aheadEntries } from './ahead-origin.ts';
import { CAPTURE_ENTRIES } from './capture-origin.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry, OriginSource } from './origin-list.tsx';
import { coverageText, missingText, recordEntries, stationsText } from './record-entries.ts';

/** How the curve of a pest and its milestones come about, and the captures that stand beside it. */
export function degreeDayOrigin(
  data: DegreeDayData,
  facts: OriginFacts = {},
  source?: string,
): OriginEntry[] {
  const rule = parseDegreeDayMetric(data.metric);
  const model = PEST_MODELS.get(data.pestId);
  return [
    ...(rule ? ruleEntries(rule, model) : []),
    {
      term: `Desde el ${fullDate(data.start.date)}`,
      text: DEGREE_DAY_START_REASONS[data.start.reason],
    },
    ...(data.start.ignored
      ? [
          {
            term: 'Biofix que no se usa',
            text: `El del ${fullDate(data.start.ignored)}: está fuera de la temporada.`,
          },
        ]
      : []),
    {
      term: 'Estaciones',
      text: `${stationsText('Promedio diario de', data.stations)} con al menos ${coverageText} medidas.`,
    },
    { term: 'Días sin datos', text: missingText(data.missingDays) },
    ...recordEntries(facts, source),
    ...(model ? [generationEntry(model)] : []),
    milestoneEntry(model),
    ...(data.ahead ? aheadEntries(data.ahead) : []),
    ...(Object.keys(data.captures ?? {}).length > 0 ? CAPTURE_ENTRIES : []),
  ];
}

function ruleEntries(rule: DegreeDayRule, model: PestModel | undefined): OriginEntry[] {
  const { method, cutoff, lower, upper } = rule;
  return [
    {
      term: 'Fórmula',
      text: `${DEGREE_DAY_METHOD_WORDS[method]}. Corte ${DEGREE_DAY_CUTOFF_WORDS[cutoff]}.`,
      sources: model ? sourcesOf([model.method]) : [],
    },
    {
      term: 'Umbrales',
      text: `Inferior ${temperature(lower)}${upper === null ? '' : `, superior ${temperature(upper)}`}.`,
      sources: model ? sourcesOf([model.lower, ...(upper === null ? [] : [model.upper])]) : [],
    },
  ];
}

function generationEntry({ generationLength }: PestModel): OriginEntry {
  return {
    term: `Generación: ${formatNumber(generationLength.value, 0)} °C·día`,
    text: 'De adulto a adulto; las siguientes suman el mismo largo.',
    sources: sourcesOf([generationLength]),
  };
}

function milestoneEntry(model: PestModel | undefined): OriginEntry {
  const preliminary =
    model?.generationLength.confidence === 'C' ? ` ${PRELIMINARY_MODEL}: úsese solo como orientación.` : '';
  return {
    term: 'Fecha del próximo hito',
    text: `Supone que los próximos días serán como los últimos siete; el margen sale de cuánto varían esos días. No considera un cambio de tiempo.${preliminary}`,
  };
}

/** Each said once. */
function sourcesOf(figures: readonly Sourced<unknown>[]): OriginSource[] {
  const all = figures.map(({ sourceEs, origin, confidence }) => ({
    cited: sourceEs,
    grade: `${ORIGIN_WORDS[origin]}, ${CONFIDENCE_WORDS[confidence]}`,
  }));
  return [...new Map(all.map((source) => [source.cited, source])).values()];
}

function temperature(value: number): string {
  return `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} °C`;
}
