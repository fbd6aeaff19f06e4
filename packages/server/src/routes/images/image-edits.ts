import { EditImagesAnswer, EditImagesBody, type ImageEdit, type ServedImage } from '@vigia/api/contract';
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
import { readBorder } from '../../stores/service/retention.ts';

/** The photo with this id, if the caller may edit it. */
async function editable(
  { tx, scope }: Pick<EditRules, 'tx' | 'scope'>,
  imageId: number,
): Promise<ServedImage> {
  const found = await imageById(tx, scope, imageId);
  if (found === null) throw notFound();
  const { image, sectorId } = found;
  demand(scope, 'image.edit', { clientId: image.clientId, sectorId });
  return image;
}

/**
 * Edits locked photos and the captures of their stations.
 *
 * @returns the edited photos, in the order of the items
 */
async function editImages(rules: EditRules, items: readonly ImageEdit[]): Promise<ServedImage[]> {
  const { tx, ids } = rules;
  const problems = editProblems();
  const edits: (EditedImage & { readonly at: number })[] = [];
  for (const [at, item] of items.entries()) {
    const image = await editable(rules, item.id);
    if (ids.indexOf(item.id) !== at) problems.of(at)('refuse', 'id', 'La foto viene dos veces');
    const change = await changeOf(rules, image, item, problems.of(at));
    if (change !== null) edits.push({ at, image, change });
  }
  problems.settle();
  const freshPaper = await freshPaperOf(tx, ids);
  await changeImages(tx, edits, rules.now);
  const images: ServedImage[] = [];
  for (const { id } of items) images.push(await editable(rules, id));
  for (const { at, change } of edits) {
    const image = images[at];
    if (!image || !isCounted(image) || (await countedAt(tx, image, [image.id])).length === 0) continue;
    const field = change.station ? 'stationId' : change.takenAt ? 'takenAt' : 'id';
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
      const ids = body.items.map(({ id }) => id);
      const first = await search(services.databases.app, scope, (tx) => imageById(tx, scope, ids[0] ?? 0));
      return await write(call, {
        clientId: first.image.clientId,
        work: async (tx) => {
          for (const id of ids) await editable({ tx, scope }, id);
          const border = await readBorder(tx, 'images');
          const rules = { tx, scope, now: services.now(), border, ids };
          await lockImages(tx, ids);
          return { items: await editImages(rules, body.items) };
        },
      });
    },
  }),
];
