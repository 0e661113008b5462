import { register } from 'node:module'

/** Loads other source in place of our modules whose paths end like this, into the process that runs it first. */
export const replaceModules = (sources: Record<string, string>): void => {
  const hooks = `
    const sources = ${JSON.stringify(sources)}
    export const load = (url, context, next) => {
      const ending = Object.keys(sources).find((each) => url.endsWith(each))
      return ending ? { format: 'module', source: sources[ending], shortCircuit: true } : next(url, context)
    }`
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
}
