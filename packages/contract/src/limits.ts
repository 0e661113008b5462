/** How much of a form is accepted. */
export const limits = {
  /** 2 MB: the largest picture of a document (interface 8), unless `MAX_DOCUMENT_BYTES` says otherwise. */
  documentBytes: 2 * 1024 * 1024,
  /** The interface does not limit selfies; phones send 3 to 8 MB. */
  selfieBytes: 10 * 1024 * 1024,
  /** A whole form. What nobody asked for is read and dropped; the largest pictures of phones, of 200 megapixels, are about 50 MB. */
  bodyBytes: 64 * 1024 * 1024,
  /** Of a picture; larger ones are refused before they are decoded, and some formats have lower limits. */
  pixels: 50e6,
  /** Longer than the name of any field; of a longer name the beginning is told, and the field is ignored. */
  fieldNameBytes: 64,
  /** Longer than any value we know; a longer one is refused, not cut. */
  fieldValueBytes: 256,
} as const
