/** One environment variable: how its text becomes a value, and what `--help` says of it. */
export interface Variable<Value> {
  help: string
  /** Never shown. */
  secret: boolean
  required: boolean
  /** What holds when it is not set; a function where the machine decides. */
  fallback: Value | (() => Value) | undefined
  /** Throws an Error whose message completes the sentence "NAME must be …". */
  parse(text: string): Value
}

type Optional = { fallback?: undefined; required?: false }

export const integer = (options: {
  help: string
  min: number
  max: number
  fallback: number | (() => number)
}): Variable<number> => ({
  help: options.help,
  secret: false,
  required: false,
  fallback: options.fallback,
  parse: (text) => {
    const value = Number(text)
    if (!/^-?\d+$/.test(text) || value < options.min || value > options.max) {
      throw new Error(`a whole number from ${options.min} to ${options.max}`)
    }
    return value
  },
})

export const number = (options: { help: string; min: number; max: number; fallback: number }): Variable<number> => ({
  help: options.help,
  secret: false,
  required: false,
  fallback: options.fallback,
  parse: (text) => {
    const value = Number(text)
    if (!/^\d+(\.\d+)?(e-?\d+)?$/i.test(text) || value < options.min || value > options.max) {
      throw new Error(`a number from ${options.min} to ${options.max}`)
    }
    return value
  },
})

interface TextOptions {
  help: string
  minLength?: number
  pattern?: RegExp
  /** What the pattern asks for, in words. */
  described?: string
  secret?: boolean
}
export function text(options: TextOptions & ({ fallback: string } | { required: true })): Variable<string>
export function text(options: TextOptions & Optional): Variable<string | undefined>
export function text(options: TextOptions & { fallback?: string | undefined; required?: boolean }) {
  return {
    help: options.help,
    secret: options.secret ?? false,
    required: options.required ?? false,
    fallback: options.fallback,
    parse: (value: string) => {
      if (value.length < (options.minLength ?? 0)) throw new Error(`at least ${options.minLength} characters long`)
      if (options.pattern && !options.pattern.test(value)) throw new Error(options.described)
      return value
    },
  }
}

/** One secret, or several with commas between them; white space around a comma belongs to none. */
export const secrets = (options: { help: string; minLength: number }): Variable<readonly string[] | undefined> => ({
  help: options.help,
  secret: true,
  required: false,
  fallback: undefined,
  parse: (value) => {
    const all = value.split(/\s*,\s*/)
    if (all.some(({ length }) => length < options.minLength)) {
      throw new Error(`at least ${options.minLength} characters long, and so must each of several that commas separate`)
    }
    return all
  },
})

interface UrlOptions {
  help: string
  schemes: string[]
  secret?: boolean
}
export function url(options: UrlOptions & { fallback: string }): Variable<string>
export function url(options: UrlOptions & Optional): Variable<string | undefined>
export function url(options: UrlOptions & { fallback?: string | undefined }) {
  return {
    help: options.help,
    secret: options.secret ?? false,
    required: false,
    fallback: options.fallback,
    parse: (value: string) => {
      if (!URL.canParse(value) || !options.schemes.includes(new URL(value).protocol)) {
        throw new Error(`a URL that starts with ${options.schemes.map((scheme) => `${scheme}//`).join(' or ')}`)
      }
      return value
    },
  }
}

export const flag = (options: { help: string }): Variable<boolean> => ({
  help: options.help,
  secret: false,
  required: false,
  fallback: false,
  parse: (value) => {
    if (!['true', 'false', '1', '0'].includes(value)) throw new Error('true or false')
    return value === 'true' || value === '1'
  },
})

export const oneOf = <Choice extends string>(options: {
  help: string
  fallback: Choice
  choices: Choice[]
}): Variable<Choice> => ({
  help: options.help,
  secret: false,
  required: false,
  fallback: options.fallback,
  parse: (value) => {
    if (!options.choices.includes(value as Choice)) throw new Error(`one of ${options.choices.join(', ')}`)
    return value as Choice
  },
})
