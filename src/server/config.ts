/** The server's settings: environment variables, each with a safe default. What is wrong is said with the variable's name. */
import * as v from 'valibot'

const whole = (least: number, most: number, standard: number) =>
  v.pipe(
    v.optional(v.string(), String(standard)),
    v.regex(/^\d+$/, `a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`),
  )
const text = (standard: string) => v.optional(v.string(), standard)

const ENVIRONMENT = v.object({
  /** Without one: 4173, or any free port where that is taken. */
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.maxValue(65_535))),
  /** Who may reach it: only this machine, unless it says `0.0.0.0`. */
  HOST: text('127.0.0.1'),
  /** The folder of the embedded database. */
  DATA: text('data'),
  /** Addresses of pages that may connect besides those that this server gives out, separated by commas: `https://play.example.org`. */
  ORIGINS: text(''),
  /** How many proxies stand before it, whose word on a visitor's address is believed. */
  PROXIES: whole(0, 10, 0),
  LOG: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'), 'info'),
  /** The most tables in memory, and connections of one visitor's address. */
  MOST_TABLES: whole(1, 1_000_000, 2000),
  MOST_CONNECTIONS: whole(1, 100_000, 100),
  /** The most tables that one address may open in an hour. */
  MOST_OPENED: whole(1, 100_000, 60),
  /** How many requests a second of one connection are read in the long run. */
  PACE: whole(1, 100_000, 20),
  /** A table that nobody is at leaves the memory after so many minutes. */
  IDLE_MINUTES: whole(1, 10_000, 15),
})

export interface Config {
  readonly port: number | undefined
  readonly host: string
  readonly data: string
  readonly origins: readonly string[]
  readonly proxies: number
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly mostTables: number
  readonly mostConnections: number
  readonly mostOpened: number
  readonly pace: number
  /** Milliseconds. */
  readonly idle: number
}

/** Reads the settings. Throws with the variable's name and what was expected of it. */
export function configOf(environment: { readonly [name: string]: string | undefined }): Config {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const found = v.safeParse(ENVIRONMENT, given, { abortEarly: true })
  if (!found.success) {
    const [issue] = found.issues
    const name = String(issue.path?.[0]?.key)
    throw new Error(`${name} should be ${issue.message}, not "${given[name]}".`)
  }
  const { output } = found
  return {
    port: output.PORT,
    host: output.HOST,
    data: output.DATA,
    origins: output.ORIGINS.split(',').flatMap((origin) => (origin.trim() ? [origin.trim().replace(/\/$/, '')] : [])),
    proxies: output.PROXIES,
    log: output.LOG,
    mostTables: output.MOST_TABLES,
    mostConnections: output.MOST_CONNECTIONS,
    mostOpened: output.MOST_OPENED,
    pace: output.PACE,
    idle: output.IDLE_MINUTES * 60_000,
  }
}
