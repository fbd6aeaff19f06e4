import type { DayRange } from '@vigia/domain';
import { countSetApart, type SetApartCounts } from '@vigia/domain/devices';
import { setApartInWords } from '@vigia/domain/es';
import { Button, Notice, useWords } from '@vigia/ui';
import { useState } from 'react';
import { lateDialog } from '../late/late-dialog.tsx';
import type { DataSource } from './use-points.ts';
import { DEVICE } from './words.ts';

const SetApartDialog = lateDialog(async () => (await import('./set-apart-dialog.tsx')).SetApartDialog);

export interface SetApartNoticeProps {
  readonly of: DataSource;
  readonly days: DayRange;
  /** Stored readings of the days that are not used; without any, nothing is shown. */
  readonly counts: SetApartCounts;
}

/** A notice above a graph: how many readings it leaves out, with a button that lists them. */
export function SetApartNotice({ of, days, counts }: SetApartNoticeProps) {
  const words = useWords(DEVICE);
  const [isOpen, setOpen] = useState(false);
  if (countSetApart(counts) === 0) return null;
  return (
    <>
      <Notice
        status="warning"
        action={
          <Button size="small" onPress={() => setOpen(true)}>
            {words.setApart.see}
          </Button>
        }
      >
        {`${setApartInWords(counts)}.`}
      </Notice>
      <SetApartDialog isOpen={isOpen} onClose={() => setOpen(false)} of={of} days={days} />
    </>
  );
}
