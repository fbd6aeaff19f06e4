import { ARRIVAL_PROBLEMS, type ArrivalCall, type KeyFault } from '@vigia/domain/devices';
import type { MiddlewareHandler } from 'hono';
import { DEVICE_KEY_HEADER, isDeviceKey } from '../auth/device-key.ts';
import { type AppContext, type AppEnv, clientAddress } from '../http/app-env.ts';
import { problemOf } from '../http/errors.ts';
import { problemBody } from '../http/problem.ts';
import type { Services } from '../run/services.ts';
import type { NewArrival } from './new-arrival.ts';
import {
  type ArrivalSummary,
  contentOf,
  EMPTY_SUMMARY,
  LOG_NAMES,
  NO_CONTENT,
  READING_NAMES,
} from './summary.ts';

/** Writes down each request of a device with what became of it, once it is answered. */
export function noteArrival(
  call: ArrivalCall,
  { arrivals, now }: Pick<Services, 'arrivals' | 'now'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    arrivals.note(await arrivalOf(c, call, now()));
  };
}

async function arrivalOf(c: AppContext, call: ArrivalCall, at: number): Promise<NewArrival> {
  const device = c.get('device');
  const asked = plainText(c.req.param('serial') ?? '', LONGEST_SERIAL);
  const summary: ArrivalSummary & Partial<Refused> = c.error
    ? await summaryOfRefusal(c, call, c.error)
    : (c.get('arrivalSummary') ?? EMPTY_SUMMARY);
  const { parts, earliestAt, latestAt, outcome, rows, image, problems = [] } = summary;
  return {
    clientId: device?.clientId ?? null,
    serial: device?.serial ?? asked,
    askedSerial: device && device.serial !== asked ? asked : null,
    keyFault: device ? null : keyFaultOf(c.req.header(DEVICE_KEY_HEADER)),
    ...{ at, call, outcome, times: 1, parts, earliestAt, latestAt },
    status: c.res.status,
    code: summary.code ?? null,
    reason: summary.reason === undefined ? null : plainText(summary.reason, LONGEST_MESSAGE),
    problems: problems.slice(0, ARRIVAL_PROBLEMS).map(cut),
    problemCount: problems.length,
    size: sizeOf(c),
    address: clientAddress(c),
    program: plainText(c.req.header('user-agent') ?? '', LONGEST_PROGRAM) || null,
    wrongType: wrongTypeOf(c, call),
    rowsNew: rows?.added ?? null,
    rowsChanged: rows?.changed ?? null,
    rowsSame: rows?.same ?? null,
    imageId: image?.id ?? null,
    isIntact: image?.isIntact ?? null,
  };
}

interface Refused extends ArrivalSummary {
  readonly code: string;
}

async function summaryOfRefusal(c: AppContext, call: ArrivalCall, error: Error): Promise<Refused> {
  const { title, detail, errors, status, code } = problemBody(problemOf(error), '');
  return {
    ...(code === 'invalid-input' ? await contentOfBody(c, call) : NO_CONTENT),
    outcome: status >= 500 ? 'failed' : 'refused',
    code,
    reason: detail === undefined ? title : `${title}: ${detail}`,
    ...(errors && { problems: errors }),
  };
}

/** Text of a request may be in a message, such as an unknown name. */
const cut = ({ field, message }: { readonly field: string; readonly message: string }) => ({
  field: plainText(field, LONGEST_FIELD),
  message: plainText(message, LONGEST_MESSAGE),
});

/** What a refused batch had in it, whatever its shape. Its text has been read: it is not read again. */
async function contentOfBody(c: AppContext, call: ArrivalCall) {
  if (call !== 'data' && call !== 'logs') return NO_CONTENT;
  const body: unknown = isJson(c) ? await c.req.json().catch(() => null) : null;
  const { readings, logs } = (body ?? {}) as { readonly readings?: unknown; readonly logs?: unknown };
  const list = call === 'data' ? readings : logs;
  if (!Array.isArray(list)) return NO_CONTENT;
  const { parts, ...span } = contentOf(list, call === 'data' ? READING_NAMES : LOG_NAMES);
  const named = parts.slice(0, MOST_PARTS).map((part) => ({
    ...part,
    category: plainText(part.category, LONGEST_CATEGORY),
  }));
  return { parts: named, ...span };
}

function keyFaultOf(key: string | undefined): KeyFault {
  if (key === undefined || key === '') return 'missing';
  return isDeviceKey(key) ? 'unknown' : 'malformed';
}

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;
const isJson = (c: AppContext): boolean => JSON_TYPE.test(c.req.header('content-type') ?? '');
const FORM_TYPE = /^multipart\/form-data\s*(;|$)/i;

/** The type of the body, if the call takes another one; null otherwise. */
function wrongTypeOf(c: AppContext, call: ArrivalCall): string | null {
  const type = c.req.header('content-type') ?? '';
  if (call === 'config' || (call === 'image' ? FORM_TYPE : JSON_TYPE).test(type)) return null;
  return plainText(type, LONGEST_TYPE);
}

const LARGEST_INT = 2 ** 31 - 1;

/** Bytes of the body by its header; null without a body and where they are sent in chunks. */
function sizeOf(c: AppContext): number | null {
  const size = Number(c.req.header('content-length') ?? Number.NaN);
  return Number.isInteger(size) && size >= 0 ? Math.min(size, LARGEST_INT) : null;
}

const LONGEST_SERIAL = 64;
const LONGEST_PROGRAM = 120;
const LONGEST_TYPE = 80;
const LONGEST_FIELD = 120;
const LONGEST_MESSAGE = 300;
const LONGEST_CATEGORY = 40;
const MOST_PARTS = 12;

/** Text of a request as the database takes it: no control characters, no halves of characters, and not long. */
const plainText = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
