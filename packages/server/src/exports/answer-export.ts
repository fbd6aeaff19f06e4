import type { ExportSpan } from '@vigia/api/contract';
import type { Action } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import { demandOfProgram } from '../auth/programs.ts';
import { notFound } from '../http/problem.ts';
import type { ScopedCall } from '../http/route.ts';
import { type StreamedFile, streamFile } from '../http/stream-answer.ts';
import { clientById } from '../stores/farm/clients.ts';
import { type ExportReader, exportReader } from './reader.ts';
import { type ExportSubject, readSubject } from './subject.ts';
import { FILE_WORDS } from './words.ts';

export type ExportFile = Pick<StreamedFile, 'chunks' | 'type' | 'extension' | 'isText'> & {
  /** What it contains, for its name. */
  readonly title: string;
};

/**
 * Answers a file about a client, one of its sectors or seasons, that is made by `make` while it is taken.
 *
 * @param actions what the file tells is read by these
 */
export async function answerExport(
  { c, scope, services }: Pick<ScopedCall, 'c' | 'scope' | 'services'>,
  clientId: ClientId,
  span: ExportSpan,
  actions: readonly Action[],
  make: (reader: ExportReader) => ExportFile | Promise<ExportFile>,
): Promise<Response> {
  demandOfProgram(scope, actions);
  const subject = await readSubject(services, scope, clientId, span);
  const leave = services.enterExport(scope.userId);
  try {
    const reader = exportReader(services, scope, clientId, subject, c.get('demoReader'));
    const { title, chunks, ...file } = await make(reader);
    return streamFile(c, {
      ...file,
      type: file.isText ? `${file.type}; charset=utf-8` : file.type,
      chunks: untilTheEnd(chunks, reader),
      name: fileNameOf(title, reader),
      onEnd: (error) => {
        leave();
        if (error !== undefined) c.get('log').warn({ err: error }, 'an export broke off');
      },
    });
  } catch (error) {
    leave();
    throw error;
  }
}

/**
 * The chunks, and after the last one whether the client is still there: pieces of one that was archived meanwhile are
 * empty, and the file would look whole.
 */
async function* untilTheEnd(chunks: ExportFile['chunks'], { read, scope, subject }: ExportReader) {
  yield* chunks;
  if ((await read((tx) => clientById(tx, scope, subject.client.id))) === null) throw notFound();
}

function fileNameOf(title: string, { subject, shown }: ExportReader): string {
  const { client, sector, season, days } = subject;
  const of = sector
    ? shown([{ sector_id: sector.id, sector_name: sector.name }])[0]?.sector_name
    : shown([{ client_id: client.id, client_name: client.name }])[0]?.client_name;
  return [title, of, when(season, days)].join(' ');
}

/** The season's name if it is whole, else the days. */
const when = (season: ExportSubject['season'], { start, end }: ExportSubject['days']): string =>
  season && season.start === start && season.end === end ? season.name : FILE_WORDS.span(start, end);
