// The fuzzer loads this file into the server with --expose-gc. The fuzzer can then measure the memory after a garbage
// collection.
process.on('SIGUSR2', () => {
  // The first collection frees memory, and the second collection returns this memory to the operating system.
  globalThis.gc();
  globalThis.gc();
});
