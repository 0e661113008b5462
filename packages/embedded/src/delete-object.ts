import { rmdir, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The part of s3rver's store on disk that deleting needs. */
export interface DiskStore {
  getResourcePath(bucket: string, key: string, resource: string): string
  deleteObject(bucket: string, key: string): Promise<void>
}

const unlessGone = (error: NodeJS.ErrnoException) => {
  if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
}

/**
 * s3rver looks whether a folder is empty and then removes it with everything in it: an object that arrives in between
 * is lost. Here the object's own folder goes if it is empty when it goes, and those above it stay.
 */
export const deleteSafely = (store: DiskStore): void => {
  store.deleteObject = async (bucket, key) => {
    const paths = ['object', 'object.md5', 'metadata.json'].map((part) => store.getResourcePath(bucket, key, part))
    await Promise.all(paths.map((path) => unlink(path).catch(unlessGone)))
    if (key.split('/').length > 2) await rmdir(dirname(paths[0]!)).catch(unlessGone)
  }
}
