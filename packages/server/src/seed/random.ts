/** A stream of pseudo-random numbers. The same name always gives the same stream, on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [from, to). */
  between(from: number, to: number): number;
  /** Whole number in [from, to], both included. */
  integer(from: number, to: number): number;
  /** Standard normal. */
  normal(): number;
  /** Poisson with this mean. */
  poisson(mean: number): number;
  /** Exponential with this mean. */
  exponential(mean: number): number;
}

/** Four well-mixed 32-bit words of a text. @source bryc, "cyrb128" (public domain), a MurmurHash3 derivative. */
function hashWords(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** @source Chris Doty-Humphrey, PractRand, "sfc32": small fast counting generator, 128 bits of state. */
function sfc32(words: readonly [number, number, number, number]): () => number {
  let [a, b, c, counter] = words;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/**
 * An independent stream per name, so that draws for one station do not change those of another one.
 *
 * @param name purpose of the stream, such as `weather/maule` or `captures/station/17`
 */
export function randomFor(name: string): Random {
  const next = sfc32(hashWords(name));
  const exponential = (mean: number) => -mean * Math.log(1 - next());
  /** Box and Muller 1958; the second value of each pair is dropped, which keeps the stream simple. */
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    integer: (from, to) => from + Math.floor((to - from + 1) * next()),
    normal,
    exponential,
    poisson: (mean) => {
      // Knuth 1969, by exponential waiting times; the means here are small.
      let events = 0;
      for (let waited = exponential(1); waited < mean; waited += exponential(1)) events += 1;
      return events;
    },
  };
}
