/** A page's connection to a table: there is never more than one line, whatever happens while one is opening. */
import { describe, expect, it } from 'vitest'
import { createOnline, type Online, type Socket } from '../../src/client/online/connection'

interface Line extends Socket {
  readonly sent: string[]
  isClosed: boolean
}

/** A page whose lines and clock are moved by hand. */
function page() {
  const lines: Line[] = []
  let waiting: { readonly at: number; readonly work: () => void }[] = []
  let time = 0
  const online: Online = createOnline({
    connect() {
      const line: Line = {
        sent: [],
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => void line.sent.push(text),
        close() {
          line.isClosed = true
        },
      }
      lines.push(line)
      return line
    },
    keys: () => ['k'.repeat(24)],
    taken: () => {},
    match: () => {},
    now: () => time,
    later(milliseconds, work) {
      const one = { at: time + milliseconds, work }
      waiting.push(one)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
    for (const one of waiting.filter(({ at }) => at <= time)) {
      waiting = waiting.filter((other) => other !== one)
      one.work()
    }
  }
  const open = () => lines.filter(({ isClosed }) => !isClosed)
  return { online, lines, pass, open, status: () => online.store.getState().status }
}

describe('a connection that is lost', () => {
  it('and tried again while a line is opening gives that one up: its late opening does nothing', () => {
    const { online, lines, pass, open, status } = page()
    lines[0]?.close()
    lines[0]?.onclose?.()
    expect(status()).toBe('lost')
    pass(1000)
    expect(lines).toHaveLength(2)
    online.retry()
    expect(lines).toHaveLength(3)
    expect(open()).toEqual([lines[2]])
    lines[1]?.onopen?.()
    lines[2]?.onopen?.()
    expect(lines[1]?.sent).toEqual([])
    expect(lines[2]?.sent.map((text) => JSON.parse(text)[0])).toEqual([1])
  })

  it('is tried again when a line does not open', () => {
    const { lines, pass, open } = page()
    pass(10_000)
    pass(300)
    expect(lines).toHaveLength(2)
    expect(open()).toEqual([lines[1]])
  })

  it('is tried again after a message that something between has damaged', () => {
    const { lines, pass, open, status } = page()
    lines[0]?.onopen?.()
    lines[0]?.onmessage?.({ data: '[1,{"type":' })
    expect(status()).toBe('lost')
    pass(300)
    expect(open()).toEqual([lines[1]])
  })

  it('and closed while a line is opening stays closed', () => {
    const { online, lines, pass, open, status } = page()
    online.close()
    lines[0]?.onopen?.()
    pass(60_000)
    expect([lines.length, open(), lines[0]?.sent, status()]).toEqual([1, [], [], 'ended'])
  })
})
