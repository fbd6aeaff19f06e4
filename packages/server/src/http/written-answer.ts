import * as z from 'zod/mini';

type Part = z.ZodMiniType | undefined;
/** The positions of nested shapes; each kind of shape has some of them. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: Part;
  readonly innerType?: Part;
  readonly options?: readonly z.ZodMiniType[];
}

/** Whether any part of it has different forms on the wire and in the domain. */
function hasCodec({ _zod: { def } }: z.ZodMiniType): boolean {
  const { type, shape = {}, element, innerType, options = [] } = def as Definition;
  const parts = [element, innerType, ...options, ...Object.values(shape)];
  return type === 'pipe' || parts.some((part) => part !== undefined && hasCodec(part));
}

/** Writes answers of a shape as they are sent; parts without a codec are copied unchecked. */
export const writerOf = (shape: z.ZodMiniType | null): ((answer: unknown) => unknown) =>
  shape && hasCodec(shape) ? (answer) => z.encode(shape, answer) : (answer) => answer;

/**
 * Writes the kept answer of an earlier request. A server of the version before kept some as they are sent: these are
 * copied.
 */
export const keptWriterOf =
  (shape: z.ZodMiniType | null): ((answer: unknown) => unknown) =>
  (answer) => {
    if (!shape || !hasCodec(shape)) return answer;
    const written = z.safeEncode(shape, answer);
    return written.success ? written.data : answer;
  };
