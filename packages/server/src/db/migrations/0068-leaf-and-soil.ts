import { allSteps, hasColumn, type Steps, statements } from './in-steps.ts';

/** Leaf wetness, soil moisture and soil temperature, of stations and of devices without a station. */
export const steps: Steps = async () =>
  ['reading', 'device_report'].map((table) =>
    statements(
      `alter table ${table}
        add column leaf_wetness_min double precision,
        add column soil_moisture_pct double precision,
        add column soil_temperature_c double precision`,
      hasColumn(table, 'leaf_wetness_min'),
    ),
  );

export const up = allSteps(steps);
