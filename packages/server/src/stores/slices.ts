/** Rows of one statement: far below the most parameters that PostgreSQL takes. */
const AT_ONCE = 1_000;

/** Rows by the thousand, for statements that write many. */
export const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
