import webpack from 'webpack';

/** Runs webpack once. Rejects with all of its errors and warnings. */
export function compile(config: webpack.Configuration): Promise<webpack.Compilation> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const error = failure ?? closing;
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'webpack returned no result'));
        else {
          if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
          resolve(stats.compilation);
        }
      });
    });
  });
}
