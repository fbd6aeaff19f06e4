import { resolve } from 'node:path';

export default {
  mode: 'production',
  target: 'web',
  entry: './main.tsx',
  output: { path: resolve('dist'), filename: 'main.js', publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
};
