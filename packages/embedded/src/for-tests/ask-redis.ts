import { once } from 'node:events'
import { connect } from 'node:net'

const wire = (words: readonly string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/**
 * Sends commands on a connection of its own, in the URL's database, and gives the last one's answer as it came: enough to
 * ping, claim and empty a database, and no reason for a client library here.
 */
export const askRedis = async (url: string, ...commands: string[][]): Promise<string> => {
  const { hostname, port, username, password, pathname } = new URL(url)
  const login = password ? [['AUTH', ...(username ? [username] : []), decodeURIComponent(password)]] : []
  const all = [...login, ['SELECT', pathname.slice(1) || '0'], ...commands]
  const socket = connect(Number(port || 6379), hostname.replace(/^\[|\]$/g, ''))
  try {
    let answer = ''
    for (const words of all) {
      socket.write(wire(words))
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      answer = chunk.toString()
      if (answer.startsWith('-')) throw new Error(`Redis: ${answer.slice(1).trim()}`)
    }
    return answer
  } finally {
    socket.destroy()
  }
}
