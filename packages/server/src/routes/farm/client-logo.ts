import { ClientLogoAnswer, IdParam } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient } from '../../access/reach.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { ImageRefused, refusedPart } from '../../images/image-problem.ts';
import { type Logo, LogoRefused, logoOf } from '../../images/logo.ts';
import { sha256 } from '../../images/photo.ts';
import { describedUpload, readUpload } from '../../images/upload.ts';
import { deleteLogo, logoOfClient, saveLogo } from '../../stores/farm/client-logos.ts';
import { clientById } from '../../stores/farm/clients.ts';

const PART = 'file';
const LONGEST_NAME = 200;
const path = '/v2/clients/{client_id}/logo';
const param = z.object({ client_id: IdParam });
const EDIT = { kind: 'session', action: 'client.edit', target: 'client' } as const;

type Of = { client_id: ClientId };

async function checked(content: Buffer): Promise<Logo> {
  try {
    return await logoOf(content);
  } catch (cause) {
    if (cause instanceof ImageRefused) throw refusedPart(cause, PART);
    if (!(cause instanceof LogoRefused)) throw cause;
    const errors = [{ field: PART, message: cause.sentence }];
    throw new HttpProblem('invalid-input', { detail: cause.sentence, errors });
  }
}

async function put(call: ScopedCall<Of>) {
  const { c, scope, services, param: of } = call;
  // Checked before the file is read: a caller without the right cannot make the server read a file.
  await inClient(services.databases.app, scope, of.client_id, async (tx) => {
    const client = await clientById(tx, scope, of.client_id);
    if (client !== null) demand(scope, 'client.edit', { clientId: of.client_id });
    return client;
  });
  return await services.images.receive(async () => {
    const { files } = await readUpload(c, { part: PART, mostFiles: 1 });
    const [file] = files as [(typeof files)[number]];
    const logo = await checked(file.content);
    return await change(call, {
      find: (tx) => clientById(tx, scope, of.client_id),
      action: 'client.edit',
      fingerprint: sha256(file.content),
      work: async (tx, { id }) => {
        await saveLogo(tx, id, logo, { name: file.name.slice(-LONGEST_NAME), now: services.now() });
        return { logo: await logoOfClient(tx, scope, id) };
      },
    });
  });
}

export const clientLogoRoutes = [
  route({
    method: 'get',
    path,
    summary: 'The logo of a client; null without one',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param,
    answer: ClientLogoAnswer,
    run: ({ scope, services, param: { client_id } }) =>
      inClient(services.databases.app, scope, client_id, async (tx) => {
        if ((await clientById(tx, scope, client_id)) === null) return null;
        return { logo: await logoOfClient(tx, scope, client_id) };
      }),
  }),
  route({
    method: 'put',
    path,
    refuses: ['too-large', 'unsupported-media'],
    summary: 'Give a client a logo: a form with the part `file`, a PNG or JPEG, which is written anew',
    about: 'The file has up to 2 MB; its margin is cut off and it is made small.',
    access: EDIT,
    param,
    accepts: describedUpload({ part: PART, mostFiles: 1 }),
    answer: ClientLogoAnswer,
    run: put,
  }),
  route({
    method: 'delete',
    path,
    summary: 'Take a client’s logo away',
    access: EDIT,
    param,
    answer: null,
    status: 204,
    run: async (call) => {
      await change(call, {
        find: (tx, scope) => clientById(tx, scope, call.param.client_id),
        action: 'client.edit',
        work: (tx, { id }) => deleteLogo(tx, id),
      });
      return null as never;
    },
  }),
];
