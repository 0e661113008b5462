import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Level } from '../camera/levels.js'
import { photographTogether } from '../camera/photograph.js'
import { type Drawing, drawSpecimen } from '../draw/draw-specimen.js'
import { drawSelfieOf } from '../draw-selfie.js'
import { findLayout } from '../layouts/find-layout.js'
import type { Sitter } from '../portrait.js'
import type { Studio } from '../studio.js'
import type { Command } from './parse-command.js'

/** Draws, photographs and writes; returns the names of the pictures. */
export const writeSpecimens = async (
  studio: Studio,
  command: Command,
  report: (line: string) => void,
): Promise<string[]> => {
  await mkdir(command.outFolder, { recursive: true })
  const names: string[] = []
  for (let n = 0; n < command.count; n++) {
    const kind = command.kinds[n % command.kinds.length]!
    const seed = `${command.seed}-${n}`
    const { faces } = findLayout(kind)
    const drawings = await Promise.all(faces.map(({ side }) => drawSpecimen({ kind, seed, side }, studio)))
    const name = `${kind}-${String(n + 1).padStart(4, '0')}`
    const pictures = command.together || drawings.length === 1 ? [drawings] : drawings.map((drawing) => [drawing])
    for (const subjects of pictures) {
      const full = subjects.length < drawings.length ? `${name}-${subjects[0]!.truth.side}` : name
      await writePicture(command, subjects, `${seed}-${full}`, join(command.outFolder, full))
      names.push(full)
      report(`${n + 1}/${command.count} ${full}.${command.format}`)
    }
    names.push(...(await writeSelfies(studio, command, drawings[0]!.truth.sitter, name)))
  }
  return names
}

const writePicture = async (
  command: Command,
  drawings: readonly Drawing[],
  seed: string,
  path: string,
): Promise<void> => {
  const { level } = command
  const { picture, truths } =
    level === 'drawing' ? await flatten(command, drawings) : await take(command, level, drawings, seed)
  await writeFile(`${path}.${command.format}`, picture)
  await writeFile(`${path}.json`, `${JSON.stringify(truths.length === 1 ? truths[0] : truths, null, 2)}\n`)
}

/** Selfies of the holder, and one of a stranger: the faces match and, nine times in ten, do not. */
const writeSelfies = async (
  { portraits }: Studio,
  command: Command,
  sitter: Sitter | null,
  name: string,
): Promise<string[]> => {
  const names: string[] = []
  if (!sitter || command.selfies === 0) return names
  const write = async (full: string, jpeg: Buffer) => {
    await writeFile(join(command.outFolder, `${full}.jpg`), jpeg)
    names.push(full)
  }
  for (let sitting = 1; sitting <= command.selfies; sitting++) {
    await write(`${name}-selfie-${sitting}`, await drawSelfieOf(portraits, sitter, sitting))
  }
  const stranger: Sitter = { seed: `${sitter.seed}/stranger`, sex: sitter.sex === 'F' ? 'M' : 'F' }
  await write(`${name}-stranger`, await drawSelfieOf(portraits, stranger, 1))
  return names
}

const take = async (command: Command, level: Level, drawings: readonly Drawing[], seed: string) => {
  const { jpeg, truths } = await photographTogether(drawings, { level, ...command.wish }, seed)
  return { picture: command.format === 'png' ? await sharp(jpeg).png().toBuffer() : jpeg, truths }
}

/** The drawings themselves, one below the other. */
const flatten = async (command: Command, drawings: readonly Drawing[]) => {
  const width = Math.max(...drawings.map(({ widthPx }) => widthPx))
  const height = drawings.reduce((sum, { heightPx }) => sum + heightPx, 0)
  const tops = drawings.map((_, i) => drawings.slice(0, i).reduce((sum, { heightPx }) => sum + heightPx, 0))
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite(
    drawings.map((d, i) => ({
      input: Buffer.from(d.data),
      raw: { width: d.widthPx, height: d.heightPx, channels: 4 },
      left: 0,
      top: tops[i]!,
    })),
  )
  const picture = await (command.format === 'png' ? sheet.png() : sheet.jpeg({ quality: 95 })).toBuffer()
  return { picture, truths: drawings.map(({ truth }) => truth) }
}
