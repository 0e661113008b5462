export const imagePrefix = 'images/'
/** Small objects by which processes try the store, see `gateway-probes`. */
export const probePrefix = 'probes/'
export const imageKeyOf = (id: number | string, side: string): string => `${imagePrefix}${id}/${side}`
/** From an image's key, as ids hold the time; null for what is no image of ours. */
export const startedAtMsOf = (imageKey: string): number | null => {
  const id = /^images\/(\d{1,16})\/\w+$/.exec(imageKey)?.[1]
  return id === undefined ? null : Number(id) / 1000
}
