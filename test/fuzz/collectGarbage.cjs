// The fuzzer loads this file into the server with --expose-gc, because memory before garbage collection is no fault.
process.on('SIGUSR2', () => {
  // The second collection releases the memory that the first one emptied.
  globalThis.gc();
  globalThis.gc();
});
