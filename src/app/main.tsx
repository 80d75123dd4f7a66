/** The page's entry point. */
import '@fontsource-variable/inter'
import '../ui/style/index.css'
import { createRoot } from 'react-dom/client'
import { learn } from '../ui/words/words'
import { App } from './app'
import { device } from './device'
import { prepareTable } from './match/match-screen'
import { routeOf } from './route'
import { useSettings } from './settings'

// For a link to a match, everything it needs is fetched in parallel.
if (routeOf(location.hash).page === 'match') {
  prepareTable()
  device()
}

// The first page is fetched in parallel with its words, not after them.
if (routeOf(location.hash).page === 'home') void import('./home/home-screen')

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
await learn(useSettings.getState().language)
createRoot(place).render(<App />)

// Later than whatever the first page or the first table needs. If the script does not arrive, the page is kept at another visit.
const keepLater = () =>
  setTimeout(() => {
    if (document.querySelector('.scene-curtain:not([data-open])')) return keepLater()
    return void import('./offline/begin').then(({ beginKeeping }) => beginKeeping()).catch(() => undefined)
  }, 3_000)
keepLater()
