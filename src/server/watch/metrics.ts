/** Figures of the server in the form that Prometheus reads. Their names are a promise to whoever draws them: they are only ever added to. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { failureOf } from '../store/failure'

export interface Metrics {
  /** A message of a connection, by what became of it. */
  count(kind: 'received' | 'sent' | 'dropped' | 'refused'): void
  /** An answer over HTTP was given. */
  answered(status: number): void
  /** An entry was told at its table so many seconds after the answer that made it had come in. */
  told(seconds: number): void
  /** A call to the store took so many seconds; `error` where it was refused. */
  stored(call: string, seconds: number, error?: unknown): void
  cleaned(tables: number): void
  /** All figures as text, and the type of that text. */
  text(): Promise<{ readonly type: string; readonly body: string }>
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `counts` is asked whenever the figures are. The lag of the loop, memory and processor are among them besides. */
export function createMetrics(counts: () => { readonly tables: number; readonly visits: number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('sightline_tables', 'Tables in memory', () => counts().tables)
  gauge('sightline_connections', 'Connections at tables', () => counts().visits)
  const messages = new Counter({
    name: 'sightline_messages_total',
    help: 'Messages of connections: received, sent, dropped because the reader was slow, refused',
    labelNames: ['what'],
    registers,
  })
  const requests = new Counter({ name: 'sightline_requests_total', help: 'Answers over HTTP', labelNames: ['status'], registers })
  const told = new Histogram({
    name: 'sightline_told_seconds',
    help: 'From an answer coming in until its table is told of it, storing included',
    buckets: SECONDS,
    registers,
  })
  const store = new Histogram({
    name: 'sightline_store_seconds',
    help: 'Calls to the store',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'sightline_store_failures_total',
    help: 'Calls that the store refused',
    labelNames: ['failure'],
    registers,
  })
  const cleaned = new Counter({ name: 'sightline_tables_cleaned_total', help: 'Old tables removed', registers })
  return {
    count: (what) => messages.inc({ what }),
    answered: (status) => requests.inc({ status }),
    told: (seconds) => told.observe(seconds),
    stored(call, seconds, error) {
      store.observe({ call }, seconds)
      if (error !== undefined) failures.inc({ failure: failureOf(error) ?? 'other' })
    },
    cleaned: (tables) => cleaned.inc(tables),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  }
}
