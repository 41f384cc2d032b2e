// Loaded into the server by the fuzzer, with --expose-gc: memory that is not collected yet is no fault.
process.on('SIGUSR2', () => {
  // The second one gives back what the first one emptied.
  globalThis.gc();
  globalThis.gc();
});
