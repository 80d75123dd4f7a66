/** Begins to keep the page on the device once it has everything that it shows. */
import { useSettings } from '../settings'
import { keeping, wants } from './offline'

/** How long nothing must have been fetched, in milliseconds. */
const QUIET = 5_000

export async function beginKeeping(): Promise<void> {
  await fetchedAll()
  if (wants(useSettings.getState())) await keeping.keep()
}

const fetchedAll = (): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      seen.disconnect()
      done()
    }
    let timer = setTimeout(end, QUIET)
    const seen = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET)
    })
    seen.observe({ type: 'resource' })
  })
