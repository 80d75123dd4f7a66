/** Messages about players' own packs. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

const [en, fr] = [counting('en'), counting('fr')]

export const EN_PACK: PackWords<PackRead> = {
  expected: {
    'pack-id': () => 'an id: a small letter, then small letters, digits and hyphens, at most 40',
    'pack-name-needed': () => 'a name: only what replaces house data may go without',
  },
  counts: {
    profiles: (count) => en(count, 'profile', 'profiles'),
    scenarios: (count) => en(count, 'scenario', 'scenarios'),
  },
}
export const FR_PACK: PackWords<PackRead> = {
  expected: {
    'pack-id': () => 'un identifiant : une minuscule, puis minuscules, chiffres et traits d’union, 40 au plus',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une donnée maison peut s’en passer',
  },
  counts: {
    profiles: (count) => fr(count, 'profil', 'profils'),
    scenarios: (count) => fr(count, 'scénario', 'scénarios'),
  },
}
