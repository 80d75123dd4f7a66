/** English: titles of questions, each with a line of help. */
import { listedNames } from '../../../../ui/words/listed'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import { MOVES, pa, Who, who } from './en-bits'

const TITLES: Titles<Asks, Titled> = {
  'title discipline bid': () => 'Bid Discipline for the order of the terrains',
  'title terrain order': () => 'Whose terrain comes first?',
  'title terrain coin': () => 'A coin for the terrain',
  'title first coin': () => 'A coin for the first player',
  'title deploy': () => 'Deploy a miniature',
  'title deploy where': ({ figure }, speak) => `Where does ${who(figure, speak)} stand?`,
  'title act': ({ rapidity }) => (rapidity > 0 ? `Your window at Rapidity ${rapidity}` : 'Your window'),
  'title move where': ({ figure, how }, speak) =>
    `${Who(figure, speak)} ${Object.hasOwn(MOVES, how) ? MOVES[how as keyof typeof MOVES] : 'moves'}`,
  'title charge where': ({ figure, target }, speak) => `Where does ${who(figure, speak)} reach ${who(target, speak)}?`,
  'title charge attack': ({ figure }, speak) => `${Who(figure, speak)} has charged: how does it attack?`,
  'title lightning': ({ figure }, speak) => `${Who(figure, speak)} may dart away`,
  'title lightning exit': ({ figure }, speak) => `Out of the melee with ${who(figure, speak)}`,
  'title lightning walk': ({ figure }, speak) => `${Who(figure, speak)} walks on`,
  'title defenders': () => 'Who else is attacked?',
  'title joiners': ({ target }, speak) => `Who joins the attack on ${who(target, speak, 'the enemy')}?`,
  'title mastery': ({ figures }, speak) => `Weapon mastery of ${listedNames(figures, speak)}`,
  'title spite': ({ figures }, speak) =>
    `Whom ${figures.length === 1 ? 'does' : 'do'} ${listedNames(figures, speak)} hurt viciously?`,
  'title melee bid': () => 'Put Will behind the blows',
  'title shooters': ({ target }, speak) => `Who else shoots at ${who(target, speak, 'the target')}?`,
  'title concentrate': () => 'Who concentrates?',
  'title shot bid': ({ target }, speak) => `Will for the shot at ${who(target, speak, 'the target')}`,
  'title shot reaction': ({ figure }, speak) => `${Who(figure, speak)} is shot at`,
  'title difficulty': ({ spell }, speak) => `How hard is ${who(spell, speak, 'the spell')} to be?`,
  'title casters': ({ spell }, speak) => `Who helps to cast ${who(spell, speak, 'the spell')}?`,
  'title spell target': ({ spell }, speak) => `At what is ${who(spell, speak, 'the spell')} cast?`,
  'title notice spell': ({ spell }, speak) => `${Who(spell, speak)} comes: who notices?`,
  'title will': () => 'Will against the spell',
  'title mana': ({ spell }, speak) => `Mana for ${who(spell, speak, 'the spell')}`,
}
const HINTS: Hints<Asks, Titled> = {
  'hint discipline bid': () => 'Both bid in secret; what is bid is lost to both. The higher bid chooses.',
  'hint terrain order': () => 'The battlefield drifts from the first people’s land to the other’s.',
  'hint terrain coin': () => '',
  'hint first coin': () => '',
  'hint deploy': () => 'Drag one of your miniatures into a strip. Players take turns.',
  'hint deploy where': () => 'The whole base inside the strip.',
  'hint act': () =>
    'Drag a miniature to walk, or select one and choose what it does. Waiting costs nothing until the turn is over.',
  'hint move where': ({ cost }) =>
    cost > 0 ? `Costs ${pa(cost)}. Set it back where it stood to think again.` : 'Set it back where it stood to think again.',
  'hint charge where': () => 'Press a place beside the target. Less than one Movement away it is only an engagement.',
  'hint charge attack': () => 'The attack is part of the charge.',
  'hint lightning': () => 'Both parts are free.',
  'hint lightning exit': () => 'At most the width of its base, to where it touches no enemy.',
  'hint lightning walk': () => 'It may touch no enemy on the way.',
  'hint defenders': () => 'Every attacker must touch every one of them.',
  'hint joiners': () => 'Each pays for its own attack.',
  'hint mastery': () => '',
  'hint spite': () => 'Its Defence is one less in this combat.',
  'hint melee bid': () => 'Both sides bid in secret and lift their hands together.',
  'hint shooters': () => 'All pay before anything is measured; who is out of range drops out.',
  'hint concentrate': () => 'Who does is seen by all; how much is not.',
  'hint shot bid': () => 'The numbers stay hidden until the target has answered.',
  'hint shot reaction': ({ cost }) =>
    `To notice costs ${cost > 0 ? pa(cost) : 'nothing'}; then Will may be put on Reflexes in secret.`,
  'hint difficulty': () => '',
  'hint casters': () => 'Each pays 2 action points. All must see each other and the target.',
  'hint spell target': () => 'Nothing is measured before it is paid for.',
  'hint notice spell': () => 'Each that notices may resist with its Will.',
  'hint will': () => 'Hidden until the Mana is spent.',
  'hint mana': () => 'Spent whatever comes of it.',
}

export const EN_QUESTIONS = {
  ...TITLES,
  ...HINTS,
  // first
  'first act': () => 'The strip at the top is the turn: from the highest Rapidity down. Whoever waits may act at any later step.',
  'first melee bid': () =>
    'Use the arrow keys or digits to put points under each hand. What is kept may serve later in this turn.',
  'first shot reaction': () => 'Points of Will that are not used in this turn are lost at its end.',
  'first charge where': () =>
    'Green places are a charge with its attack, amber ones only an engagement: the charger is too near for a run-up.',
  'first shooters': () => 'Those who shoot together add their skills and are answered once. Press an archer to let it join.',
  'first mana': () => 'Mana must exceed what is to be beaten; more than twice as much is exceptional.',
  'first discipline bid': () => 'Discipline decides whose land comes first, and what is left of it who goes first.',
  'first deploy': () => 'The strip in which the first miniature stands is its player’s.',
} satisfies AnyPhrases
