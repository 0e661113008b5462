import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import opentype, { type Font } from 'opentype.js'
import { type FontName, fontTable } from './font-table.js'

export type Fonts = (name: FontName) => readonly Font[]

/** Reads each font file once, when it is first asked for. */
export const openFonts = (): Fonts => {
  const opened = new Map<FontName, readonly Font[]>()
  return (name) => {
    const known = opened.get(name)
    if (known) return known
    const fonts = fontTable[name].map((file) => {
      const bytes = readFileSync(findPackageFile(file))
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
    })
    opened.set(name, fonts)
    return fonts
  }
}

/** Looked up by folder, because packages do not list their fonts among their exports. */
const findPackageFile = (file: string): string => {
  const folders = createRequire(import.meta.url).resolve.paths(file) ?? []
  const found = folders.map((folder) => join(folder, file)).find((path) => existsSync(path))
  if (!found) throw new Error(`font file ${file} is not installed; run npm ci`)
  return found
}
