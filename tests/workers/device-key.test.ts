import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { deviceSigner } from '../../src/workers/device-key'
import { newPair, signerOf, verify } from '../../src/workers/signing'

it('the key of a device is made once, also by two tabs at the same time, and stays', async () => {
  const [one, two] = await Promise.all([deviceSigner('own'), deviceSigner('own')])
  expect(one.key).toBe(two.key)
  expect((await deviceSigner('own')).key).toBe(one.key)
  expect((await deviceSigner('other')).key).not.toBe(one.key)
  const signature = await two.sign('words')
  expect(await verify(one.key, signature, 'words')).toBe(true)
  expect(await verify(one.key, signature, 'word')).toBe(false)
})

it('where nothing can be stored, the key lasts as long as the page', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  const [one, two] = [await deviceSigner('none'), await deviceSigner('none')]
  open.mockRestore()
  expect(one.key).toBe(two.key)
})

it('a private key cannot be read out', async () => {
  const pair = await newPair(false)
  await expect(crypto.subtle.exportKey('jwk', pair.privateKey)).rejects.toThrow()
  expect((await signerOf(pair)).key).toMatch(/^04[0-9a-f]{128}$/)
})
