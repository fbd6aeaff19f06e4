import {
  chartArrays,
  DAY_MS,
  formatDate,
  formatNumber,
  formatQuantity,
  fromColumnar,
  isoDateOfDayNumber,
  lastRecord,
  type PublishedDegreeDays,
} from '@vigia/domain';

/** Name of the picture: what, of whom, where, when. */
export function pictureTitle({ pestName, sectorName, seasonName }: PublishedDegreeDays): string {
  return `Grados día y capturas de ${pestName}, ${sectorName}, temporada ${seasonName}`;
}

/** What the picture says, for readers who do not see it. */
export function pictureDescription(data: PublishedDegreeDays): string {
  return [curveSentence(data), capturesSentence(data), missingSentence(data.missingDays)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function curveSentence({ degreeDays, start }: PublishedDegreeDays): string {
  const last = lastRecord(chartArrays(fromColumnar(degreeDays)));
  if (last === null) return 'Sin grados día en la temporada.';
  const date = isoDateOfDayNumber(Math.floor(last.x / DAY_MS));
  const from = formatDate(start.date);
  return `Grados día acumulados desde el ${from}: ${formatQuantity(last.y, 1, '°C·día')} al ${formatDate(date)}.`;
}

function capturesSentence({ captures }: PublishedDegreeDays): string {
  const known = captures.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length === 0) return 'Sin capturas registradas.';
  const total = known.reduce((sum, value) => sum + value, 0);
  return `Capturas: ${formatNumber(total, 0)} adultos en total.`;
}

function missingSentence(days: number): string {
  if (days === 0) return '';
  return days === 1 ? 'Falta 1 día de datos.' : `Faltan ${days} días de datos.`;
}
