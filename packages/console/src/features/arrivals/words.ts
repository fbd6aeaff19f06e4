import type { KeyFault } from '@vigia/domain/devices';
import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words of the page that tells what a device sent and what became of it. */
export const ARRIVALS = room('arrivals', {
  list: 'Dispositivos',
  title: (serial: string) => `Qué llegó de ${serial}`,
  firmware: (version: string) => `Firmware ${version}`,
  station: 'Estación',
  noStation: 'Sin estación: lo que mide espera con él hasta que se instale.',
  device: 'Ver dispositivo',
  requests: 'Solicitudes del dispositivo',
  pause: 'Pausar',
  follow: 'Seguir',
  following: 'Se actualiza sola cada 2 segundos',
  paused: 'En pausa: lo nuevo aparece al seguir',
  loading: 'Cargando lo que llegó',
  failed: 'No se pudo cargar lo que llegó',
  failedKept: 'El dispositivo sigue enviando: nada se pierde por esto.',
  stale: 'No se pudo actualizar. Se muestra lo último recibido.',
  unknown: 'Este dispositivo no existe',
  unknownHint: 'No está entre los dispositivos que usted puede ver. Revise el número de serie.',
  backToList: 'Ir a Dispositivos',
  kept: (count: number, days: number) =>
    `Se guardan las últimas ${count} solicitudes de cada dispositivo, por ${days} días.`,

  facts: {
    last: 'Último contacto',
    never: 'Ninguno con su llave',
    next: 'Próximo contacto',
    by: (time: string) => `antes de las ${time}`,
    late: (age: string) => `debió ser ${age}`,
    clock: 'Reloj',
    clockWell: 'sin adelanto',
    clockUnknown: 'todavía no se sabe',
    clockAhead: (span: string) => `adelantado ${span}`,
    from: 'Dirección',
  },
  now: 'recién',
  ago: (span: string) => `hace ${span}`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => counted(count, 'día', 'días'),

  handedOut: 'Entregada',
  /** Categories of readings; another one is shown as it was sent. */
  categories: {
    thpg: 'clima',
    weather: 'lluvia, viento, hoja y suelo',
    battery: 'batería',
    gps: 'posición',
    signal: 'señal',
    selftest: 'autodiagnóstico',
    connection: 'conexión',
  } as Readonly<Record<string, string>>,
  part: (count: string, name: string) => `${count} de ${name}`,
  lines: (count: number) => counted(count, 'línea', 'líneas'),
  span: (from: string, to: string) => `del ${from} al ${to}`,
  at: (time: string) => `del ${time}`,
  takenAt: (time: string) => `tomada el ${time}`,
  rows: (added: number, changed: number, same: number) =>
    [
      added > 0 && counted(added, 'fila nueva', 'filas nuevas'),
      changed > 0 && counted(changed, 'corregida', 'corregidas'),
      same > 0 && `${same} que ya estaban`,
    ]
      .filter(Boolean)
      .join(', '),
  moreProblems: (count: number) => (count === 1 ? 'y 1 campo más' : `y ${count} campos más`),
  photo: 'Foto recibida',
  photoBroken: 'Llegó dañada: se anotó en la salud de la cámara, y no hace falta enviarla de nuevo.',
  photoGone: 'Ya no está',
  clockAhead: (span: string) => `El reloj del dispositivo va adelantado ${span}.`,
  times: (count: number) => `${count} veces`,
  details: (parts: readonly string[]) => parts.join(' · '),
  answered: (status: number) => `respuesta ${status}`,

  keyFaults: {
    missing: 'No traía el encabezado x-device-key.',
    malformed: 'Lo que traía x-device-key no es una llave: empieza con dk_ y tiene 46 caracteres.',
    unknown: 'La llave no es la vigente de este dispositivo: cargue la vigente, o cree otra en Dispositivos.',
  } satisfies Record<KeyFault, string>,
  noType: (due: string) => `Faltaba el encabezado content-type: ${due}.`,
  wrongType: (type: string, due: string) => `El encabezado content-type decía ${type}; se espera ${due}.`,
  askedOther: (asked: string, own: string) => `La dirección nombra a ${asked}, y la llave es de ${own}.`,
  brokenJson: 'Revise comillas y comas, y que el texto no llegue cortado.',
  tooLarge: 'Envíe menos lecturas a la vez, o una foto más pequeña.',
  sendAgain: 'El dispositivo debe enviarlo otra vez sin cambios.',

  waiting: {
    title: 'Esperando al dispositivo…',
    hint: 'Lo primero que envíe aparece aquí en segundos. Si no llega nada, revise:',
    checks: [
      ['Llave', 'la que se mostró al crearla, completa. Si se perdió, cree otra en Dispositivos.'],
      ['Hora', 'un reloj perdido aparta las lecturas; se ajusta por la red o el GPS.'],
      ['Señal', 'antena conectada, SIM con datos y cobertura en el lugar.'],
      ['Dirección', 'la de este servicio y el número de serie, letra por letra:'],
    ] as readonly (readonly [what: string, how: string])[],
  },
  tryTitle: 'Probar sin el dispositivo',
  tryHint:
    'Desde un computador, envía una línea de registro en nombre del dispositivo. Ponga su llave en lugar de LLAVE.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: seleccione el texto y cópielo a mano.',
});

export type ArrivalsWords = (typeof ARRIVALS)['spanish'];
