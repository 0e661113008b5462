/** Waits until `check` gives something truthy, or fails with what was being waited for; a minute, as on a busy machine all is slow. */
export const eventually = async <Value>(
  what: string,
  check: () => Promise<Value> | Value,
  timeoutMs = 60_000,
): Promise<NonNullable<Value>> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    const value = await check()
    if (value) return value as NonNullable<Value>
    if (Date.now() > end) throw new Error(`waited ${timeoutMs} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
