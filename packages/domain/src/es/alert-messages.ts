/** What is wrong with the fields of a rule of alerts, or with the times of telling; apart, as few forms need it. */
export const ALERT_MESSAGES = {
  captures: '1 ≤ captura(s) ≤ 100.000',
  captureDays: '1 ≤ día(s) ≤ 60',
  stageDays: '1 ≤ día(s) ≤ 15',
  hours: '2 ≤ hora(s) ≤ 168',
  noModel: 'Esta plaga no tiene modelo de grados día, así que no se esperan hitos de ella',
  sectorGone: 'Uno de los campos ya no existe: quítelo de la lista',
  quietHoursEmpty: 'La primera hora y la última no pueden ser la misma',
} as const;
