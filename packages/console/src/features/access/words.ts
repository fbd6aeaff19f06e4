import { room } from '@vigia/ui';

const apart = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const ACCESS = room('access', {
  product: 'Vigía',
  title: 'Accesos',
  close: 'Cerrar',
  back: 'Volver',
  cancel: 'Cancelar',
  failed: (reason: string) => `No se pudo hacer: ${reason}.`,

  password: 'Contraseña',
  changePassword: 'Cambiar contraseña',
  passwordHint: 'Al cambiarla se cierran sus sesiones en los demás equipos.',

  sessions: 'Equipos con sesión abierta',
  sessionsHint: 'Si no reconoce un equipo, cierre su sesión y cambie su contraseña.',
  sessionsNotLoaded: 'No se pudieron cargar sus sesiones',
  unknownDevice: 'Equipo sin identificar',
  thisDevice: 'Este equipo',
  started: (moment: string) => `Ingreso: ${moment}`,
  lastUsed: (moment: string) => `Último uso: ${moment}`,
  ends: (moment: string) => `Si no se usa, vence el ${moment}`,
  end: 'Cerrar sesión',
  endOf: (device: string) => `Cerrar sesión en ${device}`,
  askEnd: (device: string) => `¿Cerrar la sesión en ${device}?`,
  askEndNote: 'Ese equipo tendrá que ingresar de nuevo. No se puede deshacer.',
  endOthers: 'Cerrar en todos los demás',
  askEndOthers: '¿Cerrar la sesión en todos los demás equipos?',
  askEndOthersNote:
    'Solo queda abierto este equipo; los demás tendrán que ingresar de nuevo. No se puede deshacer.',
  ended: 'Sesión cerrada',
  endedOthers: (count: number) =>
    count === 0 ? 'No había otras sesiones abiertas' : apart(count, 'sesión cerrada', 'sesiones cerradas'),
  noOthers: 'No hay sesiones abiertas en otros equipos.',
  noSession: 'No hay sesiones abiertas con contraseña.',

  secondStep: 'Segundo paso al ingresar',
  secondStepOff:
    'Además de su contraseña, Vigía le pide algo que solo usted tiene: un código de su teléfono o su huella. Así, quien adivine su contraseña no puede entrar.',
  secondStepRequired: 'Su cliente pide un segundo paso a todas las personas.',
  secondStepNotLoaded: 'No se pudo cargar su segundo paso',
  external: 'Si ingresa con el directorio de su empresa, el segundo paso se configura allí.',
  app: 'Código de la aplicación',
  appHint: 'Una aplicación de su teléfono muestra un código que cambia cada 30 segundos.',
  appSince: (day: string) => `Configurada el ${day}`,
  setUpApp: 'Configurar aplicación',
  changeApp: 'Cambiar de teléfono',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  askRemoveApp: '¿Quitar la aplicación?',
  askRemovePasskey: (name: string) => `¿Quitar la llave «${name}»?`,
  askRemoveNote: 'Ya no servirá para ingresar.',
  askRemoveLast:
    'Es su único segundo paso: para ingresar bastará la contraseña, y los códigos de respaldo dejan de servir.',
  removed: 'Quitado de su ingreso',
  passkey: 'Llave de acceso (huella, rostro o PIN)',
  passkeyHint: 'Su teléfono o computador comprueba que es usted, sin escribir códigos.',
  noPasskeysHere:
    'Las llaves de acceso necesitan que Vigía se abra por su nombre (https://…), no por un número.',
  addPasskey: 'Agregar llave de acceso',
  created: (day: string) => `Creada el ${day}`,
  lastSignIn: (day: string) => `Último ingreso: ${day}`,
  neverUsed: 'Sin usar',
  backupCodes: 'Códigos de respaldo',
  backupCodesLeft: (n: number) => `${apart(n, 'código queda', 'códigos quedan')} sin usar.`,
  backupCodesHint: 'Sirven si pierde el teléfono. Cada uno se usa una vez.',
  newCodes: 'Crear códigos nuevos',
  askNewCodes: '¿Crear códigos de respaldo nuevos?',
  askNewCodesNote: 'Los códigos que tiene ahora dejan de servir.',

  goOn: 'Continuar',

  appHeading: 'Configurar la aplicación',
  appFirst:
    'En su teléfono, abra una aplicación de códigos (Google Authenticator, Microsoft Authenticator u otra) y escanee esta imagen.',
  qrCode: 'Código QR para la aplicación',
  openApp: 'Abrir en la aplicación de este teléfono',
  secret: 'Si no puede escanear, escriba esta clave en la aplicación',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar: selecciónelo y cópielo.',
  appSecond: 'Después escriba aquí el código de seis cifras que muestra.',
  code: 'Código de seis cifras',
  codeMissing: 'Escriba el código que muestra la aplicación',
  confirm: 'Confirmar',

  passkeyHeading: 'Agregar una llave de acceso',
  passkeySteps: 'Al continuar, su equipo le pedirá la huella, el rostro o el PIN.',
  passkeyName: 'Nombre de la llave',
  passkeyNameHint: 'Para reconocerla después, por ejemplo «Teléfono de Ana».',
  passkeyNameMissing: 'Escriba un nombre',
  passkeyCancelled: 'No se creó la llave: se canceló o se acabó el tiempo. Intente de nuevo.',
  passkeyKnown: 'Este equipo ya tiene una llave de su cuenta.',

  codesHeading: 'Guarde sus códigos de respaldo',
  codesOnce:
    'Se muestran solo esta vez. Guárdelos fuera del teléfono: cada uno reemplaza una vez al segundo paso.',
  codesOf: (email: string) => `Códigos de respaldo de Vigía · ${email}`,
  print: 'Imprimir',
  codesSaved: 'Ya los guardé',

  gateHeading: 'Configure su segundo paso',
  gateHint:
    'Para entrar, su organización pide algo más que la contraseña. Elija cómo confirmará que es usted cada vez que ingrese.',
  signOut: 'Salir',
});

export type AccessWords = (typeof ACCESS)['spanish'];
