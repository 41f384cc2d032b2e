// The fuzzer loads this file into the server with --expose-gc. The fuzzer can then measure the memory after a garbage
// collection.
process.on('SIGUSR2', () => {
  // The second collection returns the memory that the first collection freed to the operating system.
  globalThis.gc();
  globalThis.gc();
});
