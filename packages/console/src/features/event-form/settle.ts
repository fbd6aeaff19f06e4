import {
  type ChoiceSource,
  type DraftField,
  type DraftFields,
  type EventDraft,
  eventChoices,
  isRequired,
  offeredValues,
} from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';

/** In the order in which one choice limits the next. */
const CHOSEN = ['sectorId', 'stationId', 'seasonId', 'cropId', 'pestId', 'nodeSerial'] as const;

/** Filled in automatically when there is one required choice. A device to put up is always named by hand. */
function fillsItself(kind: EventType, field: DraftField): boolean {
  const byHand =
    field === 'stationId' ||
    (field === 'nodeSerial' && (kind === 'device_install' || kind === 'device_swap'));
  return !byHand && isRequired(kind, field);
}

/**
 * The draft after a change, completed: choices that an earlier one excludes are removed, one by one, so that a
 * crop is only lost if the new sector does not have it; and single options are filled in.
 */
export function settledDraft<Kind extends EventType>(
  kind: Kind,
  draft: EventDraft<Kind>,
  source: ChoiceSource,
): EventDraft<Kind> {
  let fields = draft as Partial<DraftFields>;
  for (const field of CHOSEN) {
    const value = fields[field];
    if (value === undefined) continue;
    const offered = offeredValues(eventChoices(kind, source, fields))[field] ?? [];
    if (value !== null && offered.includes(value)) continue;
    const only = offered.length === 1 && fillsItself(kind, field) ? offered[0] : null;
    if (only !== value) fields = { ...fields, [field]: only };
  }
  return fields as EventDraft<Kind>;
}
