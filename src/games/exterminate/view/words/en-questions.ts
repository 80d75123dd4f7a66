/** English: the questions, each with one line of help, and first-evening hints. */
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled, WhoWhom } from '../questions'
import { dice, Who, who } from './en-bits'

const TITLES: Titles<Asks, Titled> = {
  'title edge': () => 'Choose your table edge',
  'title deploy': () => 'Deploy your miniatures',
  'title deploy where': (says, speak) => `Place ${who(says.who, speak)}`,
  'title move turn': () => 'Move your miniatures',
  'title move where': (says, speak) =>
    says.how === 'sprint'
      ? `${Who(says.who, speak)} sprints`
      : says.how === 'continue'
        ? `${Who(says.who, speak)} may go on`
        : says.how === 'extra'
          ? `An extra move for ${who(says.who, speak)}`
          : `Move ${who(says.who, speak)}`,
  'title climb where': (says, speak) => `${Who(says.who, speak)} climbs`,
  'title shift where': (says, speak) => `${Who(says.who, speak)} shifts on top`,
  'title shoot turn': () => 'Shoot, or sprint',
  'title melee turn': () => 'Attack in melee',
  'title engage where': (says, speak) => `${Who(says.who, speak)} moves in`,
  'title attack mode': (says, speak) => `How does ${who(says.who, speak)} attack?`,
  'title bonus dice': (says, speak) => `Extra attacks of ${who(says.who, speak)}`,
  'title next attack': (says, speak) => `Next attack of ${who(says.who, speak)}`,
  'title more attackers': () => 'Does anybody join in?',
  'title finish': () => 'Finish a shocked enemy?',
  'title pusher': (says, speak) => `Who pushes ${who(says.who, speak, 'it')} back?`,
  'title melee weapon': (says, speak) => `Which weapon for ${who(says.who, speak)}?`,
  'title node where': (says, speak) => `Place ${who(says.who, speak, 'a vortex node')}`,
  'title take nodes': (says, speak) => `Does ${who(says.who, speak)} take the node?`,
  'title free shot': (says, speak) => `A free shot for ${who(says.who, speak)}`,
  'title extra move': (says, speak) => `An extra move for ${who(says.who, speak)}`,
  'title burst target': (says, speak) => `Whom else does ${who(says.who, speak)} fire at?`,
  'title burst dice': () => 'Share out the burst',
  'title reroll window': (says, speak) =>
    `Re-roll ${says.pool === '' ? 'dice' : dice(says.pool, speak)}${says.attacks ? ', or play cards' : ''}?`,
  'title attack cards': () => 'Cards for your attack?',
  'title defence cards': () => 'Cards for your defence?',
  'title contest window': (says, speak) => `Fate for ${who(says.who, speak, 'the shocked miniature')}?`,
  'title stress window': (says, speak) => `Take the stress off ${who(says.who, speak)}?`,
  'title adventure window': () => 'Use an adventure card?',
  'title which dice': (says, speak) => `Which of ${says.pool === '' ? 'the dice' : dice(says.pool, speak)}?`,
  'title which figures': () => 'Which miniatures?',
  'title push direction': (says, speak) => `Which way does ${who(says.who, speak, 'it')} give ground?`,
  'title result': (says, speak) =>
    says.result === ''
      ? `What becomes of ${who(says.who, speak)}?`
      : `${Who(says.who, speak)} would be ${says.result === 'shocked' ? 'shocked' : 'exterminated'}`,
  'title fate order': (says, speak) => `Which fate of ${who(says.who, speak, 'the miniature')} comes first?`,
  'title discard down': () => 'Too many cards: discard',
  'title upkeep hand': () => 'Your hand, for the next turn',
  'title upkeep adventure': () => 'Your adventure cards',
  'title card draw': () => 'Cards are drawn',
  'title adventure deal': () => 'Adventure cards are dealt',
  'title node draw': () => 'The node is turned over',
  'title initiative dice': () => 'Initiative',
  'title crossing die': (says, speak) =>
    says.whom === '' ? `${Who(says.who, speak)} crosses` : `${Who(says.who, speak)} crosses ${speak.piece(says.whom)}`,
  'title attack dice': (says, speak) =>
    says.whom === '' ? 'Attack dice' : `${Who(says.who, speak)} shoots at ${speak.piece(says.whom)}`,
  'title defence dice': (says, speak) => `${Who(says.who, speak)} defends`,
  'title melee attack dice': (says, speak) =>
    says.whom === '' ? `${Who(says.who, speak)} strikes` : `${Who(says.who, speak)} strikes at ${speak.piece(says.whom)}`,
  'title melee defence dice': (says, speak) => `${Who(says.who, speak)} strikes back`,
  'title damage dice': (says, speak) => (says.who === '' ? 'Damage' : `Damage to ${speak.piece(says.who)}`),
  'title stress dice': (says, speak) => `${Who(says.who, speak)} shakes off stress`,
  'title adventure die': () => 'A card back from the discard?',
  'title reroll dice': (says, speak) => (says.pool === '' ? 'Re-roll' : `Re-roll of ${dice(says.pool, speak)}`),
}

const HINTS: Hints<Asks, WhoWhom> = {
  'hint edge': () => 'Your miniatures start near it; your opponent takes the opposite edge.',
  'hint deploy': () => 'Drag each one into the shaded area. You may move them again until you are ready.',
  'hint deploy where': () => 'Anywhere in the shaded area, the whole base inside.',
  'hint move turn': () => 'Drag one: the shaded area is its reach. Each may move once; end when you are done.',
  'hint move where': () => 'Drag it within its reach. Amber ground needs a crossing roll; the rings keep you away from enemies.',
  'hint climb where': () => 'Set it down on the free top. Climbing takes its whole move.',
  'hint shift where': () => 'Drag it along the top.',
  'hint shoot turn': () => 'Choose one of yours to see every shot, then an enemy. Drag it over free ground to sprint instead.',
  'hint melee turn': () => 'Drag one of yours onto an enemy within its ring.',
  'hint engage where': () => 'Drag it straight into contact.',
  'hint attack mode': () => 'All its attacks on one enemy, or shared among several close together.',
  'hint bonus dice': () => 'Each extra attack given up adds a die to this one.',
  'hint next attack': () => 'Choose whom it strikes next.',
  'hint more attackers': () => 'More attackers add dice. Fight when all are in.',
  'hint finish': () => 'An unused attack or fate exterminates it without dice.',
  'hint pusher': () => 'It is pushed straight away from the one you choose.',
  'hint melee weapon': () => 'Only one counts in a round: its dice are added to the melee value.',
  'hint node where': () =>
    'Press where it shall lie, face down, or drag it there; move it on as you like, then confirm. The rings keep nodes apart.',
  'hint take nodes': () => 'What is taken up is carried for good. Of several you may press those on the table that it takes.',
  'hint free shot': () => 'The anomaly lets it shoot at once. Its shooting later in the turn is not used up.',
  'hint extra move': () => 'The disturbance throws it on: a whole move more. The move that took it here is over.',
  'hint burst target': () => 'Press another enemy close to the first one, or shoot at those you have.',
  'hint burst dice': () => 'Each share is a shot of its own, with its own penalties.',
  'hint reroll window': () => 'Fate, the leader or a card may throw dice again. Pass to let them lie.',
  'hint attack cards': () => 'As many hits as you like, one doubling. The other side answers after you.',
  'hint defence cards': () => 'The attack is final: now is the time to answer it.',
  'hint contest window': () =>
    'Its owner may stand it up again; in melee the enemy may finish it. It stays as it is once both pass.',
  'hint stress window': () => 'Fate takes all its stress off. You can also do that when it is your go.',
  'hint adventure window': () => 'This is the moment of one of the cards that lie face up.',
  'hint which dice': () => 'Press the dice to throw again; the others stay as they lie.',
  'hint which figures': () => 'Press them on the table, then confirm.',
  'hint push direction': () => 'Press the table on the side to which it gives ground, or let it go straight back.',
  'hint result': () => 'A wound, fate or the right card cancels this. Or let it happen.',
  'hint fate order': () => 'Whoever has the initiative sets the order. One after the other is tried, if it still can be.',
  'hint discard down': () => 'Nobody begins a turn with more than five cards: press what goes.',
  'hint upkeep hand': () => 'One of these, not several.',
  'hint upkeep adventure': () => 'Throw for a discarded card, or pay fate to turn up used ones. Not both.',
  'hint card draw': () => 'From the common deck.',
  'hint adventure deal': () => 'They lie face up before their player.',
  'hint node draw': () => 'Nobody knew what it was until now.',
  'hint initiative dice': () => 'Most hits goes first.',
  'hint crossing die': () => 'A hit gets it across, an armour stops it in contact, a bolt loses the move.',
  'hint attack dice': () => 'Every hit counts.',
  'hint defence dice': () => 'Each armour stops a hit; in cover each bolt does too.',
  'hint melee attack dice': () => 'More hits than the other side wins the round.',
  'hint melee defence dice': () => 'More hits than the attacker wins the round.',
  'hint damage dice': () => 'Only the worst die counts.',
  'hint stress dice': () => 'Each success takes one stress token off.',
  'hint adventure die': () => 'A bolt brings the topmost one back.',
  'hint reroll dice': () => 'The new faces count.',
}

export const EN_QUESTIONS = {
  ...TITLES,
  ...HINTS,
  // first
  'first deploy': () => 'Your miniatures wait beside the table. Drag them into the shaded strip along your edge.',
  'first move turn': () => 'Choose one of yours to see how far it goes, then drag it there.',
  'first move where': () => 'A path may bend: fix a corner on the way, and go around what is in the way.',
  'first shoot turn': () => 'Press one of yours: every enemy says what a shot would be, and why. Press an enemy to take aim.',
  'first melee turn': () => 'Enemies within two inches can be attacked: drag your miniature onto one.',
  'first bonus dice': () => 'Spare attacks make this one stronger, but an unspent one can finish a shocked enemy.',
  'first node where': () => 'Nodes are worth points to whoever carries them in the end. Nobody knows which is which.',
  'first take nodes': () => 'The points count at the end, for whoever carries it then. Whoever falls drops it.',
  'first reroll window': () => 'You can choose in the settings at which moments you are asked at all.',
  'first attack cards': () => 'Cards that fit stand higher in your hand. Press one to play it.',
  'first defence cards': () => 'Armour cards stop hits of a shot; in melee, hits answer hits.',
  'first result': () => 'Fate tokens are few: one saves a miniature, but so does a wound it can take.',
  'first upkeep hand': () => 'Filling up draws to five cards. A hand you cannot use can become a fate token.',
} satisfies AnyPhrases
