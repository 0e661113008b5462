/** A design's name as the MIDV family writes it: `alb_id`, `grc_passport`. */
const DESIGN = /(?:^|\/)([a-z]{3}_(?:id|[a-z]*passport))[/_]/

/**
 * Where a picture comes from: its repository; of the MIDV family, which several repositories hold parts of, the document's design: one
 * design, whoever sent it, is one source.
 */
export const sourceOf = ({ repo, path }: { readonly repo: string; readonly path: string }): string =>
  DESIGN.exec(path)?.[1] ?? repo

/** Whether a source is such a design: of that family's scans networks were trained on other specimens. */
export const isMidvDesign = (source: string): boolean => DESIGN.test(`${source}/`)
