import { CropBody, CropPatch, IdParam, ListedCropWire } from '@vigia/api/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../access/reach.ts';
import { demandFound, editCatalogue } from '../../catalogue/edit-catalogue.ts';
import { listedCrop } from '../../catalogue/list-catalogue.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { hasEqualCrop, insertCrop, updateCrop } from '../../stores/farm/catalogue.ts';

type Names = Pick<CropPatch, 'crop_name' | 'variant_name'>;

/** Without spaces around. @throws {HttpProblem} 400 for a blank name */
function trimmed<Body extends Names>(body: Body): Body {
  const [name, variant] = [body.crop_name?.trim(), body.variant_name?.trim()];
  if (name === '') throw invalidField('crop_name', 'Escriba el nombre');
  if (variant === '') throw invalidField('variant_name', 'Escriba la variedad, o déjela vacía');
  return {
    ...body,
    ...(name !== undefined && { crop_name: name }),
    ...(variant !== undefined && { variant_name: variant }),
  };
}

async function found(tx: Tx, cropId: number) {
  if (await hasEqualCrop(tx, cropId)) {
    throw new HttpProblem('conflict', { detail: 'Ya hay un cultivo con ese nombre y esa variedad' });
  }
  const crop = await listedCrop(tx, cropId);
  if (!crop) throw notFound();
  return crop;
}

export const cropRoutes = [
  route({
    method: 'post',
    path: '/v2/catalogue/crops',
    refuses: ['conflict'],
    summary: 'Add a crop, or a variety of one, for every client',
    about:
      'For super administrators. A variety of a crop that the product brings, by its name, is followed like that crop.',
    access: { kind: 'session', action: 'catalogue.edit', target: 'none' },
    everAnew: true,
    body: CropBody,
    answer: ListedCropWire,
    status: 201,
    run: (call) =>
      editCatalogue(call, async (tx) => await found(tx, await insertCrop(tx, trimmed(call.body)))),
  }),
  route({
    method: 'put',
    path: '/v2/catalogue/crops/{crop_id}',
    refuses: ['not-found', 'conflict'],
    summary: 'Rename a crop or its variety, retire it or take it back',
    about:
      'For super administrators. Fields that are absent stay as they are. A retired crop is offered for nothing new; stations and events that have it keep it.',
    access: { kind: 'session', action: 'catalogue.edit', target: 'none' },
    everAnew: true,
    param: z.object({ crop_id: IdParam }),
    body: CropPatch,
    answer: ListedCropWire,
    run: (call) =>
      editCatalogue(call, async (tx) => {
        const { crop_id } = call.param;
        demandFound(await updateCrop(tx, crop_id, trimmed(call.body)));
        return await found(tx, crop_id);
      }),
  }),
];
