import { kindFacts } from '@vivid/contract/interface'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { claimsOf, openSession, type Session } from '../service/session.js'

/** Which token speaks for the page: the reader's own, or the one that came with it. */
export interface Access {
  session: Session | null
  isOwn: boolean
  /** Null while there is none. */
  token(proof: boolean): string | null
  /** The same, once the page's own has arrived; null where there is none, throws where nobody answers. */
  obtain(proof: boolean): Promise<string | null>
  /** Whether the proof of life may be asked for, or cannot be left out. */
  proof: 'choice' | 'always' | 'never'
  isOperator: boolean
  setOwn(token: string | null): void
  refresh(): Promise<void>
}

const tokenOf = (session: Session | null, proof: boolean) => (proof ? session?.proofToken : session?.token) ?? null

export const useAccess = (): Access => {
  const [session, setSession] = useState<Session | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const opening = useRef<Promise<Session> | null>(null)
  const open = useCallback(() => {
    const opened = openSession()
    opening.current = opened
    opened.then(setSession, () => {
      opening.current = null
    })
    return opened
  }, [])
  const refresh = useCallback(async () => {
    await open().catch(() => undefined)
  }, [open])
  useEffect(() => void refresh(), [refresh])
  const ownHasProof = own !== null && claimsOf(own).services.includes(kindFacts['id-reader-plus'].service)
  const builtIn = session?.token ? 'choice' : 'never'
  return {
    session,
    isOwn: own !== null,
    token: (proof) => own ?? tokenOf(session, proof),
    obtain: async (proof) => own ?? tokenOf(await (opening.current ?? open()), proof),
    proof: own === null ? builtIn : ownHasProof ? 'always' : 'never',
    isOperator: own === null ? Boolean(session?.token) : claimsOf(own).operator,
    setOwn,
    refresh,
  }
}
