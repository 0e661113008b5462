import { access, constants, mkdir } from 'node:fs/promises'

/** The embedded store says nothing at all where it cannot write. */
export const prepareFolder = async (path: string): Promise<string> => {
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
    return path
  } catch (error) {
    throw new Error(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
}
