import sharp from 'sharp'

/** libvips' names of what reads the formats that `sniffFormat` knows, from memory. */
const wanted = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'TiffBuffer', 'HeifBuffer']

/**
 * For processes that are handed strangers' files: every other decoder of the library (SVG, PDF, FITS, raw files, anything
 * from a path) is switched off for the whole process, so that bytes that pass for one format and turn out to be another
 * reach no code that nobody needs.
 */
export const limitDecoders = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: wanted.map((name) => `VipsForeignLoad${name}`) })
}
