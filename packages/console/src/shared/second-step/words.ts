import { room } from '@vigia/ui';

/** The second step, in signing in and in showing again who one is. */
export const SECOND_STEP = room('second-step', {
  heading: 'Confirme que es usted',
  hints: {
    app: 'Escriba el código de seis cifras que muestra la aplicación de su teléfono.',
    passkey: 'Use su huella, su rostro o el PIN de este equipo.',
    'backup-code': 'Escriba uno de los códigos que guardó. Cada uno sirve una vez.',
  },
  codes: { app: 'Código de la aplicación', 'backup-code': 'Código de respaldo' },
  codeMissing: 'Escriba el código',
  others: {
    app: 'Usar el código de la aplicación',
    passkey: 'Usar una llave de acceso (huella, rostro o PIN)',
    'backup-code': 'Usar un código de respaldo',
  },
  usePasskey: 'Usar mi llave de acceso',
  passkeyFailed: 'No se usó la llave: se canceló o se acabó el tiempo. Intente de nuevo o elija otra forma.',
  lost: '¿No puede confirmar? Quien administra su cuenta puede quitarle el segundo paso.',
  back: 'Volver',
});

export type SecondStepWords = (typeof SECOND_STEP)['spanish'];
