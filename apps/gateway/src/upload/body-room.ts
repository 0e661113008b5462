import type { FastifyRequest } from 'fastify'
import { overloaded } from '../refusal.js'
import { chooseLosers, type Hold, type Newcomer } from './choose-losers.js'
import { createTally } from './tally.js'

/** The memory of one form, while it arrives and until its pictures are stored. */
export interface Room {
  /** So many more bytes of the body have come. */
  arrived(bytes: number): void
  /** The body is there: from now on nobody else gets this room. */
  arrivedWhole(): void
  /** Rejects with what the caller is told when its room is given to somebody else while the body arrives. */
  readonly lost: Promise<never>
  /** Calling it again does nothing. */
  giveBack(): void
}

/** The memory that forms may take while they arrive and until their pictures are stored. */
export interface BodyRoom {
  /** Null when there is no room: the caller must come back. */
  take(newcomer: Newcomer): Room | null
}

/** Largest part of the memory for uploads that one tenant may hold. */
const TENANT_PART = 0.5
/** What an upload takes that has brought next to nothing: 2,000 of them made a gateway 115 MB larger. */
const LEAST_BYTES = 64_000
/** An upload may pause for so long: two retransmissions of TCP, after 1 s and 2 s more (RFC 6298 §5), and a slow beginning. */
const PAUSE_MS = 5_000
/** Pictures are stored within a second, or the store is in trouble. */
const RETRY_MS = 1_000
export const noRoom = () => overloaded(RETRY_MS)

export const createBodyRoom = (options: {
  maxBytes: number
  /** How long a whole form may take to arrive. */
  uploadMs: number
  leastBytes?: number
  now?: () => number
}): BodyRoom => {
  const { maxBytes, uploadMs, leastBytes = LEAST_BYTES, now = () => performance.now() } = options
  const holds = new Set<Hold>()
  const taken = { tenants: createTally(), networks: createTally() }
  let takenBytes = 0

  const count = ({ tenant, network }: Hold, bytes: number) => {
    takenBytes += bytes
    taken.tenants.add(tenant, bytes)
    taken.networks.add(network, bytes)
  }
  /** At its pace it would not be there in time. */
  const isLate = ({ statedBytes, arrivedBytes, sinceMs }: Hold) =>
    arrivedBytes < (statedBytes * (now() - sinceMs - PAUSE_MS)) / uploadMs

  /** Whatever its size, a form is taken when nothing else is there. */
  const excessOf = ({ tenant, bytes }: Newcomer) => {
    const own = taken.tenants.of(tenant)
    return {
      ownBytes: own > 0 ? own + bytes - TENANT_PART * maxBytes : 0,
      allBytes: takenBytes > 0 ? takenBytes + bytes - maxBytes : 0,
    }
  }

  const hold = ({ tenant, network, bytes }: Newcomer, statedBytes: number): Room => {
    let reject: (reason: Error) => void = () => undefined
    const lost = new Promise<never>((_resolve, rejectIt) => {
      reject = rejectIt
    })
    // Nobody looks at it once the form is there.
    lost.catch(() => undefined)
    const giveBack = () => {
      if (holds.delete(held)) count(held, -held.bytes)
    }
    const held: Hold = {
      tenant,
      network,
      bytes,
      statedBytes,
      arrivedBytes: 0,
      isArriving: true,
      sinceMs: now(),
      lose: () => {
        giveBack()
        reject(noRoom())
      },
    }
    holds.add(held)
    count(held, bytes)
    return {
      arrived: (more) => {
        held.arrivedBytes += more
      },
      arrivedWhole: () => {
        held.isArriving = false
        const bytes = Math.min(held.bytes, Math.max(held.arrivedBytes, leastBytes))
        if (holds.has(held)) count(held, bytes - held.bytes)
        held.bytes = bytes
      },
      lost,
      giveBack,
    }
  }

  return {
    take: (stated) => {
      const newcomer = { ...stated, bytes: Math.max(stated.bytes, leastBytes) }
      const losers = chooseLosers(holds, newcomer, taken, { excess: excessOf(newcomer), isLate })
      if (losers === null) return null
      for (const loser of losers) loser.lose()
      return hold(newcomer, stated.bytes)
    },
  }
}

/** What a request will bring: what it says, or the most it may where it does not say. */
export const bytesOf = ({ headers }: Pick<FastifyRequest, 'headers'>, mostBytes: number): number => {
  const stated = Number(headers['content-length'])
  return stated > 0 ? Math.min(stated, mostBytes) : mostBytes
}
