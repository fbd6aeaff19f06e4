import * as z from 'zod/mini';
import { Id, IdParam, Moment } from './common.ts';
import { codecOf, type Decoded, field, listOf } from './fields.ts';
import { Line } from './text.ts';

const LONGEST_ENDPOINT = 1000;
/** Keys of a subscription: a point of the curve P-256, and sixteen bytes, in base64url. */
const P256DH = z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/));
const AUTH = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/));

const endpoint = field('push_endpoint', z.string(), Line(LONGEST_ENDPOINT).check(z.minLength(1)));
/** What a browser has subscribed with, at the push service of its maker. */
export const pushSubscription = {
  endpoint,
  p256dh: field('push_p256dh', P256DH),
  auth: field('push_auth', AUTH),
};
export const PushSubscriptionBody = codecOf(pushSubscription, 'written');
export type PushSubscriptionBody = Decoded<typeof pushSubscription, 'written'>;

const pushDevice = {
  id: field('push_device_id', Id),
  endpoint,
  label: field('device_label', z.string()),
  since: field('told_since', Moment),
};
export const PushDeviceWire = codecOf(pushDevice, 'read');
export type PushDevice = Decoded<typeof pushDevice>;

const push = { key: field('push_key', z.string()), devices: field('push_devices', listOf(PushDeviceWire)) };
/** The installation's public key, and the caller's browsers that are told. */
export const PushAnswer = codecOf(push, 'read');
export type PushAnswer = Decoded<typeof push>;
export const PushDeviceParam = z.object({ push_device_id: IdParam });

const pushMessage = {
  title: field('title', z.string()),
  text: field('text', z.string()),
  /** Path of the console. */
  link: field('link', z.string()),
  /** One of the same tag takes the place of the one before. */
  tag: field('tag', z.string()),
};
/** What a browser gets, once it has decrypted it. */
export const PushMessage = codecOf(pushMessage, 'read');
export type PushMessage = Decoded<typeof pushMessage>;
