export const PREVIEW_OUTCOMES = ['wrong', 'new', 'changed', 'archived', 'same'] as const;
/** What becomes of a row. */
export type PreviewOutcome = (typeof PREVIEW_OUTCOMES)[number];

/** A row of a table that is looked at before it is taken. */
export interface PreviewRow {
  /** Its number in the source. */
  readonly row: number;
  readonly outcome: PreviewOutcome;
  /** What the source says, by column. */
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** What something that is there says now, in words, by column that changes. */
  readonly before: Readonly<Record<string, string | undefined>>;
}

export interface PreviewColumn {
  readonly id: string;
  readonly header: string;
}

/** How many rows have each outcome, in the order in which they are offered; none that no row has. */
export function outcomesOf(rows: readonly PreviewRow[]): { outcome: PreviewOutcome; count: number }[] {
  return PREVIEW_OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
}
