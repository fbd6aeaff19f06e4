import { room } from '@vigia/ui';

export const ADMINISTRATION = room('administration', {
  title: 'Administración',
  client: 'Cliente',
  tables: 'Tablas de administración',
  embedKeys: 'Llaves de widgets',
  more: 'Más',
  newClient: 'Agregar Cliente',
  editClient: 'Editar Cliente',
  someFailed: (count: number) =>
    count === 1
      ? 'No se pudo cargar 1 cliente: sus registros no están en la tabla.'
      : `No se pudieron cargar ${count} clientes: sus registros no están en la tabla.`,
  retry: 'Reintentar',
  comingIn: (done: number, total: number) => `Cargando clientes: ${done} de ${total}`,
  ofOwnSectors:
    'Su cuenta está limitada a algunos campos: aquí ve sus personas, sus dispositivos y sus cambios, y los dispositivos libres.',
  empty: 'No hay registros',
  emptyHint: 'Agregue el primero con el botón de arriba.',
  emptyDevices: 'Los dispositivos los registra un superadministrador.',
  statuses: {
    CONFIRMED: 'Confirmado',
    FORCE_CHANGE_PASSWORD: 'Contraseña temporal',
  } as Readonly<Record<string, string>>,
  yes: 'Sí',
  no: 'No',
  columns: {
    email: 'Email',
    client: 'Cliente',
    firstName: 'Nombre',
    lastName: 'Apellido',
    enabled: 'Habilitado',
    status: 'Estado',
    lastAccess: 'Último Acceso',
    created: 'Fecha Creación',
    role: 'Rol',
    sectors: 'Acceso Sectores',
    node: 'Dispositivo',
    station: 'Estación',
    name: 'Nombre',
    locality: 'Localidad',
    region: 'Región',
    firmware: 'Firmware',
    start: 'Fecha Inicio',
    end: 'Fecha Término',
  },
  newUser: 'Nuevo usuario',
  editUser: 'Editar usuario',
  userCreated: (email: string) => `Usuario creado: ${email}`,
  userEdited: (email: string) => `Usuario actualizado: ${email}`,
  served: 'Clientes que atiende',
  servedHelp: 'Además del suyo, entre los que usted administra.',
  servedElsewhere: (count: number) =>
    count === 1
      ? 'Atiende además 1 cliente que usted no administra: queda como está.'
      : `Atiende además ${count} clientes que usted no administra: quedan como están.`,
  noneServed: 'Ninguno más',
  servedSectors: 'Campos que atiende',
  sectorsHelp: 'Sin elegir ninguno, ve todos los campos.',
  noSectorOf: (names: readonly string[]) => `Ve solo los elegidos: ninguno de ${names.join(', ')}.`,
  ownRole: 'Su propio rol lo cambia otra persona que administre.',
  newPassword: 'Crear contraseña temporal',
  askPassword: (email: string) => `¿Crear una contraseña temporal para ${email}?`,
  askPasswordNote:
    'La que usa ahora deja de servir y sus sesiones se cierran en el acto. La nueva se muestra una sola vez.',
  externalPassword: 'La de un directorio externo de la empresa se cambia allí.',
  passwordMade: 'Contraseña temporal creada',
  import: 'Importar mediciones',
  newBiofix: 'Nuevo biofix',
  editBiofix: 'Editar biofix',
  biofixCreated: 'Biofix creado',
  biofixEdited: 'Biofix actualizado',
  taxId: 'Rut',
  rutDigit: (digit: string) =>
    `El dígito verificador no calza: debería ser ${digit}. Se guarda como está escrito.`,
  requiresSecondStep: {
    label: 'Segundo paso obligatorio al ingresar',
    help: 'Quienes alcanzan este cliente ingresan con su contraseña y un código, su huella, su rostro o un PIN. Quien no lo tenga lo configura antes de seguir, también usted.',
  },
  removeSecondStep: 'Quitar segundo paso',
  askRemoveSecondStep: (email: string) => `¿Quitar el segundo paso de ${email}?`,
  removeSecondStepNote:
    'Para quien perdió su teléfono o su llave de acceso: sus sesiones se cierran e ingresa con la contraseña. Asegúrese de que quien lo pide es esa persona.',
  secondStepRemoved: 'Segundo paso quitado',
  attributes: {
    title: 'Uso de este cliente',
    isDevicePool: {
      label: 'Bodega de dispositivos',
      help: 'Sus dispositivos se ofrecen al instalar o reemplazar uno en cualquier cliente.',
    },
    isCounted: {
      label: 'Sus fotos se cuentan',
      help: 'Las fotos de sus trampas aparecen en el Contador.',
    },
    isTest: {
      label: 'Cliente de prueba',
      help: 'Sirve para ensayar: no corresponde a un agricultor.',
    },
    poolNotCounted: 'Las fotos de una bodega no se cuentan.',
  },
  clientCreated: (name: string) => `Cliente creado: ${name}`,
  clientEdited: (name: string) => `Cliente actualizado: ${name}`,
  registerNode: 'Registrar Dispositivo',
  editNode: 'Editar dispositivo',
  nodeRegistered: (serial: string) => `Dispositivo registrado: ${serial}`,
  nodeEdited: (serial: string) => `Dispositivo actualizado: ${serial}`,
  handOver: 'Pasar a otro cliente',
  handOverTitle: (serial: string) => `Pasar el dispositivo ${serial} a otro cliente`,
  handOverTo: 'Pasa a',
  handOverNote: (client: string) =>
    `Lo que midió hasta ahora queda con ${client}. Su llave deja de servir: cree otra antes de instalarlo.`,
  handedOver: (serial: string, client: string) => `${serial} pasó a ${client}`,
  noTakers:
    'Un dispositivo solo pasa a una bodega o sale de una. Marque «Bodega de dispositivos» al editar un cliente.',
  serial: 'Número de serie',
  imei: 'IMEI',
  imeiHelp: 'Opcional: de 14 a 16 cifras.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: seleccione el texto y cópielo a mano.',
  secretSeen: 'Ya la guardé',
  secretLost:
    'Se entregó en una respuesta anterior que no llegó hasta aquí, y no se muestra dos veces. Cree otra para reemplazarla.',
  passwordTitle: 'Contraseña temporal',
  passwordNote: (email: string) =>
    `Entréguesela a ${email}: no se vuelve a mostrar, vence en 72 horas y se cambia al ingresar por primera vez.`,
  password: 'Contraseña temporal',
  keyTitle: (serial: string) => `Llave de ${serial}`,
  keyNote: 'Cárguela en el dispositivo: no se vuelve a mostrar.',
  renewedKeyNote: 'Cárguela en el dispositivo: no se vuelve a mostrar, y la llave anterior ya no sirve.',
  key: 'Llave',
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  close: 'Cerrar',
  archive: 'Archivar',
  archiveClient: 'Archivar cliente',
  askArchiveClient: (name: string) => `¿Archivar ${name}?`,
  archiveClientNote:
    'Sus usuarios no podrán ingresar, y sus widgets, informes programados y notificaciones se detienen de inmediato. Sus datos se conservan y sus dispositivos siguen guardando lo que miden. Puede restaurarlo en «Clientes archivados».',
  clientArchived: (name: string) => `Cliente archivado: ${name}`,
  askArchiveSector: (name: string) => `¿Archivar el campo ${name}?`,
  archiveSectorNote:
    'Deja de aparecer en las listas y no se le agregan estaciones. Su historia se conserva. Puede restaurarlo en «Archivados». Un campo con estaciones activas no se archiva.',
  sectorArchived: (name: string) => `Campo archivado: ${name}`,
  sectorFailed: (name: string, reason: string) => `Error archivando campo ${name}: ${reason}`,
  openSeason: 'Abrir temporada nueva',
  askRemoveSeason: (name: string) => `¿Eliminar la temporada ${name}?`,
  removeSeasonNote: (biofixes: readonly string[]) => {
    const gone =
      biofixes.length === 0
        ? 'No tiene biofix.'
        : `Se elimina${biofixes.length === 1 ? ' también su biofix' : `n también sus ${biofixes.length} biofix`}: ${biofixes.join('; ')}.`;
    return `${gone} Los reportes hechos en ella se conservan, sin temporada. Esta acción no se puede deshacer.`;
  },
  seasonRemoved: (name: string) => `Temporada eliminada: ${name}`,
  askRemoveBiofix: (sector: string, date: string) => `¿Eliminar el biofix de ${sector} del ${date}?`,
  removeBiofixNote: 'Los grados día del campo se vuelven a contar sin él. Esta acción no se puede deshacer.',
  biofixRemoved: 'Biofix eliminado',
  decommission: 'Dar de baja',
  askDecommission: (serial: string) => `¿Dar de baja el dispositivo ${serial}?`,
  decommissionNote:
    'Deja de aparecer en las listas, no se puede instalar y su llave deja de servir: lo que envíe mientras tanto no se guarda. Lo que midió se conserva. Puede restaurarlo en «Archivados».',
  decommissioned: (serial: string) => `Dispositivo dado de baja: ${serial}`,
  newKey: 'Crear llave',
  askKey: (serial: string) => `¿Crear una llave nueva para ${serial}?`,
  askKeyNote:
    'La llave que usa ahora deja de servir en el acto: el dispositivo no envía nada hasta que tenga la nueva.',
  keyMade: 'Llave creada',
  failed: (reason: string) => `No se pudo completar: ${reason}`,
  edit: 'Editar',
  delete: 'Eliminar',
  schedules: 'Informes programados',
  notLoaded: 'Los datos del cliente no se cargaron',
  chooseHint: 'Los informes programados se muestran cliente por cliente.',
  schedulesFailed: 'No se pudo cargar la lista de informes programados.',
  schedulesHint: 'Cree un informe para que llegue por correo cada semana o cada mes.',
  confirmSchedules: (count: number) =>
    count === 1 ? '¿Eliminar 1 cronograma?' : `¿Eliminar ${count} cronogramas?`,
  schedulesNote: 'Dejan de enviarse. Los informes ya enviados no se pierden.',
});

export type AdministrationWords = (typeof ADMINISTRATION)['spanish'];
