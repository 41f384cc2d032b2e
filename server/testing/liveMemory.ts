import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage and returns the size of the V8 heap in use and of external buffers, in bytes. The resident set size
 * is not an alternative, because it includes garbage. The amount of garbage depends on the load of the machine.
 */
export function measureLiveMemory(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  // The second collection releases the buffers that the first one finalised.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
