export const CENSORED = '[Redacted]';

const NAMES = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'xapikey',
  'apikey',
  'xdevicekey',
  'xvigiakey',
  'xmetricstoken',
  'password',
  'newpassword',
  'oldpassword',
  'temporarypassword',
  'passwordhash',
  'token',
  'idtoken',
  'accesstoken',
  'refreshtoken',
  'refreshhash',
  'keyhash',
  'resetcode',
  'secret',
  'sealedsecret',
  'pendingsecret',
  'keyuri',
  'challengetoken',
  'appcode',
  'backupcodes',
  'vendorkey',
  'vendorsecret',
  'sealedkeys',
  'secretaccesskey',
  'connectionstring',
  'privatejwk',
  'email',
]);

/** Whether a value with this name is secret. Case, `-` and `_` are ignored. */
export const isSecretName = (name: string): boolean => NAMES.has(name.toLowerCase().replaceAll(/[-_]/g, ''));

/** Patterns of secrets in any text, such as a message, a stack or a URL. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]{6,}\.[\w-]+\.[\w-]*/g, CENSORED],
  [/\b(?:dk|svc|pk_live|pk_test|sk_live|sk_test)_\w{8,}/g, CENSORED],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${CENSORED}`],
  [/\b(\w+_refresh=)[^;\s"\\]+/g, `$1${CENSORED}`],
  [/([?&](?:token|id_token|access_token|code|key|api[_-]key|password)=)[^&\s"\\]+/gi, `$1${CENSORED}`],
  [/(\w:\/\/[^\s:/@"\\]*:)[^\s@"\\]+@/g, `$1${CENSORED}@`],
  [/otpauth:\/\/[^\s"\\]+/g, CENSORED],
  [/\$argon2\w*\$[^\s"\\]+/g, CENSORED],
  [/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/gi, CENSORED],
];

/** A finished log line with its secrets censored. */
export const withoutSecrets = (line: string): string =>
  SHAPES.reduce((text, [shape, instead]) => text.replace(shape, instead), line);
