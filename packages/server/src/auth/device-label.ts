type Names = readonly (readonly [mark: RegExp, name: string])[];

/** Browsers whose user agent also contains the name of another one come first. */
const BROWSERS: Names = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const UNKNOWN = 'Equipo desconocido';

const nameIn = (names: Names, text: string) => names.find(([mark]) => mark.test(text))?.[1];

/**
 * Browser and operating system in Spanish, such as «Chrome en Android»; for an unknown program a text that says
 * so.
 */
export function deviceLabel(userAgent = ''): string {
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? UNKNOWN;
}
