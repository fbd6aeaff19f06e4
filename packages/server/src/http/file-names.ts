const LONGEST = 80;

/** A name as one short line without `< > : " / \ | ? *` and control characters, for file names and subjects. */
export const plainName = (text: string): string =>
  text
    .replaceAll(/[<>:"/\\|?*\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .replaceAll(/\p{Surrogate}/gu, ''); // half a letter, where it was cut

/**
 * `content-disposition` of a file that is shown in place: its name for whoever saves it, in ASCII for older browsers and
 * as it is (RFC 6266, RFC 8187).
 *
 * @param name without its extension
 */
export const inlineFile = (name: string, extension: string): string => `inline; ${named(name, extension)}`;

/** The same of a file that is saved. */
export const attachedFile = (name: string, extension: string): string =>
  `attachment; ${named(name, extension)}`;

function named(name: string, extension: string): string {
  const whole = `${plainName(name)}.${extension}`;
  const ascii = whole
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '_');
  return `filename="${ascii}"; filename*=UTF-8''${encoded(whole)}`;
}

/** `encodeURIComponent` leaves `' ( ) *`, which RFC 8187 does not allow. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
