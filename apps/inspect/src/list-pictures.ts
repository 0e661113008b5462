import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.gif', '.tif', '.tiff', '.avif'])

/** Files as they are given, folders replaced by the pictures below them in the order of their names. */
export const listPictures = async (paths: readonly string[]): Promise<string[]> => {
  const lists = await Promise.all(
    paths.map(async (path) => {
      // A path that does not exist stays in the list: its line will say so.
      const isFolder = await stat(path).then(
        (found) => found.isDirectory(),
        () => false,
      )
      if (!isFolder) return [path]
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && extensions.has(extname(entry.name).toLowerCase()))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    }),
  )
  return lists.flat()
}
