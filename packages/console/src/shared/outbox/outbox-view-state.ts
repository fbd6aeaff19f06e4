import { atom } from 'jotai';
import type { OutboxItem } from './outbox-item.ts';
import type { PhotoUnderWay } from './send-outbox.ts';

/** What the signed-in person has still to send, in the order in which it was written. */
export const outboxAtom = atom<readonly OutboxItem[]>([]);
/** Id of the item that this tab is sending. */
export const sendingIdAtom = atom<string | null>(null);
/** Whether "Por enviar" is open. */
export const outboxOpenAtom = atom(false);
/** Its photo that this tab is sending; null: none. */
export const sendingPhotoAtom = atom<PhotoUnderWay | null>(null);
/** Grows with every change of the outbox, in this tab or another: then what can be sent is sent. */
export const outboxRoundAtom = atom(0);
/** Whether this device has no room to send: what is sent has to be noted on it. */
export const storageFullAtom = atom(false);
