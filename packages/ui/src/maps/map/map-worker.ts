let served: string | undefined;

/**
 * Says where the application itself serves `maplibre-gl/dist/maplibre-gl-worker.mjs`, for a content security policy that
 * allows no worker of a `blob:` address. To be called before the first map is drawn; without it the worker's code comes
 * with this package and needs nothing of the application's bundler.
 */
export function setMapWorker(url: string): void {
  served = url;
}

async function workerUrl(): Promise<string> {
  if (served === undefined) {
    const { default: code } = await import('maplibre-gl/dist/maplibre-gl-worker.mjs?raw');
    served ??= URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  }
  return served;
}

/** Loads what draws a map. Without its worker MapLibre draws markers over an empty one. */
export async function loadWithWorker<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part, { setWorkerUrl }, url] = await Promise.all([load(), import('maplibre-gl'), workerUrl()]);
  setWorkerUrl(url);
  return part;
}
