import { EditImagesAnswer, EditImagesBody, type ImageEdit, type ImageWire } from '@vigia/api/contract';
import { demand, search } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { editProblems } from '../../images/edit-problems.ts';
import { changeOf, type EditRules } from '../../images/edit-rules.ts';
import {
  changeImages,
  countedAt,
  type EditedImage,
  freshPaperOf,
  isCounted,
  lockImages,
  putCaptures,
} from '../../stores/images/image-edits.ts';
import { imageById } from '../../stores/images/images.ts';

/** The photo of an id, for somebody who may change it. */
async function editable({ tx, scope }: EditRules, imageId: number): Promise<ImageWire> {
  const image = await imageById(tx, scope, imageId);
  if (image === null) throw notFound();
  demand(scope, 'image.edit', { clientId: image.wire.client_id, sectorId: image.sectorId });
  return image.wire;
}

/**
 * Changes photos that are locked, and with them the captures of their stations.
 *
 * @returns the photos as they are now, in the order of the items
 */
async function editImages(rules: EditRules, items: readonly ImageEdit[]): Promise<ImageWire[]> {
  const { tx, ids } = rules;
  const problems = editProblems();
  const edits: (EditedImage & { readonly at: number })[] = [];
  for (const [at, item] of items.entries()) {
    const wire = await editable(rules, item.image_id);
    if (ids.indexOf(item.image_id) !== at) problems.of(at)('refuse', 'image_id', 'La foto viene dos veces');
    const change = await changeOf(rules, wire, item, problems.of(at));
    if (change !== null) edits.push({ at, wire, change });
  }
  problems.settle();
  const freshPaper = await freshPaperOf(tx, ids);
  await changeImages(tx, edits, rules.now);
  const images: ImageWire[] = [];
  for (const { image_id } of items) images.push(await editable(rules, image_id));
  for (const { at, change } of edits) {
    const wire = images[at];
    if (!wire || !isCounted(wire) || (await countedAt(tx, wire, [wire.image_id])).length === 0) continue;
    const field = change.station ? 'station_id' : change.takenAt ? 'date_created' : 'image_id';
    problems.of(at)('refuse', field, 'La estación ya tiene otra foto contada de esa fecha y hora');
  }
  problems.settle();
  await putCaptures(
    tx,
    edits.flatMap(({ at }) => images[at] ?? []),
    freshPaper,
  );
  return images;
}

export const imageEditRoutes = [
  route({
    method: 'put',
    path: '/v2/images',
    refuses: ['conflict'],
    summary: 'Gives photos of a client another date or station, deletes or restores them: all, or none',
    about:
      '200 photos at most. A deleted photo can be restored for 30 days; its count leaves the captures until then.',
    answered: 'The photos as they are now, in the order they were sent.',
    access: { kind: 'session', action: 'image.edit', target: 'image' },
    body: EditImagesBody,
    answer: EditImagesAnswer,
    run: async (call) => {
      const { scope, services, body } = call;
      const ids = body.items.map(({ image_id }) => image_id);
      const first = await search(services.databases.app, scope, (tx) => imageById(tx, scope, ids[0] ?? 0));
      return await write(call, {
        clientId: first.wire.client_id,
        work: async (tx) => {
          const rules = { tx, scope, now: services.now(), ids };
          for (const id of ids) await editable(rules, id);
          await lockImages(tx, ids);
          return { items: await editImages(rules, body.items) };
        },
      });
    },
  }),
];
