import type { StationId } from '../entities/ids.ts';
import { NOTIFICATION_SEVERITIES, type NotificationSeverity } from '../notifications/severity.ts';
import type { Days } from '../units.ts';
import type { Reason, ReasonKind } from './reasons.ts';

/** Milestones as near as this are as urgent as a look at the field; those further ahead are to be planned. */
const NEAR: Days = 3;

/** How soon a reason asks for something, in the classes of notices. */
export function severityOf(reason: Reason): NotificationSeverity {
  switch (reason.kind) {
    case 'captures':
      return ({ error: 'high', warning: 'medium', rising: 'low' } as const)[reason.level];
    case 'mildew':
      return reason.risk === 'high' ? 'high' : 'medium';
    case 'milestone':
      return reason.inDays <= NEAR ? 'medium' : 'low';
    case 'device':
    case 'camera':
      return reason.state === 'error' ? 'medium' : 'low';
    case 'lure':
    case 'paper':
      return reason.daysLeft < 0 ? 'medium' : 'low';
    case 'plate':
    case 'uncounted':
      return 'medium';
  }
}

/** 0 is the most urgent. */
export const rankOf = (reason: Reason): number => NOTIFICATION_SEVERITIES.indexOf(severityOf(reason));

const KINDS: readonly ReasonKind[] = [
  'captures',
  'mildew',
  'milestone',
  'device',
  'camera',
  'lure',
  'paper',
  'plate',
  'uncounted',
];

/** Within a kind the larger one comes first. */
function weightOf(reason: Reason): number {
  switch (reason.kind) {
    case 'captures':
      return reason.count;
    case 'mildew':
      return reason.index;
    case 'milestone':
      return -reason.inDays;
    case 'device':
    case 'camera':
      return reason.state === 'error' ? 1 : 0;
    case 'lure':
    case 'paper':
      return -reason.daysLeft;
    case 'plate':
      return reason.caught;
    case 'uncounted':
      return reason.days ?? Number.MAX_SAFE_INTEGER;
  }
}

/** The station of a reason; null for one of the whole field. */
export const stationOf = (reason: Reason): StationId | null =>
  'stationId' in reason ? reason.stationId : null;

const subjectOf = (reason: Reason): number => stationOf(reason) ?? ('pestId' in reason ? reason.pestId : 0);

/** Most urgent first; the same order for the same reasons, however they come. */
export function byUrgency(a: Reason, b: Reason): number {
  return (
    rankOf(a) - rankOf(b) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    weightOf(b) - weightOf(a) ||
    subjectOf(a) - subjectOf(b)
  );
}
