/** Where the page begins. */
import '@fontsource-variable/inter'
import '../ui/style/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
createRoot(place).render(<App />)
