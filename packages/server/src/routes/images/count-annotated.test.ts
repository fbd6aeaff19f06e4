import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DetectionBoxWire, type ImageWire, savedCount, toWire } from '@vigia/api/contract';
import {
  type CountingAct,
  circlesOfAnalytics,
  imagePoint,
  manualCountPayload,
  performAct,
  shownInference,
  startCounting,
} from '@vigia/domain/captures';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';
import { blobDetector } from '../../detect/blob-detector.ts';
import { annotatedFolder } from '../../detect/fitting/annotated-photos.ts';
import { newPhotos } from '../../jobs/new-photos.ts';

/** px around the box of an insect in which a click marks it. */
const AROUND = 20;
const SURE = 0.5;
const folder = process.env.VIGIA_COUNT_PHOTOS ? annotatedFolder() : null;

interface Annotation {
  readonly insects: readonly {
    readonly bbox: readonly [number, number, number, number];
    readonly centroid: readonly [number, number];
  }[];
}

describe.skipIf(folder === null)('photos that people have marked', () => {
  test('are imported, proposed, corrected, saved, and read back to the pixel', async () => {
    const service = await startTestApp();
    const detector = blobDetector();
    const admin = await service.as('admin');
    const annotations = JSON.parse(readFileSync(join(folder!, 'annotations.json'), 'utf8')) as Record<
      string,
      Annotation
    >;
    const lines: string[] = [];
    let [actions, clicks] = [0, 0];
    try {
      for (const [at, [name, { insects }]] of Object.entries(annotations).entries()) {
        const form = new FormData();
        form.set('image_type', 'bug');
        form.set('date_created', new Date(Date.UTC(2026, 10, 1 + at, 14)).toISOString());
        form.set('file', new File([readFileSync(join(folder!, name))], name, { type: 'image/jpeg' }));
        const imported = await admin('/v2/images?station_id=1001', { body: form });
        expect(imported.status).toBe(201);
        const { items } = (await imported.json()) as { items: { image_id: number }[] };
        const id = items[0]!.image_id;
        await newPhotos.run({
          databases: service.databases,
          blobs: configuredBlobs({ dataFolder: service.dataFolder }),
          detector,
          now: () => Date.now() + 60_000,
          log: pino({ level: 'silent' }),
          signal: new AbortController().signal,
        });
        const imageNow = async (): Promise<ImageWire> => {
          const list = await admin('/v2/stations/1001/images?date_start=2026-10-25&date_end=2026-11-21');
          return ((await list.json()) as ImageWire[]).find(({ image_id }) => image_id === id)!;
        };
        const image = await imageNow();
        const [model] = Object.keys(image.inference_analytics ?? {});
        const answer = await admin(`/images/${id}/detection_boxes?inference_model=${model}`);
        const { boxes } = (await answer.json()) as { boxes: DetectionBoxWire[] };
        const proposed = shownInference(
          boxes.map(({ centroid, detection_box, score, class: className }) => ({
            centroid: imagePoint(centroid.x, centroid.y),
            box: detection_box,
            score,
            className,
          })),
          SURE,
        );
        expect(proposed.length).toBeGreaterThan(0);

        // All boxes are accepted at once. Then wrong ones are removed and missing ones added, with one click
        // each.
        let counting = startCounting([], [], { width: image.width!, height: image.height! });
        let acts = 0;
        const act = (one: CountingAct) => {
          counting = performAct(counting, one);
          acts += 1;
        };
        const circles = proposed.map(({ centroid }) => ({ at: centroid, pestId: 1, method: model! }));
        act({ kind: 'accept', circles });
        const isOn = (
          x: number,
          y: number,
          [left, top, across, down]: readonly [number, number, number, number],
        ) =>
          x >= left - AROUND && x <= left + across + AROUND && y >= top - AROUND && y <= top + down + AROUND;
        for (const { at: point } of circles)
          if (!insects.some(({ bbox }) => isOn(point.x, point.y, bbox))) act({ kind: 'remove', at: point });
        for (const { bbox, centroid } of insects)
          if (!counting.circles.some(({ at: point }) => isOn(point.x, point.y, bbox)))
            act({ kind: 'add', at: imagePoint(...centroid), pestId: 1 });

        const counted = manualCountPayload(counting.circles, [1], image.date_created);
        const body = toWire(savedCount, { ...counted, version: image.version });
        const saved = await admin(`/images/${id}/metadata`, { method: 'PUT', body });
        expect(saved.status).toBe(200);
        expect(circlesOfAnalytics((await imageNow()).image_analytics)).toEqual(counting.circles);
        actions += acts + 1;
        clicks += insects.length + 1;
        lines.push(
          `${name.padEnd(34)} ${insects.length} marked, ${proposed.length} proposed: ${acts + 1} actions with them, ${insects.length + 1} without`,
        );
      }
    } finally {
      await detector.close();
      await service.close();
    }
    process.stdout.write(
      `\n${lines.join('\n')}\nall: ${actions} actions with suggestions, ${clicks} without\n`,
    );
    expect(lines).toHaveLength(8);
    expect(actions).toBeLessThan(clicks);
  });
});
