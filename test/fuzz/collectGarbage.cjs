// The fuzzer loads this file into the server with --expose-gc. The fuzzer can then measure the memory after a garbage
// collection.
process.on('SIGUSR2', () => {
  // The second collection returns to the operating system the memory that the first collection freed.
  globalThis.gc();
  globalThis.gc();
});
