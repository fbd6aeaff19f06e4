/** What a kept scenario says when its rule is broken. Apart, as few screens have them. */
export const SCENARIO_MESSAGES = {
  name: 'Dé un nombre al supuesto',
  nameTooLong: 'Hasta 60 caracteres',
  nameTilde: 'Sin el signo ~',
  nameTaken: 'Ya tiene un supuesto con ese nombre',
  supposed: 'No hay nada supuesto, o algo que no se puede suponer',
  tooMany: 'Ya guarda 50 supuestos en este campo: quite alguno',
} as const;
