/** Names of data when there is no match yet: models, weapons, items and factions, addressed as `family:id` as in sentences. */
import type { Language } from '../../../ui/words/speak'
import { called } from '../../kit/speech/names'
import { type DataSet, known } from '../rules/data'
import { ITEM_KINDS } from '../rules/profile'
import { profileName, WEAPON_NAMES } from './names'
import { DATA_WORDS } from './words/data-words'
import { FACTION_NAMES } from './words/names-data'

export function dataName(data: DataSet, ref: string, language: Language): string {
  const colon = ref.indexOf(':')
  const [family, id] = [ref.slice(0, colon), ref.slice(colon + 1)]
  switch (family) {
    case 'model':
      return profileName(known(data.models, id)?.profile ?? { id }, language)
    case 'weapon':
      return called(known(data.weapons, id)?.weapon.name, WEAPON_NAMES, id, language)
    case 'faction':
      return called(known(data.factions, id)?.name, FACTION_NAMES, id, language)
    case 'item': {
      const kind = ITEM_KINDS.find((one) => one === id)
      return kind ? DATA_WORDS[language].items[kind].name : id
    }
    default:
      return ref
  }
}
