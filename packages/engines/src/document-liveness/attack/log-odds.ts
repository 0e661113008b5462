/** Shares are kept this far from 0 and 1, where log odds are infinite. */
const CERTAIN = 1e-6

/** Log odds of a share. */
export const oddsOf = (share: number): number => {
  const within = Math.min(1 - CERTAIN, Math.max(CERTAIN, share))
  return Math.log(within / (1 - within))
}

export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds))
