import { expect, it } from 'vitest'
import { createEntering } from '../../src/app/online/entering'
import type { Transport } from '../../src/client/transport'

const line = (name: string) => ({ name }) as unknown as Transport
const nameOf = (transport: Transport) => (transport as unknown as { name: string }).name

/** A page whose game is loaded when the test says so, and what became of its clients. */
function page() {
  const said: string[] = []
  const waiting: (() => void)[] = []
  const entering = createEntering(
    () =>
      new Promise<(transport: Transport) => { readonly actions: { rejoin(to: Transport): void; close(): void } }>((loaded) =>
        waiting.push(() =>
          loaded((transport) => {
            const own = nameOf(transport)
            said.push(`${own} made`)
            return {
              actions: { rejoin: (to) => said.push(`${own} goes on at ${nameOf(to)}`), close: () => said.push(`${own} closed`) },
            }
          }),
        ),
      ),
    (client) => said.push(client ? 'shown' : 'nothing shown'),
  )
  /** The oldest load is done. */
  const loaded = async () => {
    waiting.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { said, entering, loaded }
}

it('makes the client when the game is loaded, and keeps it when the line breaks', async () => {
  const { said, entering, loaded } = page()
  void entering.enter(line('first'))
  expect(said).toEqual([])
  await loaded()
  await entering.enter(line('second'))
  expect(said).toEqual(['first made', 'shown', 'first goes on at second'])
})

it('makes none for an onlooker who takes a seat while the game is loaded', async () => {
  const { said, entering, loaded } = page()
  void entering.enter(line('onlooker'))
  entering.renew()
  // The load was begun for the onlooker, and is done before the seat has its line.
  await loaded()
  void entering.enter(line('seat'))
  await loaded()
  expect(said).toEqual(['nothing shown', 'seat made', 'shown'])
})

it('makes one client if the line breaks and comes back while the game is loaded', async () => {
  const { said, entering, loaded } = page()
  void entering.enter(line('broken'))
  void entering.enter(line('mended'))
  await loaded()
  await loaded()
  expect(said).toEqual(['broken made', 'shown', 'broken goes on at mended'])
})

it('makes none after the screen is closed', async () => {
  const { said, entering, loaded } = page()
  void entering.enter(line('late'))
  entering.close()
  await loaded()
  expect(said).toEqual([])
})
