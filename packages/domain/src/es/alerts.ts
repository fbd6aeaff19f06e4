import type { AlertRuleInput } from '../alerts/alert-rule.ts';
import { thresholdMonths } from '../captures/threshold-months.ts';
import type { AlertCause, AlertKind, AlertRisk, SaidCondition } from '../entities/alert.ts';
import { counted, countedDays } from './counted.ts';
import { PEST_STAGE_WORDS } from './models.ts';
import { monthWord } from './months.ts';
import { formatNumber } from './numbers.ts';

export const ALERT_KIND_WORDS: Readonly<Record<AlertKind, string>> = {
  captures: 'Capturas',
  stage: 'Hito de una plaga',
  mildew: 'Clase de oídio',
  silence: 'Dispositivo sin datos',
};

export const ALERT_RISK_WORDS: Readonly<Record<AlertRisk, string>> = {
  moderate: 'Riesgo medio o alto',
  high: 'Riesgo alto',
};

/** What is said of a rule. */
type SaidRule = SaidCondition & Pick<AlertRuleInput, 'monthFrom' | 'monthTo'>;

/** Names of what a rule is about; null where an id has none any more. */
export interface AlertNames {
  readonly pest: string | null;
  /** Of the fields that it looks at; empty for all. */
  readonly sectors: readonly string[];
}

/** More fields are counted, not named. */
const NAMED_SECTORS = 3;

/** `5 o más capturas en 7 días`: when a rule alerts. */
function conditionText(condition: SaidCondition): string {
  const { kind, captures, days, stage, risk, hours } = condition;
  switch (kind) {
    case 'captures':
      return `${formatNumber(captures, 0)} o más capturas en ${countedDays(days ?? 0)}`;
    case 'stage': {
      const name = stage === null ? '' : ` «${PEST_STAGE_WORDS[stage]}»`;
      return `hito${name} en ${countedDays(days ?? 0)} o menos`;
    }
    case 'mildew':
      return lowerFirst(ALERT_RISK_WORDS[risk ?? 'high']);
    case 'silence':
      return `${counted(hours ?? 0, 'hora', 'horas')} o más sin datos`;
  }
}

/** `Carpocapsa, Lote 4: 5 o más capturas en 7 días, de octubre a marzo`: a rule in one line. */
export function alertRuleSentence(rule: SaidRule, names: AlertNames): string {
  return `${aboutOf(rule, names)}, ${whereOf(names)}: ${conditionText(rule)}, ${alertMonths(rule)}`;
}

function aboutOf({ kind }: SaidRule, { pest }: AlertNames): string {
  if (kind === 'mildew') return 'Oídio';
  return kind === 'silence' ? 'Dispositivos' : (pest ?? 'Plaga retirada');
}

function whereOf({ sectors }: AlertNames): string {
  if (sectors.length === 0) return 'todos los campos';
  if (sectors.length === 1) return sectors[0]!;
  const isLong = sectors.length > NAMED_SECTORS;
  const named = isLong ? sectors.slice(0, NAMED_SECTORS - 1) : sectors.slice(0, -1);
  const last = isLong ? `${sectors.length - named.length} campos más` : sectors.at(-1);
  return `${named.join(', ')} y ${last}`;
}

/** `de octubre a marzo`, `en enero`, `todo el año`. */
export function alertMonths(range: Pick<AlertRuleInput, 'monthFrom' | 'monthTo'>): string {
  const months = thresholdMonths(range);
  const [first, last] = [range.monthFrom, range.monthTo].map((month) => monthWord(month).toLowerCase());
  if (months.length === 12) return 'todo el año';
  return first === last ? `en ${first}` : `de ${first} a ${last}`;
}

/** What a rule found, as a sentence of a notice. */
export interface AlertSentence {
  readonly alert: AlertCause;
  /** Mildew index. */
  readonly index: number | null;
  /** The day in words; null where it is not known. */
  readonly day: string | null;
  readonly pest: string | null;
  readonly place: string;
}

/** `Carpocapsa en la estación T4 (Lote 4): 8 capturas en 7 días al 12 nov 2026. Su regla: …`. */
export function alertSentence({ alert, index, day, pest, place }: AlertSentence): string {
  const on = (word: string) => (day === null ? '' : ` ${word} ${day}`);
  const { kind, found, days, stage } = alert;
  const rule = `Su regla: ${conditionText(alert)}.`;
  switch (kind) {
    case 'captures':
      return `${pest ?? 'Plaga'} en ${place}: ${counted(found ?? 0, 'captura', 'capturas')} en ${countedDays(days ?? 0)}${on('al')}. ${rule}`;
    case 'stage': {
      const name = stage === null ? 'un hito' : `«${PEST_STAGE_WORDS[stage]}»`;
      const generation = found === null ? '' : ` de la generación ${formatNumber(found, 0)}`;
      return `${pest ?? 'Plaga'} en ${place}: se espera ${name}${generation}${on('hacia el')}. ${rule}`;
    }
    case 'mildew': {
      const value = index === null ? 'cambió de clase' : `está en ${formatNumber(index, 0)}`;
      return `El índice de oídio en ${place} ${value}${on('desde el')}. ${rule}`;
    }
    case 'silence':
      return `${upperFirst(place)} no envía datos${on('desde el')}. ${rule}`;
  }
}

const lowerFirst = (text: string): string => `${text[0]!.toLowerCase()}${text.slice(1)}`;
const upperFirst = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;
