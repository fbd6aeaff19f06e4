import { afterAll, beforeAll } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

export interface Image {
  image_id: number;
  version: number;
  image_analytics: unknown;
  counted_by: number | null;
  counted_at: string | null;
  image_type: string;
  source_entity_id: string;
  date_created: string;
  extra_data: object;
}

export const json = async <T>(answer: Promise<Response> | Response): Promise<T> =>
  (await (await answer).json()) as T;

/** A service with the photos of the small farm, and its callers, which the tests of a file share. */
export function startPhotos() {
  let service: TestApp;
  let asGrower: TestApp['ask'];
  let asAdmin: TestApp['ask'];
  beforeAll(async () => {
    service = await startTestApp();
    asGrower = await service.as('grower');
    asAdmin = await service.as('admin');
  });
  afterAll(() => service.close());
  return {
    service: () => service,
    grower: (path: string, ask?: Ask) => asGrower(path, ask),
    admin: (path: string, ask?: Ask) => asAdmin(path, ask),
  };
}
