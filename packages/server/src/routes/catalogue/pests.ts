import {
  CatalogueAnswer,
  IdParam,
  ListedPestWire,
  PestDocumentAnswer,
  PestDocumentBody,
  PestRetiredBody,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demand, NO_CLIENT, type Tx } from '../../access/reach.ts';
import { demandFound, editCatalogue } from '../../catalogue/edit-catalogue.ts';
import { listCatalogue, listedPest } from '../../catalogue/list-catalogue.ts';
import { documentInUse, takeDocument } from '../../catalogue/take-document.ts';
import { asSuperReader } from '../../db/tenant.ts';
import { notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { retirePest } from '../../stores/farm/catalogue.ts';

const param = z.object({ pest_id: IdParam });

const read = <T>({ scope, services }: ScopedCall, work: (tx: Tx) => Promise<T>): Promise<T> => {
  demand(scope, 'catalogue.read', { clientId: NO_CLIENT });
  return asSuperReader(services.databases.app, work);
};

async function found(tx: Tx, pestId: number) {
  const pest = await listedPest(tx, pestId);
  if (!pest) throw notFound();
  return pest;
}

export const pestRoutes = [
  route({
    method: 'get',
    path: '/v2/catalogue',
    summary: 'Crops and pests of the installation, the retired ones included',
    about: 'For super administrators. By name.',
    access: { kind: 'session', action: 'catalogue.read', target: 'none' },
    answer: CatalogueAnswer,
    run: (call) => read(call, listCatalogue),
  }),
  route({
    method: 'get',
    path: '/v2/catalogue/pests/{pest_id}',
    refuses: ['not-found'],
    summary: 'The document in use of one pest, as it is exported',
    about: 'For super administrators. `/schemas/pest-model.json` is the form of a document.',
    access: { kind: 'session', action: 'catalogue.read', target: 'none' },
    param,
    answer: PestDocumentAnswer,
    run: (call) =>
      read(call, async (tx) => {
        const document = await documentInUse(tx, call.param.pest_id);
        if (!document) throw notFound();
        return { document: { ...document } };
      }),
  }),
  route({
    method: 'post',
    path: '/v2/catalogue/pests',
    summary: 'Put the document of a pest into use, for every client',
    about:
      'For super administrators. A new pest has an id from 1000 on; the version of a known one has to grow. `errors` lists everything that is wrong with a refused document, each by its path in it, in Spanish.',
    access: { kind: 'session', action: 'catalogue.edit', target: 'none' },
    everAnew: true,
    body: PestDocumentBody,
    answer: ListedPestWire,
    status: 201,
    run: (call) =>
      editCatalogue(call, async (tx, editor) => {
        const { id } = await takeDocument(tx, call.body.document, editor);
        return await found(tx, id);
      }),
  }),
  route({
    method: 'put',
    path: '/v2/catalogue/pests/{pest_id}',
    refuses: ['not-found'],
    summary: 'Retire a pest, or take it back: a retired one is offered for nothing new',
    about:
      'For super administrators. Stations, biofixes and events that have it keep it, with all its figures.',
    access: { kind: 'session', action: 'catalogue.edit', target: 'none' },
    everAnew: true,
    param,
    body: PestRetiredBody,
    answer: ListedPestWire,
    run: (call) =>
      editCatalogue(call, async (tx) => {
        const { pest_id } = call.param;
        demandFound(await retirePest(tx, pest_id, call.body.is_retired));
        return await found(tx, pest_id);
      }),
  }),
];
