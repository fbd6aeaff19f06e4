import * as z from 'zod/mini';

/** One line of text, such as a name. The domain decides whether it may be blank. */
export const Line = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^\P{Cc}*$/u, { error: 'No admite caracteres de control' }));

/** Name of a thing of the farm. */
export const Name = Line(120);

/** A comment, which may have several lines. */
export const Prose = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest),
      z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, { error: 'No admite caracteres de control' }),
    );

/** Serial number of a device. */
export const Serial = z
  .string()
  .check(z.regex(/^[\w.-]{1,64}$/, { error: 'Se esperan hasta 64 letras, cifras, puntos y guiones' }));
