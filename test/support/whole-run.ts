/** `npm run test:all`: all sizes, languages, images, clients and long runs, of which `npm test` has one example each. */
export const isWholeRun = Boolean(process.env.CI_ALL)

/** All of them in a whole run, otherwise the first of them. */
export const examples = <Example>(all: readonly Example[], count = 1): readonly Example[] =>
  isWholeRun ? all : all.slice(0, count)
