/** As a process does whose machine is taken away for a while: nothing runs, and all its timers are late. */
export const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
