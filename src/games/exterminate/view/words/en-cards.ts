/** English: cards, tokens and piles beside the table, and the windows in which cards are played. All texts are our own. */
import type { Nothing } from '../../../../kernel'
import type { AnyPhrases, Phrases } from '../../../../ui/words/speak'
import type { AfterUse, Effect, Icon } from '../../rules/cards'
import type { Side } from '../../rules/state'
import type { WindowSubject } from '../stops'

const names: { readonly [I in Icon]: string } = {
  hit: 'hit',
  armour: 'armour',
  reroll: 're-roll',
  double: 'double',
  'super-armour': 'super armour',
  lightning: 'lightning',
  fate: 'fate',
  immediate: 'at any moment',
}
const brief: { readonly [I in Icon]: string } = {
  hit: 'one hit more',
  armour: 'stops one hit',
  reroll: 'throws dice again',
  double: 'your hits on dice count twice',
  'super-armour': 'all their hits so far count nothing',
  lightning: 'one bolt more',
  fate: 'stands for a fate token',
  immediate: 'at any moment',
}
const texts: { readonly [I in Icon]: string } = {
  hit: 'Adds a hit to your dice in a shot or a melee round.',
  armour: 'Stops one hit of a shot at one of yours.',
  reroll: 'Throw any dice of one roll of yours again.',
  double: 'Hits on your dice count twice in this shot or round; hits from cards do not.',
  'super-armour': 'Every hit the enemy has rolled or played so far in this shot or round counts nothing.',
  lightning: 'Adds a bolt: it stops a hit in cover, exterminates in a damage roll, brings an adventure card back.',
  fate: 'Works as a fate token, for anything fate can do.',
  immediate: 'May be played on anybody’s dice, in anybody’s turn.',
}
const when: { readonly [I in Icon]: string } = {
  hit: 'Played after the dice of your attack, or of your defence in melee.',
  armour: 'Played after the attacker’s cards.',
  reroll: 'Played once dice have been thrown, before anybody plays cards on them.',
  double: 'Played after the dice, one per combat.',
  'super-armour': 'Played when it is your go with cards in a combat.',
  lightning: 'Played on a defence in cover, on damage dice of yours, or on a recovery die.',
  fate: 'Played wherever a fate token could be spent.',
  immediate: 'Played while dice can still change.',
}
const effects: { readonly [E in Effect]: string } = {
  'lucky-hit': 'A shock you have just rolled becomes an extermination.',
  'escape-plan': 'Saves a miniature of yours that damage dice exterminate: the result is void.',
  'sensory-input': 'This shot of yours ignores range and everything in its way.',
  'combat-senses': 'One of yours throws a die more in this round.',
  'medi-kit': 'Takes one wound off a miniature of yours.',
  'rapid-response': 'One of yours moves up to two inches further.',
  'finish-them': 'After your shot has shocked somebody, throw one damage die again.',
  strategist: 'Throw any of your initiative dice again.',
  'steady-aim': 'A shooter that has not moved this turn throws a die more.',
  sidestep: 'When one of yours is pushed back, you choose the way.',
  'hold-the-line': 'Your defender forgets its stress for this melee.',
  'second-wind': 'Takes one stress token off each of two miniatures of yours.',
  scavenger: 'Draw two battle cards, even beyond five.',
  'reinforced-plating': 'One of yours that is shot at throws a defence die more.',
  'clear-path': 'A die more for crossing an obstacle; the better one counts.',
}
const moments: { readonly [E in Effect]: string } = {
  'lucky-hit': 'When your damage roll is about to shock.',
  'escape-plan': 'When damage exterminates one of yours.',
  'sensory-input': 'When you declare a shot.',
  'combat-senses': 'In melee, before the dice.',
  'medi-kit': 'Between your own actions.',
  'rapid-response': 'In your movement.',
  'finish-them': 'When a damage roll of your shot is about to shock.',
  strategist: 'After the initiative dice.',
  'steady-aim': 'When you declare a shot.',
  sidestep: 'When one of yours is pushed.',
  'hold-the-line': 'When one of yours is attacked in melee.',
  'second-wind': 'Between your own actions.',
  scavenger: 'In upkeep, with your hand.',
  'reinforced-plating': 'When one of yours is shot at.',
  'clear-path': 'When one of yours crosses an obstacle.',
}
const families: { readonly [E in Effect]: string } = {
  'lucky-hit': 'damage',
  'escape-plan': 'rescue',
  'sensory-input': 'shooting',
  'combat-senses': 'melee',
  'medi-kit': 'healing',
  'rapid-response': 'movement',
  'finish-them': 'damage',
  strategist: 'initiative',
  'steady-aim': 'shooting',
  sidestep: 'movement',
  'hold-the-line': 'melee',
  'second-wind': 'healing',
  scavenger: 'cards',
  'reinforced-plating': 'defence',
  'clear-path': 'movement',
}

export const EN_CARD_TEXTS = { names, brief, effects }

const STOPS: Phrases<{ readonly [S in WindowSubject as `stop ${S}` | `stop-hint ${S}`]: Nothing }> = {
  'stop adventure window': () => 'Adventure cards',
  'stop-hint adventure window': () =>
    'A moment for which somebody has a card lying ready: a shot, a melee, a crossing, a damage roll.',
  'stop reroll window': () => 'Re-rolls',
  'stop-hint reroll window': () =>
    'Dice lie on the table and may still change: by fate, a re-roll card, the leader or lightning.',
  'stop attack cards': () => 'Cards of the attacker',
  'stop-hint attack cards': () => 'After the dice of your shot or round: hits and doubling.',
  'stop defence cards': () => 'Cards of the defender',
  'stop-hint defence cards': () => 'After the attacker’s cards: armour against shots, hits in melee, super armour.',
  'stop contest window': () => 'Fate after a shock',
  'stop-hint contest window': () => 'A miniature was shocked: its owner may stand it up, in melee the enemy may finish it.',
  'stop stress window': () => 'Fresh stress',
  'stop-hint stress window': () => 'Fate may take it off at once. You can also do that when it is your go.',
}

export const EN_CARDS = {
  // hands
  'icon-name': ({ icon }: { icon: Icon }) => names[icon],
  'icon-text': ({ icon }: { icon: Icon }) => texts[icon],
  'icon-when': ({ icon }: { icon: Icon }) => when[icon],
  'text-either': ({ texts: said }: { texts: string }) => `One of these, as you choose. ${said}`,
  'effect-text': ({ effect }: { effect: Effect }) => effects[effect],
  'effect-when': ({ effect }: { effect: Effect }) => moments[effect],
  'effect-family': ({ effect }: { effect: Effect }) => families[effect],
  'after-use': ({ after }: { after: AfterUse }) =>
    ({ discard: 'Discarded when used.', exhaust: 'Turned down when used, until fate turns it up.', lasting: 'Lasts all match.' })[
      after
    ],
  'note-house': () => 'House data: split and wording are our own.',
  'note-pack': ({ pack }: { pack: string }) => `From your pack: ${pack}`,
  'why-not-in-window': () => 'it is of no use in this window.',
  'why-exhausted': () => 'it is used up until fate turns it up again in upkeep.',
  'token-fate': ({ start }: { start: number }) => `Fate (from ${start})`,
  'token-nodes': () => 'Points in nodes',
  'pile-deck': () => 'Battle deck',
  'pile-discard': () => 'Battle discard',
  'pile-adventures': ({ seat }: { seat: Side }, speak) => `Adventure discard of ${speak.seat(seat)}`,
  'play-discard': () => 'Discard it',
  ...STOPS,
} satisfies AnyPhrases
