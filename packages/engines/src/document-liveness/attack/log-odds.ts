/** Shares are kept this far from 0 and 1, where log odds are infinite. */
const CERTAIN = 1e-6

/** Natural logarithm of the odds that a share stands for: 0 at one half. */
export const logOddsOf = (share: number): number => {
  const within = Math.min(1 - CERTAIN, Math.max(CERTAIN, share))
  return Math.log(within / (1 - within))
}

/** The share, 0…1, of log odds. */
export const shareOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))
