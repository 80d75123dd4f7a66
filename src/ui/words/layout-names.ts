/** What the ready layouts are called in the second language. A document has one name: it gets the player's when it is opened. */
import type { Language } from './speak'

const FRENCH: { readonly [english: string]: string } = {
  'Cargo Lanes': 'Allées de fret',
  'The Broken Square': 'La place brisée',
  'Observation Decks': 'Ponts d’observation',
  'Last Bus Out': 'Le dernier bus',
  Cistern: 'La citerne',
  'Relay Station': 'Station relais',
  Terraces: 'Les terrasses',
  'Checkpoint Nine': 'Poste de contrôle 9',
  'Old Quarter': 'Le vieux quartier',
  'Corner to Corner': 'D’angle en angle',
  'Five Beacons': 'Cinq balises',
  Dockside: 'Les docks',
  'The Two Banks': 'Les deux rives',
  'Broken Circle': 'Le cercle rompu',
  'Hamlet at the Crossing': 'Le hameau du carrefour',
}

/** The name of a ready layout; another keeps its own. */
export const layoutName = (name: string, language: Language): string => (language === 'fr' ? (FRENCH[name] ?? name) : name)
