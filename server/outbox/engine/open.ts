import type { Engine, EngineOptions } from './engine';
import { openLibsql } from './libsql';

/** Opens the engine of the URL and migrates its tables. Rejects with `OutboxUnusableError`. */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if (!isPostgres(options.url)) return openLibsql(options);
  // PostgreSQL's client is loaded on demand, because a libSQL file does not need it.
  const { openPostgres } = await import('./postgres');
  return openPostgres(options);
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url);
