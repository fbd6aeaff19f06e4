import type { DoorRefusal, UplinkNetwork, UplinkReason } from '@vigia/api/client';
import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const devices = (count: number): string => counted(count, 'equipo', 'equipos');
const uplinks = (count: number): string => counted(count, 'envío', 'envíos');

/** Words about the doors of a client, to which network servers send what LoRaWAN devices measure. */
export const UPLINK_DOORS = room('uplink-doors', {
  title: 'Puertas LoRaWAN',
  hint: 'The Things Stack o ChirpStack entrega lo que mide cada equipo a una puerta con secreto propio, y Vigía lo guarda en la estación que usted le asocia.',
  add: 'Agregar puerta',
  empty: 'Ninguna puerta todavía',
  emptyHint:
    'Si tiene equipos LoRaWAN, agregue una puerta y pegue su dirección y su secreto en la consola de su servidor de red.',
  loading: 'Cargando puertas',
  failed: 'No se pudieron cargar las puertas',
  failedKept: 'Lo que envían los equipos se recibe igual.',
  stale: 'No se pudieron actualizar las puertas: se muestra lo último recibido.',
  refused: (reason: string) => `No se completó: ${reason}`,
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  more: (name: string) => `Más acciones de ${name}`,
  networks: { tts: 'The Things Stack', chirpstack: 'ChirpStack' } satisfies Record<UplinkNetwork, string>,
  state: {
    well: 'Sin novedad',
    refusing: 'Rechaza lo que llega',
    waiting: 'Por recibir',
    waitingHint: 'Aún no llega nada. Revise la conexión en la consola de su servidor de red.',
    unlinked: 'Equipos por asociar',
    unlinkedHint: (count: number) =>
      `${devices(count)} sin estación: lo que ${count === 1 ? 'envía' : 'envían'} se conserva, pero no es medición hasta asociarlo${count === 1 ? '' : 's'}.`,
    silent: 'Sin envíos nuevos',
    troubled: 'Con problemas',
    last: (at: string) => `Último envío: ${at}`,
    apart: (count: number) => `${uplinks(count)} ${count === 1 ? 'apartado' : 'apartados'}`,
    refusedAt: (at: string, why: string) => `Último rechazo (${at}): ${why}`,
    rotating: (until: string) => `El secreto anterior vale hasta el ${until}`,
  },
  refusals: {
    'wrong-secret': 'el secreto no es el de esta puerta. Cámbielo y péguelo de nuevo en la consola.',
    'not-json': 'no llegó JSON. Elija el formato JSON en la consola.',
    'not-documented': 'el mensaje no es de este servidor de red. Revise que la puerta sea de su tipo.',
    'too-large': 'el mensaje pesa demasiado.',
    'too-many-devices': 'la puerta ya conoce todos los equipos que puede. Olvide los que no usa.',
  } satisfies Record<DoorRefusal, string>,
  connect: 'Cómo conectarla',
  rename: 'Cambiar nombre',
  rotate: 'Cambiar secreto',
  remove: {
    action: 'Terminar puerta',
    title: (name: string) => `¿Terminar la puerta ${name}?`,
    text: 'Su secreto deja de servir de inmediato y se borra lo que se conserva de sus equipos. Lo medido queda.',
    done: (name: string) => `Puerta terminada: ${name}`,
  },
  form: {
    add: 'Agregar puerta',
    rename: 'Cambiar nombre de la puerta',
    network: 'Servidor de red',
    name: 'Nombre',
    nameHelp: 'Para reconocerla aquí, por ejemplo «Sondas del parrón».',
    nameMissing: 'Escriba un nombre',
    create: 'Crear puerta',
    renamed: (name: string) => `Puerta actualizada: ${name}`,
  },
  rotating: {
    title: (name: string) => `¿Cambiar el secreto de ${name}?`,
    text: 'Se crea otro secreto. El actual puede seguir un tiempo, para cambiarlo en la consola sin perder envíos.',
    overlap: 'El secreto actual vale',
    none: 'Lo que llegue se rechaza hasta que la consola tenga el nuevo',
    both: 'Hasta entonces valen los dos',
    save: 'Cambiar secreto',
    done: 'Secreto cambiado',
  },
  guide: {
    title: (name: string) => `Conectar ${name}`,
    note: 'El secreto se muestra solo esta vez: péguelo ahora en la consola. Quien lo tiene puede enviar mediciones, y nada más.',
    known: (start: string) =>
      `El secreto, que empieza con ${start}, no se vuelve a mostrar. Si no lo tiene, cámbielo por otro.`,
    address: 'Dirección',
    copyAddress: 'Copiar dirección',
    headerName: 'Nombre del encabezado',
    copyHeaderName: 'Copiar nombre',
    headerValue: 'Valor del encabezado',
    copyHeaderValue: 'Copiar valor',
    steps: (network: string) => `En la consola de ${network}`,
    done: 'Ya lo guardé',
    tts: [
      'Abra su aplicación y elija Integrations › Webhooks › Add webhook › Custom webhook.',
      'En Webhook format elija JSON y en Base URL pegue la dirección.',
      'En Additional headers agregue el encabezado, con su nombre y su valor.',
      'En Enabled event types marque solo Uplink message, sin ruta, y guarde.',
      'La aplicación o el equipo necesita un Payload formatter, que convierte lo enviado en campos.',
    ],
    chirpstack: [
      'Abra su aplicación, la pestaña Integrations, y agregue HTTP.',
      'En Payload encoding elija JSON y en Event endpoint URL(s) pegue la dirección.',
      'En Headers agregue el encabezado, con su nombre y su valor, y guarde.',
      'El Device profile de los equipos necesita un Codec, que convierte lo enviado en campos.',
    ],
  },
  table: (name: string) => `Equipos de ${name}`,
  columns: {
    device: 'Equipo',
    station: 'Estación',
    profile: 'Perfil',
    state: 'Estado',
    heard: 'Último envío',
    fields: 'Último contenido',
    apart: 'Apartados',
    id: 'DevEUI',
  },
  device: {
    unlinked: 'Por asociar',
    silent: 'Sin envíos nuevos',
    unmeasured: 'Nada medido',
    well: 'Al día',
    gone: 'Archivada o fuera de su vista',
    noFields: 'Sin campos: falta el decodificador',
    more: (count: number) => `y ${count} más`,
  },
  link: {
    action: 'Asociar',
    change: 'Cambiar asociación',
    title: (device: string) => `Asociar ${device}`,
    station: 'Estación del campo',
    stationMissing: 'Elija una estación',
    noStations: 'Este cliente aún no tiene estaciones: cree una en Administración › Estaciones.',
    noFields:
      'El equipo envía, pero sin campos: el servidor de red no decodifica sus envíos. Agregue allá un Payload formatter o un Codec, y vuelva cuando llegue el envío siguiente.',
    done: (device: string, station: string, taken: number, apart: number) =>
      `${device} queda asociado a ${station}: ${taken === 1 ? '1 envío conservado es' : `${taken} envíos conservados son`} medición${apart > 0 ? ` y ${counted(apart, 'sigue apartado', 'siguen apartados')}` : ''}.`,
  },
  unlink: {
    action: 'Desasociar',
    done: (device: string) => `${device} ya no es una estación. Lo medido queda, y lo que envíe se conserva.`,
  },
  forget: {
    action: 'Olvidar equipo',
    title: (device: string) => `¿Olvidar ${device}?`,
    text: 'Se borra lo que se conserva de sus envíos y no se puede recuperar. Lo medido queda. Si vuelve a enviar, aparece como equipo nuevo.',
    done: (device: string) => `Equipo olvidado: ${device}`,
  },
  uplinks: {
    action: 'Ver envíos',
    title: (device: string) => `Envíos de ${device}`,
    hint: 'Los últimos cien, y qué fue de cada uno. Lo apartado se puede leer otra vez después de corregir el perfil.',
    none: 'Ningún envío conservado',
    columns: { at: 'Recibido por la red', outcome: 'Resultado', counter: 'Contador', fields: 'Contenido' },
    measured: 'Medido',
    reasons: {
      'unknown-device': 'Equipo sin estación',
      simulated: 'Simulado en la consola',
      'no-fields': 'Sin campos decodificados',
      'nothing-mapped': 'Ningún campo es una medida',
      'not-a-number': 'Un valor no es un número',
      'out-of-range': 'Un valor es imposible',
      future: 'Fecha futura',
      'too-old': 'Anterior a lo que se conserva',
    } satisfies Record<UplinkReason, string>,
    replay: 'Leer otra vez',
    replayed: (taken: number, apart: number) =>
      `Se leyó otra vez lo conservado: ${uplinks(taken)} ${taken === 1 ? 'es medición' : 'son medición'}${apart > 0 ? ` y ${counted(apart, 'sigue apartado', 'siguen apartados')}` : ''}.`,
  },
});

export type DoorWords = (typeof UPLINK_DOORS)['spanish'];
