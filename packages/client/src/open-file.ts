import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'

/** Every error names the path: Node's own of opening says only that it did not work. */
export const openFile = async (path: string): Promise<Blob> => {
  const isFile = (await stat(path)).isFile()
  if (!isFile) throw new Error(`${path} is not a file`)
  try {
    return await openAsBlob(path)
  } catch (cause) {
    throw new Error(`${path} cannot be opened`, { cause })
  }
}
