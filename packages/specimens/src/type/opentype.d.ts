/** What is used here of opentype.js, which ships no types of its own. */
declare module 'opentype.js' {
  interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  interface Path {
    commands: Command[]
  }
  interface Glyph {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, size: number): Path
  }
  interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
  }
  const opentype: { parse(bytes: ArrayBuffer): Font }

  export type { Command, Font, Glyph, Path }
  export default opentype
}
