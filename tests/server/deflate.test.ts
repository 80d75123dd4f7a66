import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { compressorOf, DEFLATE, keepNoState } from '../../src/server/door/deflate'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Two ends of a line on which `ws` compresses, the server's first. */
async function line() {
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: DEFLATE })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const coming = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: { ...DEFLATE, threshold: 0 } })
  closing.push(() => {
    client.terminate()
    server.close()
    http.close()
  })
  const [[connected]] = await Promise.all([coming, once(client, 'open')])
  return { here: connected as WebSocket, there: client }
}
/** Parts of another length each, which begin alike. */
const large = (number: number) => JSON.stringify(Array.from({ length: 2000 + number }, (_, at) => ({ at, number })))
const heard = async (socket: WebSocket): Promise<string> => String((await once(socket, 'message'))[0])

test('a connection keeps no state of zlib after a large message, and the next ones arrive', async () => {
  const { here, there } = await line()
  keepNoState(here)
  const compressor = compressorOf(here)
  for (const number of [1, 2, 3]) {
    const hearing = heard(there)
    here.send(large(number))
    expect(await hearing).toBe(large(number))
    expect(compressor?._deflate).toBeNull()
  }
})

test('nor does it after what its page has compressed, in one part or in several', async () => {
  const { here, there } = await line()
  keepNoState(here)
  const compressor = compressorOf(here)
  const whole = heard(here)
  there.send(large(1))
  expect(await whole).toBe(large(1))
  expect(compressor?._inflate).toBeNull()
  const parted = heard(here)
  for (const part of [large(2).slice(0, 9000), large(2).slice(9000, 18_000)]) there.send(part, { fin: false })
  there.send(large(2).slice(18_000))
  expect(await parted).toBe(large(2))
  expect(compressor?._inflate).toBeNull()
})

test('several large messages sent at once arrive in order', async () => {
  const { here, there } = await line()
  keepNoState(here)
  const got: string[] = []
  const all = new Promise<void>((done) => {
    there.on('message', (data) => {
      got.push(String(data))
      if (got.length === 20) done()
    })
  })
  for (let number = 0; number < 20; number++) here.send(large(number))
  await all
  expect(got).toEqual(Array.from({ length: 20 }, (_, number) => large(number)))
})

test('`ws` itself would keep it: without that, this file tests nothing', async () => {
  const { here, there } = await line()
  const hearing = heard(there)
  here.send(large(1))
  await hearing
  expect(compressorOf(here)?._deflate).toBeTruthy()
})
