/**
 * Units as flavoured numbers: a plain number is accepted where a unit is required, but one unit is not
 * accepted where another is. They cost nothing at run time and let arithmetic stay readable.
 */
declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]?: Name };

/** Air temperature, °C. */
export type Celsius = Unit<'celsius'>;
/** Thermal time above a lower threshold, °C·day. */
export type DegreeDays = Unit<'degree-days'>;
/** Thermal time in hours above a base, °C·h. */
export type DegreeHours = Unit<'degree-hours'>;
/** Relative humidity, %. */
export type Percent = Unit<'percent'>;
/** Absolute time, milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = Unit<'epoch-ms'>;
/** Local wall time of America/Santiago written as if it were UTC, ms: what a chart's x axis carries. */
export type WallMs = Unit<'wall-ms'>;
/** A whole number of calendar days. */
export type Days = Unit<'days'>;

/** A calendar day of America/Santiago, `YYYY-MM-DD`. Make one with `isoDate` from calendar. */
export type IsoDate = string & { readonly __isoDate: true };
