import { SIGN_IN_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const SIGN_IN = room('sign-in', {
  product: 'Vigía',
  heading: SIGN_IN_WORDS.heading,
  email: SIGN_IN_WORDS.username,
  password: 'Contraseña',
  submit: 'Ingresar',
  emailMissing: 'Ingrese su correo',
  passwordMissing: 'Ingrese su contraseña',
  refused: SIGN_IN_WORDS.wrongCredentials,
  network: 'No hay conexión con el servidor. Revise su internet e intente de nuevo.',
  server: 'El servidor no pudo responder. Intente de nuevo en unos minutos.',
  wait: (time: string) =>
    `Demasiados intentos. Espere ${time} antes de volver a intentar, o elija otra contraseña con «Olvidé mi contraseña».`,
  aWhile: 'unos minutos',
  seconds: (n: number) => `${n} ${n === 1 ? 'segundo' : 'segundos'}`,
  minutes: (n: number) => `${n} ${n === 1 ? 'minuto' : 'minutos'}`,
  firstHeading: 'Esta instalación está vacía',
  firstHint:
    'Todavía no hay cuentas. Quien administra el servidor crea la primera ahí, en una terminal, con su correo:',
  firstCommand: 'npx -y pnpm@12.21.0 vigia create-admin --email usted@empresa.cl',
  command: 'Orden para la terminal',
  copyCommand: 'Copiar la orden',
  commandCopied: 'Copiada',
  commandNotCopied: 'No se pudo copiar: la orden quedó seleccionada.',
  firstNext: 'La orden muestra la contraseña una sola vez. Con ella se ingresa aquí.',
  firstCheck: 'Ya la creé',
  firstMissing: 'El servidor todavía no tiene cuentas. Revise que la orden use la misma base de datos.',
  copyright: (year: number) => `© ${year} Vigía. Todos los derechos reservados.`,
  back: 'Volver',
  forgotten: 'Olvidé mi contraseña',
  forgotHeading: 'Recuperar la contraseña',
  forgotHint: 'Le enviaremos un correo con un enlace y un código para elegir una contraseña nueva.',
  sendCode: SIGN_IN_WORDS.sendCode,
  sendAgain: 'Pedir otro correo',
  codeSentAgain:
    'Pedido de nuevo. Si el último correo tiene menos de 10 minutos, ese sirve y no se envía otro.',
  codeHeading: 'Elija una contraseña nueva',
  codeHint: (email: string) =>
    `Si ${email} tiene una cuenta, en unos minutos recibirá un correo. Abra su enlace, que sirve durante una hora, o escriba aquí su código, que sirve durante 10 minutos.`,
  linkHint: (email: string) =>
    `Para la cuenta ${email}. Use al menos 10 caracteres: cuatro palabras sin relación son fáciles de recordar.`,
  linkOver: 'Este enlace ya no sirve: se usó o pasó su hora. Pida otro correo aquí.',
  code: 'Código',
  codeMissing: 'Ingrese el código que recibió',
  chooseHeading: 'Elija una contraseña nueva',
  chooseHint:
    'Su contraseña es temporal: cámbiela para entrar. Use al menos 10 caracteres: cuatro palabras sin relación son fáciles de recordar.',
  newPassword: 'Contraseña nueva',
  passwordTooLong: (longest: number) => `La contraseña puede tener hasta ${longest} caracteres`,
  repeatPassword: 'Repita la contraseña nueva',
  notTheSame: 'Las contraseñas no son iguales',
  changePassword: 'Cambiar contraseña',
  changed: 'Su contraseña fue cambiada. Ingrese con la nueva.',
});

export type SignInWords = (typeof SIGN_IN)['spanish'];
