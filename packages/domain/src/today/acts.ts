import type { EventType } from '../entities/event.ts';
import type { NodeSerial, PestId, StationId } from '../entities/ids.ts';
import type { Reason } from './reasons.ts';

/** What a report opens with; null for what the person chooses. */
export interface ReportStart {
  readonly event: EventType;
  readonly stationId: StationId | null;
  readonly nodeSerial: NodeSerial | null;
  readonly pestId: PestId | null;
}

/** What a reason asks somebody to do next. */
export type Act =
  | ({ readonly kind: 'report' } & ReportStart)
  /** Looks at the chart of a pest. */
  | { readonly kind: 'pest-chart'; readonly pestId: PestId }
  | { readonly kind: 'mildew-chart' }
  /** Looks at the last photos of a station. */
  | { readonly kind: 'photos'; readonly stationId: StationId }
  /** Looks at the health of a station. */
  | { readonly kind: 'station'; readonly stationId: StationId }
  /** Counts the insects of a trap, and of the others of its field in the same pass. */
  | { readonly kind: 'count'; readonly stationId: StationId; readonly pestId: PestId };

const maintenance = (stationId: StationId, nodeSerial: NodeSerial | null): Act => ({
  kind: 'report',
  event: 'station_maintenance',
  stationId,
  nodeSerial,
  pestId: null,
});

/**
 * The act that a reason calls for. Whether to spray is for the grower and their adviser: captures and mildew lead to the
 * chart, and captures over the upper threshold to the report of what was applied, until one is there.
 */
export function actOf(reason: Reason): Act {
  switch (reason.kind) {
    case 'captures': {
      const { pestId, level, appliedOn } = reason;
      if (level !== 'error' || appliedOn !== null) return { kind: 'pest-chart', pestId };
      return { kind: 'report', event: 'agrochemical_application', stationId: null, nodeSerial: null, pestId };
    }
    case 'milestone':
      return { kind: 'pest-chart', pestId: reason.pestId };
    case 'mildew':
      return { kind: 'mildew-chart' };
    case 'lure':
    case 'paper':
    case 'plate':
      return maintenance(reason.stationId, reason.nodeSerial);
    case 'device':
      return reason.state === 'error'
        ? maintenance(reason.stationId, reason.nodeSerial)
        : { kind: 'station', stationId: reason.stationId };
    case 'camera':
      return { kind: 'photos', stationId: reason.stationId };
    case 'uncounted':
      return { kind: 'count', stationId: reason.stationId, pestId: reason.pestId };
  }
}

/** An act that is done in a dialog over the page; the others are pages to look at. */
export type DialogAct = Extract<Act, { readonly kind: 'report' | 'count' }>;
export type LookAct = Exclude<Act, DialogAct>;

export const isDialogAct = (act: Act): act is DialogAct => act.kind === 'report' || act.kind === 'count';

/** Where a person who may not report looks instead. */
function lookInstead({ stationId, pestId }: DialogAct): LookAct | null {
  if (stationId !== null) return { kind: 'station', stationId };
  return pestId === null ? null : { kind: 'pest-chart', pestId };
}

/** The next act of a reason, for a person who may or may not report; null where nothing is left to do. */
export function nextAct(reason: Reason, mayReport: boolean): Act | null {
  const act = actOf(reason);
  return isDialogAct(act) && !mayReport ? lookInstead(act) : act;
}
