import { counted, ERROR_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words of the components that several screens show. */
export const PIECES = room('pieces', {
  /** Conditions of a station whose health is unknown. */
  conditions: {
    loading: 'Consultando estado',
    disabled: 'El estado solo se muestra en la temporada actual y con dispositivo',
    failed: ERROR_WORDS.requestFailed,
  },
  /** What became of a text that was to be copied. */
  copying: {
    copied: 'Copiado',
    notCopied: 'No se pudo copiar: seleccione el texto y cópielo',
  },
  /** How long a secret that is replaced goes on. @param hours 0, or up to some days */
  overlap: (hours: number) => {
    if (hours === 0) return 'Hasta ahora: se termina ya';
    return hours < 48 ? `${counted(hours, 'hora', 'horas')} más` : `${hours / 24} días más`;
  },
  enlargeCharts: 'Ampliar gráficos',
  summary: 'Resumen',
  openSeason: 'Abrir temporada nueva',
  install: 'Instalar un dispositivo',
  installNew: 'Agregar una estación con su dispositivo',
  /** Texts for what a client lacks. */
  missing: {
    sector: {
      title: 'Este cliente no tiene campos',
      hint: 'Primero se crea un campo, luego una temporada y en ellos una estación.',
    },
    season: {
      title: 'Este cliente no tiene temporadas',
      hint: 'Cree una temporada: en ella se acumulan grados día y capturas.',
    },
    station: {
      title: 'Este cliente no tiene estaciones',
      hint: 'Instale un dispositivo en un campo: con su estación empiezan las mediciones.',
    },
    device: {
      title: 'Este cliente no tiene estaciones',
      hint: 'Tampoco tiene un dispositivo disponible: agregue la estación junto con el suyo.',
    },
  },
  create: { sector: 'Crear un campo', season: 'Crear una temporada' },
  ask: 'Pídalo a quien administra su cuenta.',
});

export type PieceWords = (typeof PIECES)['spanish'];
