import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Writes everything beyond ASCII as an escape: a classic script is read in the encoding of its page, and a partner's
 * page may say Latin-1 or nothing at all.
 */
function asciiOnly(): Plugin {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'ascii-only',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

/** One classic script that a page loads with `<script src defer>`; `public/` holds the sample partner's page. */
export default defineConfig({
  plugins: [react(), asciiOnly()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    lib: { entry: 'src/all.ts', formats: ['iife'], name: 'VigiaWidgets', fileName: () => 'vigia-widgets.js' },
    chunkSizeWarningLimit: 1200,
  },
});
