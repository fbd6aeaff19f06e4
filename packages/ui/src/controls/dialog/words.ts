/** Spanish of the dialogs; each can be replaced through a prop. */
export const DIALOG_WORDS = {
  save: 'Guardar',
  delete: 'Eliminar',
  cancel: 'Cancelar',
  saving: 'Guardando',
  /** Beside the button once it shows its check. */
  saved: 'Guardado. Presione otra vez para cerrar.',
  notSaved: 'No se guardó. Lo escrito sigue aquí.',
  savedNotice: 'Cambios guardados',
  deletedNotice: 'Eliminado',
  deleteFailed: 'No se pudo eliminar. No se perdió nada.',
  cannotUndo: 'Esta acción no se puede deshacer.',
  discardQuestion: '¿Descartar los cambios?',
  discardNote: 'Lo que cambió en este formulario no se ha guardado.',
  discard: 'Descartar',
  goOn: 'Seguir editando',
  confirmDelete: (what: string) => `¿Eliminar ${what}?`,
} as const;
