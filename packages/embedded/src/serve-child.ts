import type { ChildMessage } from './child-server.js'

/** The child's side: reads its options, reports its address, and ends with its parent. */
export const serveChild = async <Options, Address>(start: (options: Options) => Promise<Address>): Promise<void> => {
  const tell = (message: ChildMessage<Address>) => process.send?.(message)
  // A parent that was killed can stop nobody; the closed channel tells us.
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(0))
  // Ctrl-C reaches the whole process group; the parent decides when its servers may go.
  process.on('SIGINT', () => undefined)
  const fail = (error: unknown) => {
    tell({ failed: error instanceof Error ? error.message : String(error) })
    process.exitCode = 1
    process.disconnect?.()
  }
  // A port in use is emitted as an event by servers that have no callback for it.
  process.once('uncaughtException', fail)
  await start(JSON.parse(process.argv[2]!) as Options).then((ready) => tell({ ready }), fail)
}
