import type { Engine, EngineOptions } from './engine';
import { openLibsql } from './libsql';

/** Opens the engine that the address names and brings its tables up to date. Rejects with `OutboxUnusable`. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if (!isPostgres(options.url)) return openLibsql(options);
  // Loaded where it is used: a file needs none of it.
  const { openPostgres } = await import('./postgres');
  return openPostgres(options);
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);
