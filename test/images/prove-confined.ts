import type { RunningImage } from './run-image.js'

/** Run inside the container: who am I, and what can be written. */
const program = `
const { writeFileSync, rmSync } = require('node:fs')
const tryWriting = (path) => { try { writeFileSync(path, ''); rmSync(path); return 'written' } catch (error) { return error.code } }
console.log(JSON.stringify({ uid: process.getuid(), app: tryWriting(process.cwd() + '/x'), tmp: tryWriting('/tmp/x') }))`

/** The process runs as the image's user, cannot write its own files and can write to /tmp. */
export const proveConfined = async (image: RunningImage): Promise<string> => {
  const { output } = await image.exec(['node', '-e', program])
  const seen = JSON.parse(output) as { uid: number; app: string; tmp: string }
  if (seen.uid !== 1000 || seen.app !== 'EROFS' || seen.tmp !== 'written')
    throw new Error(`not confined as it should be: ${output}`)
  return `user ${seen.uid}, read-only but for /tmp`
}
