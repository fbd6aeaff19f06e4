import { counted, ROW_OUTCOME_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of `TablePreview`. */
export const TABLE_PREVIEW = room('table-preview', {
  row: 'Fila',
  numbered: (row: number) => `Fila ${row}`,
  outcome: 'Qué pasa',
  outcomes: ROW_OUTCOME_WORDS,
  shown: 'Filas que se muestran',
  all: (count: number) => `Todas (${counted(count, 'fila', 'filas')})`,
  some: {
    new: (count: number) => counted(count, 'nueva', 'nuevas'),
    changed: (count: number) => counted(count, 'cambia', 'cambian'),
    archived: (count: number) => counted(count, 'se archiva', 'se archivan'),
    same: (count: number) => counted(count, 'igual', 'iguales'),
    wrong: (count: number) => counted(count, 'con error', 'con error'),
  },
  changed: (before: string, after: string) => `antes ${before}, después ${after}`,
  nothing: 'vacío',
});

export type TablePreviewWords = (typeof TABLE_PREVIEW)['spanish'];
