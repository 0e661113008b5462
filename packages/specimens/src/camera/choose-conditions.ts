import type { Random } from '../random.js'
import type { Conditions } from './conditions.js'
import { type Level, levels, type Range } from './levels.js'
import type { SceneName } from './scenes.js'

const REFERENCE_WIDTH_PX = 1600

/** What a scene leaves no choice about: a scanner sees the page straight on, pressed flat and evenly lit. */
const sceneConditions: Partial<Record<SceneName, Partial<Conditions>>> = {
  scan: { tiltDegrees: 0, clutter: 0, thumbs: 0, shadow: 0, glare: 0, motionPx: 0, defocusPx: 0.4 },
}

/** A level's ranges drawn once, with whatever is asked for put in their place. */
export const chooseConditions = (random: Random, level: Level, wish: Partial<Conditions>): Conditions => {
  const table = levels[level]
  const draw = (range: Range) => Math.round(random.between(...range) * 1000) / 1000
  const widthPx = wish.widthPx ?? REFERENCE_WIDTH_PX
  const blurScale = widthPx / REFERENCE_WIDTH_PX
  const scene = wish.scene ?? random.pick(table.scenes)
  return {
    widthPx,
    heightPx: Math.round(widthPx * random.pick([0.75, 0.75, 4 / 3, 0.5625])),
    scene,
    clutter: random.integer(...table.clutter),
    subject: 'document',
    scale: draw(table.scale),
    characterHeightPx: null,
    offsetX: draw(table.offset),
    offsetY: draw(table.offset),
    rotationDegrees: draw(table.rotationDegrees),
    tiltDegrees: draw(table.tiltDegrees),
    tiltDirectionDegrees: draw([0, 360]),
    booklet: random.chance(table.bookletChance),
    thumbs: random.integer(...table.thumbs),
    shadow: draw(table.shadow),
    glare: draw(table.glare),
    defocusPx: draw(table.defocusPx) * blurScale,
    motionPx: draw(table.motionPx) * blurScale,
    motionDegrees: draw([0, 180]),
    exposure: draw(table.exposure),
    warmth: draw(table.warmth),
    noise: draw(table.noise),
    jpegQuality: random.integer(...table.jpegQuality),
    ...sceneConditions[scene],
    ...wish,
  }
}
