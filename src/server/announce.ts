/** What the server prints when it is ready: its addresses and, for the local network, a QR code for a phone's camera. */
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

/** Hosts that mean every network of this machine. */
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** The addresses of this server as a browser takes them, that of this machine first. */
export function addressesOf(host: string, port: number, networks = networkInterfaces()): readonly string[] {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
  if (!isEverywhere(host)) return [at(host === '127.0.0.1' || host === '::1' ? 'localhost' : host)]
  const local = Object.values(networks).flatMap((cards = []) =>
    cards.flatMap(({ internal, family, address }) => (internal || family !== 'IPv4' ? [] : [at(address)])),
  )
  return [at('localhost'), ...local]
}

/** The address at which other servers reach this one: that in the local network, if it listens there. */
export const addressForServers = ([own = '', first]: readonly string[]): string => (first ?? own).replace(/\/$/, '')

/** The text for a terminal. The QR code is printed only if other devices can reach an address of this network. */
export function announcement([own = '', ...local]: readonly string[]): string {
  const [first] = local
  const lines = [`Sightline is ready at ${own}`]
  if (first === undefined) return lines.join('\n')
  return [...lines, 'In this network:', ...local.map((address) => `  ${address}`), renderUnicodeCompact(first)].join('\n')
}
