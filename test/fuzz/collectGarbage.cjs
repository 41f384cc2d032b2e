// The fuzzer loads this file into the server with --expose-gc, to measure memory only after garbage collection.
process.on('SIGUSR2', () => {
  // The second collection returns the memory that the first collection freed.
  globalThis.gc();
  globalThis.gc();
});
