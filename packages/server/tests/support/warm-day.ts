/** A row of `climate_day`: a day on which mildew thrives at a station, every hour of it measured. */
export const warmDay = (client_id: number, station_id: number, day: string) => ({
  client_id,
  station_id,
  day,
  t_min: 24,
  t_max: 25,
  t_mean: 24.5,
  rh_min: null,
  rh_max: null,
  rh_mean: null,
  battery_min: null,
  last_reading: `${day}T23:00:00.000Z`,
  hours_present: 24,
  hourly_t: Array<number>(24).fill(24.5),
  hourly_rh: Array<null>(24).fill(null),
});
