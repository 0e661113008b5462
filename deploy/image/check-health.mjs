// Exit code 0 when /health/live (or the path given) of this container's process answers with 200. No shell, no curl.
import { get } from 'node:http'

const path = process.argv[2] ?? '/health/live'
const port = process.env.ADMIN_PORT || 9090
const timeoutMs = 4_000

const request = get({ host: '127.0.0.1', port, path, timeout: timeoutMs }, (response) => {
  response.resume()
  process.exitCode = response.statusCode === 200 ? 0 : 1
})
request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)))
request.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
