import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoEmbedAnswer } from '@vigia/api/contract';
import { notFound } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import type { DemoEmbed } from '../../seed/accounts.ts';
import { EMBED_FILE } from '../../seed/demo.ts';

/**
 * Settings of the demo partner's page. The demo farm writes its partner's key to this file; other farms do not
 * have it.
 */
async function demoSettings(dataFolder: string): Promise<DemoEmbed> {
  try {
    return JSON.parse(await readFile(join(dataFolder, EMBED_FILE), 'utf8')) as DemoEmbed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound();
    throw error;
  }
}

export const demoEmbedRoutes = [
  publicRoute({
    method: 'get',
    path: '/widgets/demo.json',
    refuses: ['not-found'],
    summary: 'Sector and publishable key of the demo farm, for the sample partner’s page',
    answer: DemoEmbedAnswer,
    run: async ({ services: { dataFolder } }) => {
      const {
        key,
        sector_ids: [sectorId],
      } = await demoSettings(dataFolder);
      if (sectorId === undefined) throw notFound();
      return { sector_id: sectorId, key };
    },
  }),
];
