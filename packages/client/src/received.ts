/** An HTTP answer of the service. */
export interface Received {
  status: number
  /** The header Error-Reason. */
  reason?: string
  body: Record<string, unknown>
}
