/** The server's figures in Prometheus format. Their names are a public interface: names may be added but not changed. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { failureOf } from '../store/failure'

export interface Metrics {
  /** Counts a message of a connection by what became of it. */
  count(kind: 'received' | 'sent' | 'dropped' | 'refused'): void
  /** Counts an HTTP answer. */
  answered(status: number): void
  /** Records how many seconds passed from receiving an answer until its entry was announced at its table. */
  told(seconds: number): void
  /** Records how many seconds a call to the store took, and its error if it was refused. */
  stored(call: string, seconds: number, error?: unknown): void
  cleaned(tables: number): void
  /** All figures as text, and the content type of that text. */
  text(): Promise<{ readonly type: string; readonly body: string }>
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `counts` is called whenever the figures are read. Event loop lag, memory and processor time are included. */
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
