/**
 * How our processes are started. V8's helper threads spin for work on a busy machine and then cost more CPU than the
 * collection itself (a 500 kB request, load 15 on two cores: 22 ms of CPU with them, 12 ms without; on a quiet machine about a tenth less); and buffers of a request should die
 * young, which takes a nursery larger than V8's 16 MB. Scale by processes, not by helper threads.
 */
export const nodeFlags: readonly string[] = ['--single-threaded-gc', '--max-semi-space-size=32']
