import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? {}
    : { rolldownOptions: { input: 'client.tsx', output: { entryFileNames: '[name].js' } } },
}));
