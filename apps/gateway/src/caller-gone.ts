/** The caller hung up: there is nobody to answer. */
export class CallerGone extends Error {}
