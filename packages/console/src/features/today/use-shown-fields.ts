import type { FieldToday } from '@vigia/domain/today';
import { useState } from 'react';
import type { Part, Today } from './use-today.ts';

/** What the reader asked to see before everything had come. */
interface Early {
  readonly fields: readonly FieldToday[];
  /** What had not come yet. */
  readonly lacked: readonly Part[];
  readonly seasonId: Today['seasonId'];
}

export interface ShownFields {
  /** Null until everything has come, or the reader asks for what there is. */
  readonly shown: readonly FieldToday[] | null;
  /** What is not in it although it was asked for; none in a list that has everything. */
  readonly lacked: readonly Part[];
  /** Shows what there is now. */
  readonly onShow: () => void;
}

/**
 * The fields of Hoy as they stay under a finger: an answer that comes later would put lines into cards, and
 * cards into another order. Nothing is shown before the last first answer, and what the reader asks to see
 * earlier stays as it was until the reader asks again.
 */
export function useShownFields({
  fields,
  loading,
  seasonId,
}: Pick<Today, 'fields' | 'loading' | 'seasonId'>): ShownFields {
  const [kept, keep] = useState<Early | null>(null);
  const [complete, setComplete] = useState<Today['seasonId']>(null);
  const hasAll = loading.length === 0;
  if (hasAll && complete !== seasonId) setComplete(seasonId);
  const early = kept?.seasonId === seasonId ? kept : null;
  const all = hasAll || complete === seasonId ? fields : null;
  return {
    shown: early?.fields ?? all,
    lacked: early?.lacked ?? [],
    onShow: () => keep(hasAll ? null : { fields, lacked: loading, seasonId }),
  };
}
