import type { EventId } from '@vigia/domain/farm';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { DemoReader } from '../access/demo-names.ts';
import type { Scope } from '../access/scope.ts';
import type { ArrivalSummary } from '../arrivals/summary.ts';
import { isMeantAsServiceToken } from '../auth/service-token.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import type { ShownKey } from '../stores/embed/embed-keys.ts';
import type { PresentedDoor } from '../stores/uplinks/presented-doors.ts';

/** The context of a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    log: Logger;
    address: string;
    scope: Scope;
    /** Set when the caller is the demo account: its answers contain made-up names. */
    demoReader: DemoReader | undefined;
    /** The event that the request has written. */
    eventId: EventId | undefined;
    /** Whether the answer is that of an earlier request with the same idempotency key. */
    isReplayed: boolean | undefined;
    device: KeyedNode;
    /** The door at which a network server has shown its secret. */
    door: PresentedDoor;
    /** What a device's request had in it and what became of that, for the record of its requests. */
    arrivalSummary: ArrivalSummary | undefined;
    embedKey: ShownKey;
  };
}
export type AppContext = Context<AppEnv>;

/** The caller's address, as found by `rememberAddress`. */
export const clientAddress = (c: AppContext): string => c.get('address');

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
/** Ours are about 300 characters, a pool's with many groups a few thousand: longer ones are refused unread. */
const LONGEST_TOKEN = 8_192;

/**
 * The secret of a program's token that a call brings; undefined without one. It may be misspelt: it only begins as one does.
 */
export function serviceToken(c: AppContext): string | undefined {
  const text = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  return text !== undefined && isMeantAsServiceToken(text) ? text : undefined;
}

/** The token of a call; undefined without one and for text that cannot be one. */
export function bearerToken(c: AppContext): string | undefined {
  const header = c.req.header('authorization') ?? '';
  return header.length <= LONGEST_TOKEN ? BEARER.exec(header)?.[1] : undefined;
}
