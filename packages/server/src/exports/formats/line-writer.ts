import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';

const ZERO = 48;
const MINUS = 45;
const COLON = 58;
const POINT = 46;
const SECOND_MS = 1000;
/** Longest text of a double, and of an instant. */
const LONGEST = 32;
const DECIMALS = 1000;
/** Integers up to here are written digit by digit. */
const LARGEST = 2 ** 31 - 1;

/** Writes lines of figures and instants as bytes: a text for each of some million cells would be garbage. */
export class LineWriter {
  #bytes = Buffer.allocUnsafe(1 << 16);
  #used = 0;
  #day = Number.NaN;
  #date: Uint8Array = Buffer.alloc(0);
  readonly #comma: number;

  /** @param decimalSign one ASCII character */
  constructor(decimalSign: '.' | ',') {
    this.#comma = decimalSign.charCodeAt(0);
  }

  /** What was written since the last time. */
  take(): Buffer {
    const written = Buffer.from(this.#bytes.subarray(0, this.#used));
    this.#used = 0;
    return written;
  }

  /** Bytes that were made once for many lines. */
  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#used);
    this.#used += bytes.length;
  }

  /** A character of ASCII. */
  sign(code: number): void {
    this.#room(1);
    this.#bytes[this.#used++] = code;
  }

  /** As `String(value)` writes it, with the decimal sign; nothing for NaN. */
  number(value: number): void {
    if (Number.isNaN(value)) return;
    this.#room(LONGEST);
    const scaled = Math.round(value * DECIMALS);
    // Divided again it is the same double: then these are its digits, as there are fewer than 15.
    if (scaled / DECIMALS === value && Math.abs(scaled) <= LARGEST) this.#thousandths(scaled);
    else for (const sign of String(value)) this.#digit(sign === '.' ? this.#comma : sign.charCodeAt(0));
  }

  #thousandths(scaled: number): void {
    if (scaled < 0) this.#digit(MINUS);
    const all = Math.abs(scaled);
    this.#integer(Math.floor(all / DECIMALS));
    let rest = all % DECIMALS;
    if (rest === 0) return;
    this.#digit(this.#comma);
    for (let place = DECIMALS / 10; rest > 0; place /= 10) {
      this.#digit(ZERO + Math.floor(rest / place));
      rest %= place;
    }
  }

  #integer(value: number): void {
    if (value >= 10) this.#integer(Math.floor(value / 10));
    this.#digit(ZERO + (value % 10));
  }

  /** `YYYY-MM-DD`, the sign between and `HH:MM:SS`, with thousandths where there are any. */
  instant(ms: number, between: 'T' | ' '): void {
    this.#room(LONGEST);
    const day = Math.floor(ms / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#date = Buffer.from(new Date(day * DAY_MS).toISOString().slice(0, -14));
    }
    this.bytes(this.#date);
    this.#digit(between.charCodeAt(0));
    const time = ms - day * DAY_MS;
    this.#two(Math.floor(time / HOUR_MS));
    this.#digit(COLON);
    this.#two(Math.floor((time % HOUR_MS) / MINUTE_MS));
    this.#digit(COLON);
    this.#two(Math.floor((time % MINUTE_MS) / SECOND_MS));
    const thousandths = time % SECOND_MS;
    if (thousandths === 0) return;
    this.#digit(POINT);
    this.#digit(ZERO + Math.floor(thousandths / 100));
    this.#two(thousandths % 100);
  }

  #two(value: number): void {
    this.#digit(ZERO + Math.floor(value / 10));
    this.#digit(ZERO + (value % 10));
  }

  #digit(code: number): void {
    this.#bytes[this.#used++] = code;
  }

  #room(bytes: number): void {
    if (this.#used + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#used + bytes));
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}
