/** Rows of one statement: far below the most parameters and the longest time that a statement may take. */
const AT_ONCE = 250;

/** A few hundred rows at a time, for statements that write many. */
export const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
