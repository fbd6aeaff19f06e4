import type { SetupStep } from '@vigia/domain/farm';
import { room } from '@vigia/ui';

interface StepWords {
  readonly title: string;
  /** Its purpose, while it is open. */
  readonly why: string;
  /** Its result, once it is done. */
  readonly done: string;
}

export const SETUP = room('setup', {
  title: 'Empezar',
  subtitle: (client: string) => `Primeros pasos de ${client}. Se marcan solos a medida que hay datos.`,
  progress: (done: number, all: number) => `${done} de ${all} pasos listos`,
  steps: (done: number, all: number) => `${done} de ${all} pasos`,
  clients: 'Siga con un cliente',
  list: 'Primeros pasos',
  isDone: 'Listo',
  isOpen: 'Pendiente',
  optional: 'Opcional',
  waitsFor: (steps: readonly string[]) => `Antes: ${steps.join(' y ')}.`,
  failed: 'No se pudo saber qué pasos están listos',
  guide: 'Guía del primer campo',
  hide: 'Ocultar Empezar',
  hideHint: 'Deja de verse en el menú de quienes administran este cliente. Se vuelve a abrir desde Ayuda.',
  hidden: 'Empezar queda oculto en el menú',
  shown: 'Empezar vuelve al menú',
  show: 'Mostrar en el menú',
  undo: 'Deshacer',
  notSaved: 'No se pudo guardar. Intente de nuevo.',
  allDone: 'Todo listo',
  allDoneHint: 'Las mediciones y las fotos que lleguen se procesan solas. Para decidir:',
  seeDegreeDays: 'Ver grados día y capturas',
  seeStations: 'Ver estaciones',

  /** The name of the step inside a sentence. */
  inASentence: {
    client: 'el cliente',
    people: 'las personas',
    sector: 'el campo',
    season: 'la temporada',
    station: 'la estación',
    measurements: 'las mediciones',
    photo: 'las fotos',
  } satisfies Record<SetupStep, string>,
  /** The words of each step. */
  ofStep: {
    client: {
      title: 'Cliente',
      why: 'La empresa o el agricultor cuyas trampas va a seguir. Si es este mismo, siga con el campo.',
      done: 'Hay un cliente con datos propios.',
    },
    people: {
      title: 'Personas',
      why: 'Agricultores, asesores y analistas de este cliente. Cada uno recibe una contraseña temporal.',
      done: 'Hay personas que ven este cliente.',
    },
    sector: {
      title: 'Campo',
      why: 'El predio y su ubicación: de ella salen el mapa y el pronóstico.',
      done: 'Hay un campo.',
    },
    season: {
      title: 'Temporada',
      why: 'Desde y hasta cuándo se acumulan grados día y capturas: por ejemplo, del 1 de mayo al 30 de abril.',
      done: 'Hay una temporada.',
    },
    station: {
      title: 'Estación con su dispositivo',
      why: 'La trampa: su plaga, su hospedero y el dispositivo que la vigila, en un solo formulario.',
      done: 'Hay una estación con dispositivo.',
    },
    measurements: {
      title: 'Primeras mediciones',
      why: 'Temperatura y humedad. Las envía el dispositivo con su llave, o se importan de un archivo CSV.',
      done: 'Hay mediciones: los grados día se calculan.',
    },
    photo: {
      title: 'Primera foto o conteo',
      why: 'Las fotos de la trampa llegan del dispositivo o se importan, y se cuentan en Contador.',
      done: 'Hay fotos o conteos: las capturas se muestran.',
    },
  } satisfies Record<SetupStep, StepWords>,
  actions: {
    newClient: 'Crear un cliente',
    addPerson: 'Agregar una persona',
    addSector: 'Agregar un campo',
    addSeason: 'Agregar una temporada',
    addStation: 'Agregar una estación',
    importCsv: 'Importar un CSV',
    deviceKey: 'Llave del dispositivo',
    importPhotos: 'Importar fotos',
    count: 'Contar',
  },
});

export type SetupWords = (typeof SETUP)['spanish'];
