import { room } from '@vigia/ui';

/** What each table says: its buttons, its forms and the actions on its rows. */
export const TABLES = room('admin-tables', {
  users: {
    title: 'Usuarios',
    add: 'Agregar Usuario',
    new: 'Nuevo usuario',
    edit: 'Editar usuario',
    created: (email: string) => `Usuario creado: ${email}`,
    edited: (email: string) => `Usuario actualizado: ${email}`,
    statuses: {
      CONFIRMED: 'Confirmado',
      FORCE_CHANGE_PASSWORD: 'Contraseña temporal',
    } as Readonly<Record<string, string>>,
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
    passwordTitle: 'Contraseña temporal',
    passwordNote: (email: string) =>
      `Entréguesela a ${email}: no se vuelve a mostrar, vence en 72 horas y se cambia al ingresar por primera vez.`,
    password: 'Contraseña temporal',
    removeSecondStep: 'Quitar segundo paso',
    askRemoveSecondStep: (email: string) => `¿Quitar el segundo paso de ${email}?`,
    removeSecondStepNote:
      'Para quien perdió su teléfono o su llave de acceso: sus sesiones se cierran e ingresa con la contraseña. Asegúrese de que quien lo pide es esa persona.',
    secondStepRemoved: 'Segundo paso quitado',
  },
  stations: {
    title: 'Estaciones',
    add: 'Agregar Estación',
    import: 'Importar mediciones',
    archivedState: 'Archivada',
    askRestore: (name: string) => `¿Restaurar la estación ${name}?`,
    restoreNote:
      'Vuelve a las listas con su historia y sin dispositivo: el que tenía quedó libre cuando se archivó.',
    restored: (name: string) => `Estación restaurada: ${name}`,
  },
  sectors: {
    title: 'Campos',
    add: 'Agregar Campo',
    askArchive: (name: string) => `¿Archivar el campo ${name}?`,
    archiveNote:
      'Deja de aparecer en las listas y no se le agregan estaciones. Su historia se conserva. Puede restaurarlo en «Archivados». Un campo con estaciones activas no se archiva.',
    archived: (name: string) => `Campo archivado: ${name}`,
    archiveFailed: (name: string, reason: string) => `Error archivando campo ${name}: ${reason}`,
    archivedState: 'Archivado',
    askRestore: (name: string) => `¿Restaurar el campo ${name}?`,
    restoreNote: 'Vuelve a las listas con su historia. Sus estaciones archivadas se restauran una por una.',
    restored: (name: string) => `Campo restaurado: ${name}`,
  },
  nodes: {
    title: 'Dispositivos',
    emptyHint: 'Los dispositivos los registra un superadministrador.',
    add: 'Registrar Dispositivo',
    edit: 'Editar dispositivo',
    created: (serial: string) => `Dispositivo registrado: ${serial}`,
    edited: (serial: string) => `Dispositivo actualizado: ${serial}`,
    serial: 'Número de serie',
    imei: 'IMEI',
    imeiHelp: 'Opcional: de 14 a 16 cifras.',
    handOver: 'Pasar a otro cliente',
    handOverTitle: (serial: string) => `Pasar el dispositivo ${serial} a otro cliente`,
    handOverTo: 'Pasa a',
    handOverNote: (client: string) =>
      `Lo que midió hasta ahora queda con ${client}. Su llave deja de servir: cree otra antes de instalarlo.`,
    handedOver: (serial: string, client: string) => `${serial} pasó a ${client}`,
    noTakers:
      'Un dispositivo solo pasa a una bodega o sale de una. Marque «Bodega de dispositivos» al editar un cliente.',
    arrived: 'Qué llegó',
    seeArrived: 'Ver qué llegó del dispositivo',
    newKey: 'Crear llave',
    askKey: (serial: string) => `¿Crear una llave nueva para ${serial}?`,
    askKeyNote:
      'La llave que usa ahora deja de servir en el acto: el dispositivo no envía nada hasta que tenga la nueva.',
    keyMade: 'Llave creada',
    keyTitle: (serial: string) => `Llave de ${serial}`,
    keyNote: 'Cárguela en el dispositivo: no se vuelve a mostrar.',
    renewedKeyNote: 'Cárguela en el dispositivo: no se vuelve a mostrar, y la llave anterior ya no sirve.',
    key: 'Llave',
    decommission: 'Dar de baja',
    askDecommission: (serial: string) => `¿Dar de baja el dispositivo ${serial}?`,
    decommissionNote:
      'Deja de aparecer en las listas, no se puede instalar y su llave deja de servir: lo que envíe mientras tanto no se guarda. Lo que midió se conserva. Puede restaurarlo en «Archivados».',
    decommissioned: (serial: string) => `Dispositivo dado de baja: ${serial}`,
    archivedState: 'Dado de baja',
    askRestore: (serial: string) => `¿Restaurar el dispositivo ${serial}?`,
    restoreNote: 'Vuelve a las listas, se puede instalar y su llave vuelve a servir.',
    restored: (serial: string) => `Dispositivo restaurado: ${serial}`,
  },
  seasons: {
    title: 'Temporadas',
    add: 'Agregar Temporada',
    open: 'Abrir temporada nueva',
    export: 'Exportar',
    askRemove: (name: string) => `¿Eliminar la temporada ${name}?`,
    removeNote: (biofixes: readonly string[]) => {
      const gone =
        biofixes.length === 0
          ? 'No tiene biofix.'
          : `Se elimina${biofixes.length === 1 ? ' también su biofix' : `n también sus ${biofixes.length} biofix`}: ${biofixes.join('; ')}.`;
      return `${gone} Los reportes hechos en ella se conservan, sin temporada. Esta acción no se puede deshacer.`;
    },
    removed: (name: string) => `Temporada eliminada: ${name}`,
  },
  biofix: {
    title: 'Biofix',
    add: 'Agregar Biofix',
    new: 'Nuevo biofix',
    edit: 'Editar biofix',
    created: 'Biofix creado',
    edited: 'Biofix actualizado',
    askRemove: (sector: string, date: string) => `¿Eliminar el biofix de ${sector} del ${date}?`,
    removeNote: 'Los grados día del campo se vuelven a contar sin él. Esta acción no se puede deshacer.',
    removed: 'Biofix eliminado',
  },
  products: {
    title: 'Productos',
    add: 'Agregar Producto',
    new: 'Nuevo producto',
    edit: 'Editar producto',
    created: (name: string) => `Producto creado: ${name}`,
    edited: (name: string) => `Producto actualizado: ${name}`,
    columns: {
      mode: 'Modo de acción',
      preHarvestDays: 'Carencia (días)',
      reentryHours: 'Reingreso (h)',
      mostApplications: 'Máx. aplicaciones',
      residualDays: 'Residual (días)',
    },
    byLabel: 'según etiqueta',
    hint: 'Solo el nombre es obligatorio. Copie las cifras de la etiqueta o de su exportadora y diga de dónde salen: lo que quede en blanco se lee «según etiqueta», y nada se calcula con eso.',
    wrong: 'Revise lo que está marcado en rojo',
    usualSource: 'Etiqueta del producto',
    authorisationHelp: 'Opcional: N° de autorización del SAG',
    noScheme: 'No se dice',
    modeHelp: 'Códigos separados por comas: 28, 4A',
    units: {
      preHarvestDays: 'días',
      reentryHours: 'horas',
      mostApplications: 'veces',
      residualDays: 'días',
    },
    help: {
      preHarvestDays: 'Aplicado el día 1 con 14 días, se cosecha desde el día 15',
      reentryHours: 'Antes de volver a entrar al cuartel',
      mostApplications: 'Por temporada y campo',
      residualDays: 'Con el día de la aplicación',
    },
    market: 'Mercado',
    marketDays: 'Días',
    marketLine: (line: number) => `Mercado ${line}`,
    addMarket: 'Agregar mercado',
    removeMarket: (line: number) => `Quitar el mercado ${line}`,
    notSaid: 'No se dice',
    askArchive: (name: string) => `¿Archivar el producto ${name}?`,
    archiveNote: 'Deja de ofrecerse. Las aplicaciones que ya se informaron conservan sus cifras.',
    archived: (name: string) => `Producto archivado: ${name}`,
    archivedState: 'Archivado',
    askRestore: (name: string) => `¿Restaurar el producto ${name}?`,
    restoreNote: 'Vuelve a ofrecerse al informar una aplicación.',
    restored: (name: string) => `Producto restaurado: ${name}`,
  },
  'scheduled-reports': {
    title: 'Informes',
    add: 'Crear Informe',
    heading: 'Informes programados',
    chooseHint: 'Los informes programados se muestran cliente por cliente.',
    notLoaded: 'No se pudo cargar la lista de informes programados.',
    emptyHint: 'Cree un informe para que llegue por correo cada semana o cada mes.',
    askRemove: (count: number) =>
      count === 1 ? '¿Eliminar 1 cronograma?' : `¿Eliminar ${count} cronogramas?`,
    removeNote: 'Dejan de enviarse. Los informes ya enviados no se pierden.',
  },
});

export type TablesWords = (typeof TABLES)['spanish'];
