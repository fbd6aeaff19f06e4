import { room } from '@vigia/ui';

export const ADMINISTRATION = room('administration', {
  title: 'Administración',
  client: 'Cliente',
  tables: 'Tablas de administración',
  embedKeys: 'Llaves de widgets',
  captureThresholds: 'Umbrales',
  connections: 'Conexiones',
  installation: 'Instalación',
  more: 'Más',
  newClient: 'Agregar Cliente',
  editClient: 'Editar Cliente',
  someFailed: (count: number) =>
    count === 1
      ? 'No se pudo cargar 1 cliente: sus registros no están en la tabla.'
      : `No se pudieron cargar ${count} clientes: sus registros no están en la tabla.`,
  comingIn: (done: number, total: number) => `Cargando clientes: ${done} de ${total}`,
  ofOwnSectors:
    'Su cuenta está limitada a algunos campos: aquí ve sus personas, sus dispositivos y sus cambios, y los dispositivos libres.',
  empty: 'No hay registros',
  emptyHint: 'Agregue el primero con el botón de arriba.',
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
  taxId: 'Rut',
  rutDigit: (digit: string) =>
    `El dígito verificador no calza: debería ser ${digit}. Se guarda como está escrito.`,
  requiresSecondStep: {
    label: 'Segundo paso obligatorio al ingresar',
    help: 'Quienes alcanzan este cliente ingresan con su contraseña y un código, su huella, su rostro o un PIN. Quien no lo tenga lo configura antes de seguir, también usted.',
  },
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
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: seleccione el texto y cópielo a mano.',
  secretSeen: 'Ya la guardé',
  secretLost:
    'Se entregó en una respuesta anterior que no llegó hasta aquí, y no se muestra dos veces. Cree otra para reemplazarla.',
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  close: 'Cerrar',
  archive: 'Archivar',
  archiveClient: 'Archivar cliente',
  askArchiveClient: (name: string) => `¿Archivar ${name}?`,
  archiveClientNote:
    'Sus usuarios no podrán ingresar, y sus widgets, informes programados y notificaciones se detienen de inmediato. Sus datos se conservan y sus dispositivos siguen guardando lo que miden. Puede restaurarlo en «Clientes archivados».',
  clientArchived: (name: string) => `Cliente archivado: ${name}`,
  failed: (reason: string) => `No se pudo completar: ${reason}`,
  edit: 'Editar',
  delete: 'Eliminar',
  addMany: 'Pegar o importar tabla',
  notLoaded: 'Los datos del cliente no se cargaron',
});

export type AdministrationWords = (typeof ADMINISTRATION)['spanish'];
