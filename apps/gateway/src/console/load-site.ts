import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export interface SiteFile {
  type: string
  body: Buffer
  /** Where it is worth it. */
  gzipped: Buffer | null
  etag: string
  /** Its name changes with its content. */
  isImmutable: boolean
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
}
const compressible = new Set(['.html', '.js', '.css', '.svg'])
const compress = promisify(gzip)

/** The pages as built, by path, held in memory: the reference's script is most of it. Throws when they were not built. */
export const loadSite = async (folder: string): Promise<Map<string, SiteFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = names.filter((name) => extname(name) !== '.gz')
  /** What is large was compressed when it was built. */
  const compressed = async (file: string, body: Buffer) =>
    names.includes(`${file}.gz`) ? readFile(`${file}.gz`) : compress(body, { level: 9 })
  const load = async (file: string): Promise<[string, SiteFile]> => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const extension = extname(file)
    const body = await readFile(file)
    return [
      path === '/index.html' ? '/' : path,
      {
        type: types[extension] ?? 'application/octet-stream',
        body,
        gzipped: compressible.has(extension) ? await compressed(file, body) : null,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        isImmutable: path.startsWith('/assets/'),
      },
    ]
  }
  return new Map(await Promise.all(files.map(load)))
}
