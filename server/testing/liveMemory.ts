import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage and returns the bytes that this process still uses, without code and stacks. The resident set size
 * is no alternative, because it includes garbage. How much garbage it includes depends on the load of the machine.
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
