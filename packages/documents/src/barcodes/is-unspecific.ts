const unspecific = ['url', 'text', 'bytes']

/** Links, texts and bytes stand on many documents: they say nothing of the state, nor of the holder. */
export const isUnspecific = (payload: string): boolean => unspecific.includes(payload)
