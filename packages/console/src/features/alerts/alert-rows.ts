import type { PreviewedAlert } from '@vigia/api/contract';
import { alertRuleSentence } from '@vigia/domain/es';
import { type AlertKind, type AlertRule, type AlertRuleInput, saidRule } from '@vigia/domain/events';
import type { ClientTree, Pest } from '@vigia/domain/farm';
import type { AlertWords } from './words.ts';

/** What names the places and pests of rules. */
export interface AlertFarm {
  readonly tree: Pick<ClientTree, 'sectors' | 'stations'>;
  readonly pests: readonly Pest[];
}

/** A rule as the table shows it. */
export interface AlertRow {
  readonly rule: AlertRule;
  readonly sentence: string;
}

/** A rule in one line, with the names of the farm. */
export function sentenceOf(words: AlertWords, rule: AlertRuleInput, { tree, pests }: AlertFarm): string {
  const sectors = rule.sectorIds.map(
    (id) => tree.sectors.find((sector) => sector.id === id)?.name ?? words.sectorGone(id),
  );
  return alertRuleSentence(saidRule(rule), {
    pest: pests.find(({ id }) => id === rule.pestId)?.name ?? null,
    sectors,
  });
}

/** Rules in use come first, each in the order in which they were made. */
export function alertRows(words: AlertWords, rules: readonly AlertRule[], farm: AlertFarm): AlertRow[] {
  return rules
    .map((rule) => ({ rule, sentence: sentenceOf(words, rule, farm) }))
    .sort((a, b) => Number(a.rule.archived) - Number(b.rule.archived) || a.rule.id - b.rule.id);
}

/** An alert of the season before, in one line. */
export function previewLine(
  words: AlertWords['preview'],
  kind: AlertKind,
  { date, sectorId, stationId, on, index, found }: PreviewedAlert,
  { tree }: AlertFarm,
): string {
  const sector = tree.sectors.find(({ id }) => id === sectorId)?.name;
  const station = tree.stations.find(({ id }) => id === stationId)?.name;
  const what: Readonly<Record<AlertKind, () => string>> = {
    captures: () => words.captures(found ?? 0),
    stage: () => words.stage(found ?? 1, on === null ? null : words.date(on)),
    mildew: () => (index === null ? '' : words.index(index)),
    silence: () => (on === null ? '' : words.since(words.date(on))),
  };
  const place = [station, sector].filter((name) => name !== undefined).join(', ');
  return words.line(words.date(date), place, what[kind]());
}
