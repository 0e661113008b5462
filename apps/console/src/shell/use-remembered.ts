import { useState } from 'preact/hooks'

/** Survives a reload where the browser allows it. */
export const useRemembered = <Value extends string>(
  key: string,
  first: () => Value,
): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => (readItem(key) as Value | null) ?? first())
  return [
    value,
    (next) => {
      setValue(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // A browser that keeps nothing only forgets.
      }
    },
  ]
}

const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
