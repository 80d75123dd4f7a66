/** What the ready layouts are called in the second language. A document has one name: it gets the player's when it is opened. */
import type { Language } from './speak'

const FRENCH: { readonly [english: string]: string } = {
  'Old Quarter': 'Le vieux quartier',
  'Corner to Corner': 'D’angle en angle',
  'Five Beacons': 'Cinq balises',
  Dockside: 'Les docks',
}

/** The name of a ready layout; another keeps its own. */
export const layoutName = (name: string, language: Language): string => (language === 'fr' ? (FRENCH[name] ?? name) : name)
