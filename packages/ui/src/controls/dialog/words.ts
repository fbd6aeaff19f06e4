import { ERROR_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of dialogs that save, delete or ask; each can be replaced by a prop. */
export const FORM_DIALOG = room('form-dialog', {
  save: 'Guardar',
  delete: 'Eliminar',
  cancel: 'Cancelar',
  saving: {
    doing: 'Guardando',
    /** Beside the button after success. */
    done: 'Guardado. Presione otra vez para cerrar.',
    failed: 'No se guardó. Lo escrito sigue aquí.',
  },
  saveFailed: ERROR_WORDS.saveFailed,
  requiredFields: ERROR_WORDS.requiredFields,
  wrongFields: 'Revise los campos marcados',
  savedNotice: 'Cambios guardados',
  deletedNotice: 'Eliminado',
  deleteFailed: 'No se pudo eliminar. No se perdió nada.',
  cannotUndo: 'Esta acción no se puede deshacer.',
  discardQuestion: '¿Descartar los cambios?',
  discardNote: 'Lo que cambió en este formulario no se ha guardado.',
  discard: 'Descartar',
  goOn: 'Seguir editando',
  /** Stands for what is deleted, if the caller does not name it. */
  thisRecord: 'este registro',
  confirmDelete: (what: string) => `¿Eliminar ${what}?`,
});
