/** The page that a browser is sent to: plays what its address asks for, and tells the server. */
import { play } from './played'

const asked = new URLSearchParams(location.search)
const number = (name: string) => Number(asked.get(name))
play({ matches: number('matches'), seed: number('seed'), throws: number('throws') })
  .then(
    (played) => ({ played }),
    (error: unknown) => ({ error: String(error) }),
  )
  .then((told) => fetch('./told', { method: 'POST', body: JSON.stringify(told) }))
