import type { EpochMs } from '../units.ts';

/** What is looked at of the service itself, in the order in which it is shown. */
export const SERVICE_CHECKS = ['database', 'disk', 'photos', 'copy', 'mail', 'proxies', 'clock'] as const;
export type ServiceCheck = (typeof SERVICE_CHECKS)[number];

/** `attention`: it works, and somebody should see to it; `failure`: something does not work or is lost. */
export const SERVICE_STATES = ['well', 'attention', 'failure'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** A figure of a check with its name, both ready to be read. */
export interface ServiceFigure {
  readonly label: string;
  readonly value: string;
}

/** The result of one check, in words for whoever runs the service. */
export interface ServiceFinding {
  readonly check: ServiceCheck;
  readonly state: ServiceState;
  /** One sentence. */
  readonly sentence: string;
  /** What to do about it; null when there is nothing to do. */
  readonly advice: string | null;
  readonly figures: readonly ServiceFigure[];
  /** The single things that are wrong, the first of them only where they are many. */
  readonly faults: readonly string[];
}

/** A finding as the service keeps it. */
export interface KeptFinding extends ServiceFinding {
  readonly checkedAt: EpochMs;
  /** Since when the check has been in this state. */
  readonly since: EpochMs;
}

/** How far the reading of all photos has come. */
export interface PhotoProgress {
  readonly done: number;
  readonly total: number;
}

/** What is known of the service: a check that was never made is missing. */
export interface ServiceReport {
  readonly findings: readonly KeptFinding[];
  /** Null while no photos are being read. */
  readonly photoProgress: PhotoProgress | null;
}

const RANK: Readonly<Record<ServiceState, number>> = { well: 0, attention: 1, failure: 2 };

/** The worst state of some findings; `well` of none. */
export function worstState(findings: readonly Pick<ServiceFinding, 'state'>[]): ServiceState {
  return findings.reduce<ServiceState>(
    (worst, { state }) => (RANK[state] > RANK[worst] ? state : worst),
    'well',
  );
}

/** Checks whose findings become notices: what they warn of ends in writes that fail or in photos lost. */
const NOTIFIED: ReadonlySet<ServiceCheck> = new Set(['database', 'disk', 'photos']);

/** Findings that are notices to those who run the service, until they are well again. */
export const serviceNotices = (report: ServiceReport): readonly KeptFinding[] =>
  report.findings.filter(({ check, state }) => state !== 'well' && NOTIFIED.has(check));
