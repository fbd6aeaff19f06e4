import * as z from 'zod/mini';

/** One line of text, such as a name; what may not be blank is the domain's rule. */
export const Line = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^\P{Cc}*$/u, { error: 'No admite caracteres de control' }));

/** What a thing of the farm is called. */
export const Name = Line(120);

/** A remark, which may have several lines. */
export const Prose = (longest: number) =>
  z
    .string()
    .check(
      z.maxLength(longest),
      z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, { error: 'No admite caracteres de control' }),
    );

/** What a device is known by. */
export const Serial = z
  .string()
  .check(z.regex(/^[\w.-]{1,64}$/, { error: 'Se esperan hasta 64 letras, cifras, puntos y guiones' }));
