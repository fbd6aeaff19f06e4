import { useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { scheduleColumns } from './schedule-columns.ts';
import { SCHEDULE_TABLE } from './words.ts';

/** The columns of scheduled reports; the same array between renders. */
export function useScheduleColumns() {
  const words = useWords(SCHEDULE_TABLE);
  return useMemo(() => scheduleColumns(words), [words]);
}
