/** The log of sign-ins of an account; only the service writes it. */
import { SIGN_IN_OUTCOMES, SIGN_IN_REFUSALS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Id, Moment } from './common.ts';
import { codecOf, field, listOf, queryOf } from './fields.ts';

export const signInsQuery = {
  page: field('page_number', z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1)),
  limit: field('limit', z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20)),
};
export const SignInsQuery = queryOf(signInsQuery);

const signIn = {
  id: field('sign_in_id', Id),
  at: field('happened_at', Moment),
  outcome: field('outcome', z.enum(SIGN_IN_OUTCOMES)),
  reason: field('refusal', z.nullable(z.enum(SIGN_IN_REFUSALS))),
  address: field('network_address', z.string()),
  device: field('device_label', z.string()),
};
const signIns = {
  items: field('items', listOf(codecOf(signIn, 'read'))),
  count: field('count', z.number().check(z.int(), z.gte(0))),
};
/** A page, newest first; `count` is that of all pages. */
export const SignInsAnswer = codecOf(signIns, 'read');
