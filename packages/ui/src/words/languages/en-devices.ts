import type { UnpublishedRooms } from './panel-rooms.ts';

const QUALITIES = { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' };
const LEVELS = { worst: 'Worst', low: 'Low', medium: 'Medium', high: 'High', best: 'Best' };

/** English words of devices: their own state, the air around them and their network. */
export const EN_DEVICES: UnpublishedRooms['devices'] = {
  device: {
    panel: 'Data of the device',
    climate: 'Temperature and humidity',
    battery: 'Battery',
    temperature: 'Temperature',
    humidity: 'Humidity',
    altitude: 'Altitude',
    altitudeBy: 'Altitude by pressure',
    gas: 'Gas',
    gasAxis: 'Gas resistance',
    empty: 'No readings of the device',
    emptyHint: 'The device sent no readings in this period. Choose a longer period or check its connection.',
  },
  sources: {
    panel: 'Comparison of the weather',
    consolidated: 'Consolidated weather',
    measured: 'Station',
    provider: 'Provider',
    temperature: 'Temperature by source',
    humidity: 'Humidity by source',
    empty: 'No weather from any source',
    emptyHint: 'Neither the station nor the provider has data of this period. Choose a longer period.',
  },
  signal: {
    panel: 'Signal',
    daily: 'Daily signal',
    views: { daily: 'Daily', '4G': '4G', '3G': '3G', '2G': '2G' },
    figures: {
      rsrp: 'RSRP (dBm)',
      rsrq: 'RSRQ (dB)',
      rscp: 'RSCP (dBm)',
      ecio: 'Ec/Io (dB)',
      rssi: 'RSSI (dBm)',
    },
    qualities: QUALITIES,
    titleOf: (generation, figure) => `${generation} · ${figure}`,
    last: (reading) => `Last reading: ${reading}`,
    onlySelfTesting: 'Only devices whose serial number contains 2M have a daily signal.',
    empty: 'No readings of the signal',
    emptyHint:
      'The device did not report its signal in this period. Choose a longer period or check its connection.',
  },
  origin: {
    dailySignal: 'Daily signal',
    dailySignalIs: (lines) =>
      `Mean strength of the day. Lines: ${lines.map(([level, dbm]) => `${LEVELS[level].toLowerCase()} ${dbm} dBm`).join(', ')}. Only 2M devices.`,
    classesIn: (generation) => `Classes in ${generation}`,
    classesAre: (figure, classes) =>
      `${figure}: ${classes.map(([quality, from]) => `${QUALITIES[quality].toLowerCase()} from ${from}`).join(', ')}; below that, poor.`,
    classOfReading: 'Class of a reading',
    classOfReadingIs: 'The worst of its figures: strength without quality carries no data.',
    readings: 'Readings',
    readingsAre:
      'Those that the device sent, not averaged, at the time in Chile when they were taken. A long gap is shown as a break.',
    climate: 'Temperature and humidity',
    climateIs: 'From the sensor of the device, inside the trap: in the sun it reads higher than the air.',
    altitude: 'Altitude',
    altitudeIs: 'Estimated by the device from the air pressure; it changes with the weather.',
    station: 'Station',
    stationIs: 'What the device measured, not averaged.',
    provider: 'Provider',
    providerIs: 'What the weather service in use reported of past hours, for the position of the station.',
    consolidated: 'Consolidated weather',
    consolidatedIs:
      'Hourly means of the station; hours without data are filled in with those of the provider.',
  },
};
