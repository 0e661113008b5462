import { ConfigError } from '../config/read-config.js'

/** Made-up answers must never reach anybody who believes them. */
export const checkEcho = (config: { ECHO_ENGINE: boolean; NODE_ENV: string }): void => {
  if (config.ECHO_ENGINE && config.NODE_ENV === 'production') {
    throw new ConfigError(['ECHO_ENGINE makes answers up; it is refused when NODE_ENV is production'])
  }
}
