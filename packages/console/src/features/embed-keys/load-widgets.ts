/** The script of a build, as pages load it. */
export interface LoaderFile {
  readonly path: string;
  readonly integrity: string;
}

const loading = new Map<string, Promise<void>>();

/** Loads the service's own widgets into the console's page, once; a later build cannot replace defined elements. */
export function loadWidgets(loader: LoaderFile): Promise<void> {
  const known = loading.get(loader.path);
  if (known) return known;
  const loaded = load(loader);
  loading.set(loader.path, loaded);
  loaded.catch(() => loading.delete(loader.path));
  return loaded;
}

function load({ path, integrity }: LoaderFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = path;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`no ${path}`));
    };
    document.head.append(script);
  });
}
