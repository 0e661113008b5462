import { useCallback, useEffect, useState } from 'preact/hooks'
import { claimsOf, openSession, type Session } from '../service/session.js'

/** Which token speaks for the page: the reader's own, or the one that came with it. */
export interface Access {
  session: Session | null
  isOwn: boolean
  /** Null while there is none. */
  token(proof: boolean): string | null
  /** Whether the proof of life may be asked for, or cannot be left out. */
  proof: 'choice' | 'always' | 'never'
  isOperator: boolean
  setOwn(token: string | null): void
  refresh(): Promise<void>
}

export const useAccess = (): Access => {
  const [session, setSession] = useState<Session | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const refresh = useCallback(async () => {
    const opened = await openSession().catch(() => null)
    if (opened) setSession(opened)
  }, [])
  useEffect(() => void refresh(), [refresh])
  const ownHasProof = own !== null && claimsOf(own).services.includes('id_reader_plus')
  const builtIn = session?.token ? 'choice' : 'never'
  return {
    session,
    isOwn: own !== null,
    token: (proof) => own ?? (proof ? (session?.proofToken ?? null) : (session?.token ?? null)),
    proof: own === null ? builtIn : ownHasProof ? 'always' : 'never',
    isOperator: own === null ? Boolean(session?.token) : claimsOf(own).operator,
    setOwn,
    refresh,
  }
}
