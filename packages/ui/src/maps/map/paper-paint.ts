import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl';

type Paint = NonNullable<LayerSpecification['paint']>;
type SetPaint = Parameters<MapLibre['setPaintProperty']>;

/**
 * What a layer has as its `metadata` to be drawn in other colours on paper. Only those that are the same for all of the layer
 * are drawn at once: the others would wait for the worker.
 */
export const onPaper = (paint: Paint) => ({ onPaper: paint });

const paperPaint = ({ metadata }: LayerSpecification): Paint =>
  (metadata as Partial<ReturnType<typeof onPaper>> | undefined)?.onPaper ?? {};

/** Sets what paper changes of each layer to what a paint says of it; undefined is MapLibre's own. */
function wear(
  map: MapLibre,
  layers: readonly LayerSpecification[],
  paintOf: (layer: LayerSpecification) => Paint,
) {
  for (const layer of layers) {
    const paint: Readonly<Record<string, unknown>> = { ...paintOf(layer) };
    for (const name of Object.keys(paperPaint(layer)))
      map.setPaintProperty(layer.id, name as SetPaint[1], paint[name] as SetPaint[2]);
  }
}

/** What a map shows in the colours of paper, as an image; on the screen it stays as it was. */
export function pictureForPaper(map: MapLibre): string {
  const { layers } = map.getStyle();
  wear(map, layers, paperPaint);
  map.redraw();
  const picture = map.getCanvas().toDataURL();
  wear(map, layers, ({ paint }) => paint ?? {});
  return picture;
}
