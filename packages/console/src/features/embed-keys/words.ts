export const WORDS = {
  title: 'Llaves de widgets',
  subtitle: (client: string) => `Gráficos de ${client} en sitios de terceros`,
  create: 'Nueva llave',
  table: 'Llaves',
  hint: 'Una llave se puede leer en la página que la muestra: publique solo lo que cualquiera puede saber. Nunca entrega correos, comentarios ni posiciones exactas.',
  columns: {
    name: 'Nombre',
    client: 'Cliente',
    key: 'Llave',
    places: 'Publica de',
    metrics: 'Datos',
    origins: 'Sitios',
    expires: 'Vence',
    used: 'Último uso',
    usedAt: 'Sitio del último uso',
    state: 'Estado',
    createdBy: 'Creada por',
  },
  never: 'Sin vencimiento',
  unused: 'Sin uso',
  system: 'Línea de comandos',
  empty: 'Todavía no hay llaves',
  emptyHint: 'Cree una para mostrar los gráficos de un campo en la página de una cooperativa o exportadora.',
  code: 'Ver código',
  edit: 'Editar',
  rotate: 'Rotar',
  revoke: 'Revocar',
  rotateTitle: (name: string) => `¿Rotar la llave ${name}?`,
  rotateText:
    'Se crea una llave nueva con los mismos permisos, para cambiarla en las páginas que usan la actual.',
  overlap: 'La llave actual sigue funcionando',
  overlapDays: (days: number) =>
    days === 0 ? 'No: se revoca ahora' : days === 1 ? '1 día más' : `${days} días más`,
  overlapHelp: 'Hasta entonces abren las dos',
  overlapNone: 'Las páginas que la usan dejan de mostrar datos hasta que tengan la nueva',
  revokeTitle: (name: string) => `¿Revocar la llave ${name}?`,
  revokeText: 'En menos de un minuto los widgets que la usan dejan de mostrar datos. No se puede deshacer.',
  revoked: 'Llave revocada',
  failed: (reason: string) => `No se pudo guardar: ${reason}`,
} as const;

export const FORM_WORDS = {
  title: 'Nueva llave de widgets',
  name: 'Nombre',
  nameHelp: 'Para reconocerla después: el sitio o la empresa que la usará',
  client: 'Cliente',
  sectors: 'Campos',
  sectorsHelp: 'Cada campo incluye sus estaciones',
  stations: 'Estaciones sueltas',
  stationsHelp: 'Solo si no quiere publicar el campo entero',
  metrics: 'Datos que publica',
  map: 'Posiciones redondeadas a más de 1 km',
  origins: 'Sitios que la pueden mostrar',
  originsHelp: 'Uno por línea, como https://www.cooperativa.cl',
  expires: 'Vence',
  expiresHelp: 'Vacío: sin vencimiento',
  saved: 'Llave creada',
  save: 'Crear llave',
  errors: {
    name: 'Escriba un nombre',
    places: 'Elija al menos un campo o una estación',
    metrics: 'Elija al menos un dato',
    origins: 'Escriba al menos un sitio',
    line: (line: number, problem: string) => `Línea ${line}: ${problem}`,
    expires: 'Elija una fecha futura',
  },
  incomplete: 'Revise los campos marcados',
} as const;

export const EDIT_WORDS = {
  title: 'Editar llave de widgets',
  saved: 'Llave guardada: rige desde ahora en todas las páginas que la usan',
} as const;

export const COPY_WORDS = {
  copied: 'Copiado',
  notCopied: 'No se pudo copiar: seleccione el texto y cópielo',
} as const;

/** A key made before keys were kept. */
export const BRING_WORDS = {
  why: 'Esta llave se creó cuando aún no se guardaban enteras. Péguela una vez, tal como está en una página que la usa, y desde entonces el código sale completo.',
  key: 'Llave completa',
  help: (prefix: string) => `Comienza con ${prefix}`,
  blank: 'Pegue la llave',
  save: 'Guardar llave',
} as const;

export const PREVIEW_WORDS = {
  title: 'Así se ve',
  width: 'Ancho de la columna',
  px: (width: number) => `${width} px`,
  failed: 'No se pudo cargar la vista previa. El código sirve igual.',
} as const;

export const TRY_WORDS = {
  title: 'Probar en mi sitio',
  how: 'Abra su página en otra pestaña: un recuadro dice allí, línea por línea, qué funciona, qué no y qué hacer. Nadie más lo ve y nada se guarda.',
  address: 'Dirección de su página',
  wrong: 'Escriba la dirección completa, como https://www.cooperativa.cl/boletin',
  open: 'Probar en mi sitio',
  nothing: (server: string) =>
    `Si no aparece un recuadro de Vigía en su página, el código no está en ella o una política lo bloquea: busque «vigia-» en el código de la página, agregue ${server} a script-src en su Content-Security-Policy, o copie el código de nuevo si cambió su integrity.`,
} as const;

export const BUILD_WORDS = {
  title: 'Versión en cada sitio',
  today: 'hoy',
  yesterday: 'ayer',
  unseen: 'Todavía no se ha visto',
  old: 'Hay una más nueva',
  how: 'Se anota cuando alguien usa un gráfico en la página. Las versiones anteriores siguen funcionando; para pasar a la más nueva, copie el código de nuevo.',
} as const;

export const SNIPPET_WORDS = {
  dialog: (name: string) => `Código de ${name}`,
  close: 'Cerrar',
  key: 'Llave',
  copyKey: 'Copiar llave',
  noWidgets: 'Este servidor no tiene los widgets instalados; pida a su administrador que los publique.',
  place: 'Lugar',
  widget: 'Widget',
  locale: 'Idioma',
  theme: 'Tema',
  height: 'Alto',
  usualHeight: 'El de siempre',
  heightOfOne: 'Elija un widget para darle otro',
  all: 'Todos los que publica',
  title: 'Para pegar en la página',
  copy: 'Copiar código',
} as const;
