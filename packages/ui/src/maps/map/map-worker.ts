let served: string | undefined;

/**
 * Sets the address at which the application serves `maplibre-gl/dist/maplibre-gl-worker.mjs`, for a content
 * security policy that forbids workers from `blob:` addresses. It must be called before the first map is drawn.
 * Without it, the worker's code comes from this package, without any help of the application's bundler.
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

/**
 * Loads the code that draws a map, and its worker. Without the worker MapLibre would draw markers on an empty
 * map.
 */
export async function loadWithWorker<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part, { setWorkerUrl }, url] = await Promise.all([load(), import('maplibre-gl'), workerUrl()]);
  setWorkerUrl(url);
  return part;
}
