// Loaded into the server by the fuzzer, with --expose-gc: memory that is not collected yet is no fault.
process.on('SIGUSR2', () => globalThis.gc());
