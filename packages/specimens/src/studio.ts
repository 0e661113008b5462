import type { PortraitSource } from './portrait.js'
import { openPortraitGenerator } from './portrait-generator.js'
import { type Fonts, openFonts } from './type/open-fonts.js'

/** What all drawings share: fonts and faces, read once. */
export interface Studio {
  fonts: Fonts
  portraits: PortraitSource
}

export const openStudio = async (own: Partial<Studio> = {}): Promise<Studio> => ({
  fonts: own.fonts ?? openFonts(),
  portraits: own.portraits ?? (await openPortraitGenerator()),
})
