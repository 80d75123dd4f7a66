/** The French names of the ready-made layouts. A document has one name; it is translated when the layout is opened. */
import type { Language } from './speak'

const FRENCH: { readonly [english: string]: string } = {
  'Old Quarter': 'Le vieux quartier',
  'Corner to Corner': 'D’angle en angle',
  'Five Beacons': 'Cinq balises',
  Dockside: 'Les docks',
}

/** The name of a ready-made layout in the player's language; any other layout keeps its own. */
export const layoutName = (name: string, language: Language): string => (language === 'fr' ? (FRENCH[name] ?? name) : name)
