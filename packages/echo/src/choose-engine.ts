import { type Config, ConfigError, type Log } from '@vivid/platform'

/** What a worker app that can echo reads. */
export const echoVariables = ['ECHO_ENGINE', 'ECHO_ENGINE_MS'] as const

/** Where a worker's threads find their engine: the app's own, or the echo. Made-up answers must never reach anybody who believes them. */
export const chooseEngine =
  (engine: URL) =>
  (config: Config<'ECHO_ENGINE' | 'NODE_ENV'>, log: Pick<Log, 'warn'>): URL => {
    if (!config.ECHO_ENGINE) return engine
    if (config.NODE_ENV === 'production') {
      throw new ConfigError(['ECHO_ENGINE makes answers up; it is refused when NODE_ENV is production'])
    }
    log.warn('ECHO_ENGINE is set: answers are made up, for load and chaos tests only')
    return new URL('./echo-engine.js', import.meta.url)
  }
