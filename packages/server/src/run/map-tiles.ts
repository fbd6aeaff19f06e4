import { OperatorError } from './operator-error.ts';

/** Images of the ground for the maps, and who they belong to; shown on the map, as their licences ask. */
export interface MapTilesSettings {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}

/**
 * Satellite images of a provider of one's own; without them maps have the base map that comes with the console.
 *
 * @throws {OperatorError} no address of tiles, or one without its credit
 */
export function mapTilesOf({
  VIGIA_MAP_TILES,
  VIGIA_MAP_CREDIT,
}: NodeJS.ProcessEnv): MapTilesSettings | undefined {
  if (!VIGIA_MAP_TILES && !VIGIA_MAP_CREDIT) return undefined;
  if (!VIGIA_MAP_TILES || !VIGIA_MAP_CREDIT) {
    throw new OperatorError(
      'Las imágenes del mapa se indican con VIGIA_MAP_TILES y VIGIA_MAP_CREDIT, los dos.',
    );
  }
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => VIGIA_MAP_TILES.includes(part));
  if (!isWhole || !/^https?:$/.test(URL.parse(VIGIA_MAP_TILES)?.protocol ?? '')) {
    throw new OperatorError(
      `VIGIA_MAP_TILES debe ser una dirección http o https con {z}, {x} y {y}, no «${VIGIA_MAP_TILES}».`,
    );
  }
  return { url: VIGIA_MAP_TILES, attribution: VIGIA_MAP_CREDIT };
}
