/** The same function, worked out once for each object and forgotten with it: only for objects that never change. */
export const onceFor = <Key extends object, Value extends object>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const value = work(key)
    known.set(key, value)
    return value
  }
}
