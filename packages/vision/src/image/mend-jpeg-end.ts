const END = [0xff, 0xd9] as const

/**
 * A JPEG without its end marker gets one: some cameras and uploaders lose the last bytes though the picture is all there.
 * After the first scan's start the two bytes can be nothing else: in coded data 0xFF is followed by zero.
 */
export const mendJpegEnd = (bytes: Uint8Array, firstScanAt: number): Uint8Array => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.lastIndexOf(Buffer.from(END)) >= firstScanAt) return bytes
  // Half of the marker may be there.
  const whole = file.at(-1) === END[0] ? file.subarray(0, -1) : file
  return Buffer.concat([whole, Buffer.from(END)])
}
