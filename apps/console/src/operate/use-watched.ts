import { useEffect } from 'preact/hooks'

export type Problem = 'away' | 'denied'

const ask = async <Seen>(path: string, token: string): Promise<Seen | Problem> => {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
    if (response.status === 401 || response.status === 403) return 'denied'
    return response.ok ? ((await response.json()) as Seen) : 'away'
  } catch {
    return 'away'
  }
}

/** Asks at once and then every so many ms, as long as the page is open and has a token; hands over what came. */
export const useWatched = <Seen extends object>(
  { path, everyMs }: { path: string; everyMs: number },
  token: string | null,
  take: (seen: Seen | Problem) => void,
): void => {
  useEffect(() => {
    if (token === null) return
    let isOver = false
    const look = async () => {
      const seen = await ask<Seen>(path, token)
      if (!isOver) take(seen)
    }
    void look()
    const timer = setInterval(look, everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [token])
}
