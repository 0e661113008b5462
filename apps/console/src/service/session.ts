import { usualServices } from '@vivid/contract/interface'
/** What the gateway gives a page that has just been opened; tokens only where everybody could make them. */
export interface Session {
  version: string
  token: string | null
  /** The same with ID Reader Plus contracted. */
  proofToken: string | null
  /** The largest picture that the service takes. */
  maxBytes: { document: number; selfie: number }
}

export const openSession = async (): Promise<Session> => {
  const response = await fetch('/console/session')
  if (!response.ok) throw new Error(`session: ${response.status}`)
  return (await response.json()) as Session
}

export interface Claims {
  services: readonly string[]
  development: boolean
  operator: boolean
}

/** Read, not verified: the service does that. An unreadable token claims nothing. */
export const claimsOf = (token: string): Claims => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { services = usualServices, development, operator } = JSON.parse(text) as Partial<Claims>
    return { services, development: development === true, operator: operator === true }
  } catch {
    return { services: [], development: false, operator: false }
  }
}
