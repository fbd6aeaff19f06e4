import type { SaveQuestionCode } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { type Field, type Fields, field, toWire } from '../contract/fields.ts';
import { ApiError } from './api-error.ts';
import type { Send } from './http.ts';

/** Codes of questions that the person has confirmed; the service asks them with `needs-confirmation`. */
export type Confirmed = readonly SaveQuestionCode[];

/** Options of an edit. */
export interface Edit<Draft> {
  readonly signal?: AbortSignal | undefined;
  /** The draft as it was opened. A conflict then also names the fields that somebody else changed since. */
  readonly seen?: Partial<Draft> | undefined;
  readonly confirmed?: Confirmed | undefined;
  /** Made with the edit: however often it is sent, it is carried out once. */
  readonly idempotencyKey?: string | undefined;
}

const owner = { clientId: field('client_id', z.number()) };
/** The `confirmed` part of a body; empty without confirmations. */
export const confirmedBody = (confirmed: Confirmed = []) => (confirmed.length > 0 ? { confirmed } : {});

/**
 * Calls to create, edit and delete things of one kind. They return things of the domain, and refusals name
 * fields as the domain does.
 *
 * @param shape of an answer
 * @param fields of the form of such a thing
 * @param refused fields that a refusal may name, if they differ from those that are sent
 */
export function crud<T, F extends Fields>(
  send: Send,
  path: string,
  shape: z.ZodMiniType<T>,
  fields: F,
  refused: readonly Fields[] = [fields],
) {
  type Draft = { readonly [K in keyof F]?: unknown };
  return {
    /** @param idempotencyKey made when the form opens */
    create: (
      draft: Draft & { readonly clientId?: number },
      idempotencyKey: string,
      { signal, confirmed }: Edit<Draft> = {},
    ): Promise<T> => {
      const body = { ...toWire(owner, draft), ...toWire(fields, draft), ...confirmedBody(confirmed) };
      return inDomain(send(path, shape, { method: 'post', body, idempotencyKey, signal }), owner, ...refused);
    },
    update: (
      id: number | string,
      draft: Draft,
      { signal, seen, confirmed, idempotencyKey }: Edit<Draft> = {},
    ): Promise<T> => {
      const body = {
        ...toWire(fields, draft),
        ...(seen && { seen: toWire(fields, seen) }),
        ...confirmedBody(confirmed),
      };
      return inDomain(
        send(`${path}/${encodeURIComponent(id)}`, shape, {
          ...{ method: 'put', body, signal },
          ...(idempotencyKey !== undefined && { idempotencyKey }),
        }),
        ...refused,
      );
    },
    remove: (id: number, signal?: AbortSignal): Promise<void> =>
      send(`${path}/${id}`, z.undefined(), { method: 'delete', signal }),
  };
}

/** @param tables the fields that a refusal may name, also in rows: `biofixes.2.date_biofix` */
export async function inDomain<T>(answer: Promise<T>, ...tables: readonly Fields[]): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.problem?.errors) throw error;
    const errors = error.problem.errors.map((each) => ({ ...each, field: named(each.field, tables) }));
    throw new ApiError(error.kind, error.message, { ...error, problem: { ...error.problem, errors } });
  }
}

const named = (path: string, tables: readonly Fields[]): string =>
  keyOf(path, tables) ??
  path
    .split('.')
    .map((name) => keyOf(name, tables) ?? name)
    .join('.');

function keyOf(name: string, tables: readonly Fields[]): string | undefined {
  const all: [string, Field][] = tables.flatMap((table) => Object.entries(table));
  return all.find(([, each]) => each.name === name)?.[0];
}
