/**
 * How our processes are started. V8's helper threads spin for work on a busy machine and then cost more CPU than the
 * collection itself (a 500 kB request, load 15 on two cores: 22 ms of CPU with them, 12 ms without; on a quiet machine about
 * a tenth less); and buffers of a request should die young, which takes a nursery larger than V8's 16 MB. Scale by
 * processes, not by helper threads.
 *
 * What lives for long is about 20 MB, of which V8 would go through all whenever a few more are in use: once for every card
 * that is read, a tenth of its CPU. Given room at first, it does so for every ninth card (resident memory in single runs:
 * cards 372 → 407 MB, zones 305 → 270, selfies 262 → 269).
 *
 * Bytes outside its heap make V8 mark in small steps, over and over: a gateway under load spent 0.8 ms of each request on it. All at
 * once, when it must be, costs a sixth of that and a tenth less of the gateway's CPU, for a pause of a tenth of a second every
 * thousand pictures.
 *
 * A stack tells lines of the sources, not of the bundles.
 */
export const nodeFlags: readonly string[] = [
  '--single-threaded-gc',
  '--max-semi-space-size=32',
  '--initial-old-space-size=96',
  '--no-incremental-marking',
  '--enable-source-maps',
]

/**
 * What the C library must know before a process starts. glibc keeps a heap per thread and gives little of it back;
 * pictures and tensors then hold a quarter more memory than they need (1,200 readings on one thread: 378 MB resident,
 * 280 MB with two heaps, for the same CPU). And it asks the system for every picture's buffer and gives it back at once,
 * which costs more than what is done with it (encrypting 500 kB: 0.9 ms of CPU, 0.3 ms with buffers of up to 8 MB taken from
 * a heap that is trimmed when 64 MB of it are free).
 *
 * And what onnxruntime must know: without it, the library tells Microsoft about each session.
 */
export const nodeEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '8388608',
  MALLOC_TRIM_THRESHOLD_: '67108864',
  ORT_DISABLE_TELEMETRY: '1',
}
