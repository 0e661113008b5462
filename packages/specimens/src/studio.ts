import type { PortraitSource } from './portrait.js'
import { openPortraitGenerator } from './portrait-generator.js'
import { type Fonts, openFonts } from './type/open-fonts.js'

/** What all drawings share: fonts and faces, read once. */
export interface Studio {
  fonts: Fonts
  portraits: PortraitSource
}

export async function openStudio(own: Partial<Studio> = {}): Promise<Studio> {
  return { fonts: own.fonts ?? openFonts(), portraits: own.portraits ?? (await openPortraitGenerator()) }
}
