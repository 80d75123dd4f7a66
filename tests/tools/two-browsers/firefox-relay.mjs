#!/usr/bin/env node
// Starts Firefox (`FIREFOX_PATH`) for a driver that is ahead of it: relays what both say, and where Firefox does not know a command that only
// pretends something to pages (dark colours, say), answers for it that this is done. The driver starts this file in Firefox's place.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const program = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
program.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => program.kill(signal))

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/
program.stderr.on('data', (chunk) => {
  const address = LISTENS.exec(String(chunk))?.[1]
  if (address) relay(address)
  else process.stderr.write(chunk)
})

function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
  server.on('connection', (driver, { url }) => {
    const firefox = new WebSocket(`${address}${url}`, { maxPayload: 0 })
    const early = []
    const pretended = new Set()
    driver.on('message', (data) => {
      const text = String(data)
      const { id, method } = JSON.parse(text)
      if (method.startsWith('emulation.')) pretended.add(id)
      if (firefox.readyState === WebSocket.OPEN) firefox.send(text)
      else early.push(text)
    })
    firefox.on('open', () => {
      for (const text of early) firefox.send(text)
    })
    firefox.on('message', (data) => {
      const text = String(data)
      const { id, error } = JSON.parse(text)
      const isUnknown = error === 'unknown command' && pretended.has(id)
      driver.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text)
    })
    firefox.on('close', () => driver.close())
    driver.on('close', () => firefox.close())
  })
}
