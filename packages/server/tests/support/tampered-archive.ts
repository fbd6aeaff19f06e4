import { rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { readTar, writeTar } from '../../src/backup/tar-file.ts';

export interface Piece {
  path: string;
  content: Buffer;
}

/** The entries of an archive, to be changed. */
export async function piecesOf(file: string): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const { path, chunks } of readTar(file)) {
    pieces.push({ path, content: await buffer(chunks) });
  }
  return pieces;
}

/** Writes an archive of any entries, in place of what was there. */
export async function writePieces(file: string, pieces: readonly Piece[]): Promise<void> {
  rmSync(file, { force: true });
  await writeTar(file, async (tar) => {
    for (const { path, content } of pieces) await tar.add(path, content);
  });
}
