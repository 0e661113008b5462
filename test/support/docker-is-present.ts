import { existsSync } from 'node:fs'

export const dockerIsPresent = (): boolean => Boolean(process.env.DOCKER_HOST) || existsSync('/var/run/docker.sock')
