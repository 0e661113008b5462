import type { Log } from '@vivid/platform'

export const POLL_MS = 2_000

/** Runs `take` again and again, one at a time. What it throws is logged once, until it succeeds or fails in another way. */
export const followFile = (take: () => Promise<unknown>, log: Log, complaint: string) => {
  let problem: string | null = null
  const follow = async () => {
    try {
      await take()
      problem = null
    } catch (error) {
      const { message } = error as Error
      if (message !== problem) log.error({ err: error }, complaint)
      problem = message
    }
  }
  let isFollowing = false
  const timer = setInterval(async () => {
    if (isFollowing) return
    isFollowing = true
    await follow()
    isFollowing = false
  }, POLL_MS)
  timer.unref()
  return { follow, close: () => clearInterval(timer) }
}
