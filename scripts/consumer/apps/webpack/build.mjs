import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  if (error) throw error;
  if (!stats.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
