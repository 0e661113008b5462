import type { JobReply } from '@vivid/contract'

/** Adds the transaction id. Who is told to come again has no answer yet, and no id. */
export const withId = (reply: JobReply, id: number, wanted: boolean): JobReply =>
  wanted && reply.status < 503 ? { ...reply, body: { ...(reply.body as object), id } } : reply
