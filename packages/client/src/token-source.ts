/** A token, or how to get one. The function is asked again when the service says that the token has expired. */
export type TokenProvider = string | (() => string | Promise<string>)

export interface TokenSource {
  current(): Promise<string>
  /** A newer token than `rejected`, or null when there is no way to get one. */
  refresh(rejected: string): Promise<string | null>
}

/** Keeps one token for all requests; any number of them that find it expired at once ask for one new one. */
export const createTokenSource = (provider: TokenProvider): TokenSource => {
  if (typeof provider === 'string') return { current: async () => provider, refresh: async () => null }
  let held: string | null = null
  let asking: Promise<string> | null = null
  const ask = (): Promise<string> => {
    asking ??= Promise.resolve()
      .then(provider)
      .then((token) => {
        held = token
        return token
      })
      .finally(() => {
        asking = null
      })
    return asking
  }
  return {
    current: async () => held ?? ask(),
    refresh: async (rejected) => (held === null || held === rejected ? ask() : held),
  }
}
