import type { FastifyRequest } from 'fastify'

/** Gives the room back; calling it again does nothing. */
export type GiveBack = () => void

/** The memory that forms may take while they arrive and until their pictures are stored. */
export interface BodyRoom {
  /** Null when there is no room: the caller must come back. */
  take(tenant: string, bytes: number): GiveBack | null
}

/** However many pictures one tenant sends at once, there is room for others' left. */
const TENANT_PART = 0.5

export const createBodyRoom = (maxBytes: number): BodyRoom => {
  let taken = 0
  const byTenant = new Map<string, number>()
  return {
    take: (tenant, bytes) => {
      const own = byTenant.get(tenant) ?? 0
      // Whatever its size, a form is taken when nothing else is there.
      if (taken > 0 && (taken + bytes > maxBytes || (own > 0 && own + bytes > TENANT_PART * maxBytes))) return null
      taken += bytes
      byTenant.set(tenant, own + bytes)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        taken -= bytes
        const left = byTenant.get(tenant)! - bytes
        if (left > 0) byTenant.set(tenant, left)
        else byTenant.delete(tenant)
      }
    },
  }
}

/** What a request will bring: what it says, or the most it may where it does not say. */
export const bytesOf = ({ headers }: Pick<FastifyRequest, 'headers'>, mostBytes: number): number => {
  const stated = Number(headers['content-length'])
  return stated > 0 ? Math.min(stated, mostBytes) : mostBytes
}
