import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    rsc({
      entries: { rsc: './server.tsx', ssr: './html.tsx', client: './client.tsx' },
      serverHandler: false,
    }),
    react(),
  ],
});
