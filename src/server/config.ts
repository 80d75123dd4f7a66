/** The server's settings: environment variables, each with a safe default. An error names the variable. */
import * as v from 'valibot'

const between = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, `a whole number from ${least} to ${most}`),
  )
const whole = (least: number, most: number, standard: number) => v.optional(between(least, most), String(standard))
const DAY = 86_400_000
const text = (standard: string) => v.optional(v.string(), standard)

const ENVIRONMENT = v.object({
  /** The port. Without it: 4173, or any free port if that is taken. */
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.maxValue(65_535))),
  /** The address to listen on: only this machine by default, every network with `0.0.0.0`. */
  HOST: text('127.0.0.1'),
  /** The folder of the embedded database. */
  DATA: text('data'),
  /** The greatest size of that database in megabytes; without it, only the disk limits it. */
  DATA_MEGABYTES: v.optional(between(16, 10_000_000)),
  /** A PostgreSQL database instead of the folder, which several servers may share: `postgres://user:password@host/database`. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://'))),
  /** The most connections to the PostgreSQL database. */
  DATABASE_CONNECTIONS: whole(1, 1000, 10),
  /** The address at which other servers on that database reach this one; by default its first address in the local network. */
  NODE_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/, 'an address such as http://10.0.0.2:4173'))),
  /** Origins of pages that may connect besides those this server gives out, separated by commas: `https://play.example.org`. */
  ORIGINS: text(''),
  /** How many proxies stand in front of the server. What they report as a visitor's address is believed. */
  PROXIES: whole(0, 10, 0),
  /** The log level. Without it: warn on a terminal, else info. */
  LOG: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')),
  /** With this token the figures at `/metrics` are given to other machines, too. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, '16 characters or more'))),
  /** The most tables in memory, and the most connections from one visitor's address. */
  MOST_TABLES: whole(1, 1_000_000, 2000),
  MOST_CONNECTIONS: whole(1, 100_000, 100),
  /** The most tables that one address may open in an hour. */
  MOST_OPENED: whole(1, 100_000, 60),
  /** How many requests per second of one connection are read in the long run. */
  PACE: whole(1, 100_000, 20),
  /** A table without visitors leaves the memory after this many minutes. */
  IDLE_MINUTES: whole(1, 10_000, 15),
  /** Days after which an untouched table is removed, and after which one is whose match is over or was never begun. 0: never. */
  KEEP_DAYS: whole(0, 36_500, 90),
  KEEP_DONE_DAYS: whole(0, 36_500, 30),
  /** The longest time in milliseconds for which dice and shuffles wait for players' pages. Pages that are slower are left out. */
  DICE_PATIENCE: whole(0, 10_000, 1000),
})

const SECRET = new Set(['DATABASE_URL', 'METRICS_TOKEN'])

export interface Config {
  readonly port: number | undefined
  readonly host: string
  readonly data: string
  readonly dataBytes: number | undefined
  readonly database: string | undefined
  readonly databaseConnections: number
  readonly nodeAddress: string | undefined
  readonly origins: readonly string[]
  readonly proxies: number
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug' | undefined
  readonly metricsToken: string | undefined
  readonly mostTables: number
  readonly mostConnections: number
  readonly mostOpened: number
  readonly pace: number
  /** In milliseconds. */
  readonly idle: number
  /** In milliseconds; undefined for ever. */
  readonly keep: number | undefined
  readonly keepDone: number | undefined
  readonly dicePatience: number
}

/** Reads the settings. Throws an error with the variable's name and what was expected of it. */
export function configOf(environment: { readonly [name: string]: string | undefined }): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const found = v.safeParse(ENVIRONMENT, given, { abortEarly: true })
  if (!found.success) {
    const [issue] = found.issues
    const name = String(issue.path?.[0]?.key)
    // Secret values are not repeated, because this text ends up in logs.
    const what = SECRET.has(name) ? '' : `, not "${given[name]}"`
    throw new Error(`${name} should be ${issue.message}${what}.`)
  }
  const { output } = found
  return {
    port: output.PORT,
    host: output.HOST,
    data: output.DATA,
    dataBytes: output.DATA_MEGABYTES === undefined ? undefined : output.DATA_MEGABYTES * 1_000_000,
    database: output.DATABASE_URL,
    databaseConnections: output.DATABASE_CONNECTIONS,
    nodeAddress: output.NODE_ADDRESS,
    origins: output.ORIGINS.split(',').flatMap((origin) => (origin.trim() ? [origin.trim().replace(/\/$/, '')] : [])),
    proxies: output.PROXIES,
    log: output.LOG,
    metricsToken: output.METRICS_TOKEN,
    mostTables: output.MOST_TABLES,
    mostConnections: output.MOST_CONNECTIONS,
    mostOpened: output.MOST_OPENED,
    pace: output.PACE,
    idle: output.IDLE_MINUTES * 60_000,
    keep: output.KEEP_DAYS === 0 ? undefined : output.KEEP_DAYS * DAY,
    keepDone: output.KEEP_DONE_DAYS === 0 ? undefined : output.KEEP_DONE_DAYS * DAY,
    dicePatience: output.DICE_PATIENCE,
  }
}
