import { OperatorError } from './operator-error.ts';

/** Satellite tiles for the maps, and their credit, which is shown on the map as their licence requires. */
export interface MapTilesSettings {
  /** URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}

/**
 * Satellite tiles of an external provider; without them maps show the console's own base map.
 *
 * @throws {OperatorError} the URL is invalid, or one of URL and credit is missing
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
