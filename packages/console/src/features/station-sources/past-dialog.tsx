import type { BackfillBody, TiedStation } from '@vigia/api/client';
import { addDays, endOfDay, type IsoDate, startOfDay } from '@vigia/domain';
import { type FieldErrors, fieldErrors, spanErrors } from '@vigia/domain/farm';
import { DateRangeField, type DateSpan, useWords } from '@vigia/ui';
import { Download } from 'lucide-react';
import { EntityDialog } from '../../shared/dialogs/entity-dialog.tsx';
import { STATION_SOURCES, type StationSourceWords } from './words.ts';

interface Draft {
  readonly days: DateSpan;
}

/** Days that are offered. */
const USUAL_DAYS = 30;

function errorsOf({ past }: StationSourceWords, { days }: Draft, today: IsoDate): FieldErrors<keyof Draft> {
  const span = spanErrors(days.start, days.end);
  return fieldErrors({ days: span.start ?? span.end ?? (days.end > today ? past.future : null) });
}

/** From the first day's midnight to the last day's end in Santiago. */
const rangeOf = ({ days }: Draft): BackfillBody => ({
  from: startOfDay(days.start as IsoDate),
  to: endOfDay(days.end as IsoDate),
});

export interface PastDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly station: Pick<TiedStation, 'vendorStationName'>;
  readonly today: IsoDate;
  readonly onSave: (range: BackfillBody, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** Which past days of a station are to be pulled. */
export function PastDialog({ isOpen, onClose, station, today, onSave }: PastDialogProps) {
  const all = useWords(STATION_SOURCES);
  const words = all.past;
  return (
    <EntityDialog<Draft, keyof Draft>
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(station.vendorStationName)}
      initial={{ days: { start: addDays(today, -USUAL_DAYS), end: today } }}
      validate={(draft) => errorsOf(all, draft, today)}
      wireFields={{ from: 'days', to: 'days' }}
      taken="days"
      onSave={(draft, key, signal) => onSave(rangeOf(draft), key, signal)}
      savedMessage={() => words.asked}
      saveLabel={words.ask}
      saveIcon={Download}
    >
      {({ draft, change, field }) => (
        <>
          <p style={{ margin: 0 }}>{words.hint}</p>
          <DateRangeField
            label={words.days}
            isRequired
            today={today}
            max={today}
            value={draft.days}
            onChange={(days) => change({ days })}
            {...field('days')}
          />
        </>
      )}
    </EntityDialog>
  );
}
