/** An HTTP answer of the service. */
export interface Received {
  status: number
  /** The header Error-Reason. */
  reason?: string
  /** The header Sandbox. */
  sandbox?: true
  body: Record<string, unknown>
}
