/** English: the texts on cards, in our own words. */
import { counting } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { EnemyPower, Family, Kind, Source, SupportEffect } from '../../rules/cards'
import { familyName } from './families'

const some = counting('en')
const points = (count: number): string => some(count, 'point', 'points')

const DEFENDERS: { readonly [K in Kind]: string } = {
  doctor: 'The strongest defender. Meets the Pandorica and puts it away.',
  amy: 'Against Silurians she makes peace: the defender wins at once.',
  rory: 'If he was there before the attack and it is lost, he comes back to your hand. He shuts the Pandorica and goes with it.',
  river: 'Goes over to the attackers if Madame Kovarian is among them.',
}
const POWERS: { readonly [P in EnemyPower]: (takes: string) => string } = {
  'steal-time': () => 'When turned up in a conflict, you take 1 time from the defender.',
  'loses-to-amy': () => 'If Amy Pond is among the defenders, the defender wins at once.',
  'river-switches': () => 'River Song among the defenders fights for you instead.',
  takeover: (takes) => `May also take over another player’s attack that shows ${takes} face up.`,
  pandorica: () => 'Rory takes it away with him; without Rory, the Doctor puts it away.',
  'no-score': () => 'At the end nobody scores the location it is on.',
}
const gains = (gain: number) => (gain > 0 ? ` Gain ${gain} time.` : '')
const EFFECTS: { readonly [E in SupportEffect]: (gain: number) => string } = {
  'reveal-attack': (gain) => `Turn up all enemies of an attack on one of your locations.${gains(gain)} Nothing is fought.`,
  'reserve-limit': () => 'Lies beside your reserve for the rest of the game: it holds one card more.',
  'recover-defenders': () =>
    'When you have lost a conflict as defender: take your defenders there back to your hand. From hand or reserve, even in another’s turn.',
  'defence-boost': () => 'Lies face up in your reserve. In a conflict as defender you may pay 1 time for 1 more strength.',
  'remove-markers': (gain) => `Remove up to three TARDIS markers, of any players.${gains(gain)}`,
  'discard-enemy': () => 'Discard one enemy, face up or down, that attacks one of your locations.',
  'divert-attack': () => 'Turn an attack on one of your locations to a location of another player, but not the attacker’s.',
  'time-per-tardis': (gain) => `Everybody gains 1 time for each TARDIS marker in play; then you gain ${gain} more.`,
  'time-per-dalek': (gain) => `Everybody gains 1 time for each Dalek marker in play; then you gain ${gain} more.`,
  'win-against-dalek': () =>
    'Defeat an attack on one of your locations whose cards all lie face up, with a Dalek card among them.',
  win: () => 'Defeat any attack on one of your locations, without a fight.',
  'win-for-defender': () => 'Discard a defender of your hand: defeat any attack on one of your locations, without a fight.',
  redraw: () => 'Discard any number of cards, then draw as many and one more.',
}
const STAYS = 'An action. Stays on the table.'
const WHEN: { readonly [E in SupportEffect]?: string } = {
  'reserve-limit': STAYS,
  'defence-boost': STAYS,
  'recover-defenders': 'No action: in a conflict that you have lost. Then discarded.',
}
const FIELDS: { readonly [field: string]: string } = {
  name: 'name',
  strength: 'strength',
  count: 'number of copies',
  ability: 'effect',
  vp: 'points',
  time: 'time',
  value: 'first-player number',
  wild: 'what it goes with',
}

export const EN_CARDS = {
  'kind-location': () => 'Location',
  'kind-start': () => 'Starting location',
  'kind-defender': (_: { kind: Kind }) => 'Defender',
  'kind-enemy': () => 'Enemy',
  'kind-support': () => 'Support',
  'kind-end': () => 'End of Game',
  'end-card': () => 'End of Game',
  'text-end': () => 'It has been found: after this turn everybody has one action at a time, and no cards are passed or drawn.',
  'text-location': ({ vp, time }: { vp: number; time: number }) =>
    `Gives ${time} time when it is played, and ${points(vp)} at the end to whoever holds it.`,
  'text-start': ({ vp, value }: { vp: number; value: number }) =>
    `Worth ${points(vp)} at the end. The highest number (${value}) goes first.`,
  'text-defender': ({ kind, time }: { kind: Kind; time: number }) =>
    `${DEFENDERS[kind]}${time > 0 ? ` Gain ${time} time when she is turned up in a conflict.` : ''}`,
  'text-enemy': ({ power, takes, time }: { power: EnemyPower | ''; takes: Family | ''; time: number }) => {
    const what = power === '' ? '' : POWERS[power](familyName(takes, 'en'))
    const turned = time > 0 ? `Gain ${time} time when it is turned up in a conflict.` : ''
    return [what, turned].filter((part) => part !== '').join(' ')
  },
  'text-goes-with': ({ families, wild }: { families: readonly Family[]; wild: boolean }) =>
    wild
      ? 'Goes with every enemy.'
      : families.length > 0
        ? `Goes with its own kind and with ${families.map((one) => familyName(one, 'en')).join(', ')}.`
        : 'Goes with its own kind.',
  'text-dalek-sec': () => 'Counts as a Dalek card.',
  'text-support': ({ effect, gain }: { effect: SupportEffect; gain: number }) => EFFECTS[effect](gain),
  'fact-when': ({ effect }: { effect: SupportEffect }) => WHEN[effect] ?? 'An action. Then discarded.',
  'fact-copies': ({ count }: { count: number }) => `${count} in the deck`,
  'value-strength': () => 'strength',
  'value-points': () => 'points',
  'value-time': () => 'time',
  'value-start': () => 'goes first: the highest',
  'note-sources': ({
    published,
    house,
    pack,
    ruled,
  }: {
    published: readonly string[]
    house: readonly string[]
    pack: readonly string[]
    ruled: readonly string[]
  }) =>
    [
      published.length > 0 ? `Published: ${published.join(', ')}.` : '',
      house.length > 0 ? `House data: ${house.join(', ')}.` : '',
      pack.length > 0 ? `Your deck file: ${pack.join(', ')}.` : '',
      ruled.length > 0 ? `Our ruling: ${ruled.join(', ')}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'note-field': ({ field }: { field: string }) => FIELDS[field] ?? field,
  source: ({ source }: { source: Source }) =>
    source === 'house' ? 'house data' : source === 'pack' ? 'your deck file' : 'published',
} satisfies AnyPhrases
