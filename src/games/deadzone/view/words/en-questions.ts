/** English: the questions, each with one line of help, and first-evening hints. */
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import { cube, Who, who } from './en-bits'

const TITLES: Titles<Asks, Titled> = {
  'title rotate map': () => 'Turn the battlefield?',
  'title secret draw': () => 'A secret mission is drawn',
  'title first player': () => 'Who plays first?',
  'title zone': () => 'Choose a deployment zone',
  'title deploy': () => 'Deploy your strike team',
  'title deploy where': (says, speak) => `Place ${who(says.model, speak)}`,
  'title item draw': () => 'A token is turned over',
  'title item column row': () => 'Where do the tokens go? Two dice each: column, then row',
  'title recon dice': (says, speak) => (says.seat === '' ? 'Recon test' : `Recon test of ${speak.seat(says.seat)}`),
  'title reroll recon': () => 'Strategist: throw a die again?',
  'title scout': () => 'Scouts move before the first Round',
  'title logistics': () => 'Logistics: move a token?',
  'title bonus dice': () => 'Recon bonus',
  'title bonus die': () => 'Which bonus now?',
  'title bonus item': (says) => (says.does === 'discard' ? 'Take a token away?' : 'Look at a token?'),
  'title bonus model': (says) => (says.does === 'flank' ? 'Who goes round the flank?' : 'Who takes a step?'),
  'title flank cube': (says, speak) => `Where does ${who(says.model, speak)} arrive?`,
  'title command dice': (says, speak) => {
    const whose = says.seat === '' ? 'Command dice' : `Command dice of ${speak.seat(says.seat)}`
    return says.does === 'again' ? `${whose}, thrown again` : whose
  },
  'title reroll command': () => 'Throw Command dice again?',
  'title turn': () => 'Your Turn: activate a model',
  'title action': (says, speak) => `What does ${who(says.model, speak)} do?`,
  'title extra activation': () => 'Activate a second model?',
  'title smoke die': () => 'Does the smoke clear?',
  'title item here': (says, speak) => `Something lies here for ${who(says.model, speak)}`,
  'title item keep': (says, speak) => `What does ${who(says.model, speak)} keep?`,
  'title move where': (says, speak) =>
    says.how === 'sprint'
      ? `${Who(says.model, speak)} sprints`
      : says.how === 'die'
        ? `A free Move for ${who(says.model, speak)}`
        : `Move ${who(says.model, speak)}`,
  'title move on': (says, speak) => `${Who(says.model, speak)} may go on`,
  'title fight whom': (says, speak) => `Whom does ${who(says.model, speak)} fight?`,
  'title break-away attacker': (says, speak) => `${Who(says.model, speak)} breaks away: who strikes at it?`,
  'title stand-up attacker': (says, speak) => `${Who(says.model, speak)} stands up: who attacks it?`,
  'title thrown-in attacker': (says, speak) => `${Who(says.model, speak)} lands among you: who attacks it?`,
  'title stand where': (says, speak) => `Where does ${who(says.model, speak)} stand up?`,
  'title make room': (says, speak) => `Make room: place ${who(says.model, speak)}`,
  'title throw direction': (says, speak) => `Which way is ${who(says.model, speak)} thrown?`,
  'title throw where': (says, speak) => `Where does ${who(says.model, speak)} land?`,
  'title scatter die': (says, speak) => `Which way does ${who(says.model, speak)} go?`,
  'title walkway die': () => 'Does the walkway hold it? 5 and more',
  'title object scatter': () => 'It misses: which way?',
  'title object landing': () => 'Does the walkway hold it? 5 and more',
  'title shoot what': (says, speak) => `Whom does ${who(says.model, speak)} shoot at?`,
  'title fight with': (says, speak) => `What does ${who(says.model, speak)} fight with?`,
  'title add dice': (says, speak) => `Add dice to the test of ${who(says.model, speak)}?`,
  'title defend': (says, speak) => `How does ${who(says.model, speak)} answer?`,
  'title reroll which': (says, speak) => `Throw dice of ${who(says.model, speak)} again?`,
  'title attack dice': (says, speak) => TEST(says.how, who(says.model, speak)),
  'title defence dice': (says, speak) => TEST(says.how, who(says.model, speak)),
  'title reroll dice': (says, speak) => `${Who(says.model, speak)}: thrown again`,
  'title use special': (says, speak) => `A Special for ${who(says.model, speak)}?`,
  'title special action': (says, speak) => `Which special action of ${who(says.model, speak)}?`,
  'title set off': (says, speak) => `${Who(says.model, speak)} has come upon a trap: does it go off?`,
  'title effect choice': (says, speak) => `Choose for ${who(says.model, speak)}`,
  'title effect die': (says, speak) => `${Who(says.model, speak)}: what happens?`,
}

function TEST(stat: string, name: string): string {
  switch (stat) {
    case 'shoot':
      return `${name} shoots`
    case 'fight':
      return `${name} fights`
    case 'survive':
      return `${name} must survive`
    default:
      return `Test: ${name}`
  }
}

const HINTS: Hints<Asks, Titled> = {
  'hint rotate map': () => 'The other player chose the battlefield; you may turn it.',
  'hint secret draw': () => 'Only its player learns it.',
  'hint first player': () => 'The first player picks a zone, deploys first and takes the first Turn.',
  'hint zone': () => 'All levels above its squares belong to it.',
  'hint deploy': () => 'Drag each model into your zone, onto the ground or any floor.',
  'hint deploy where': () => 'The centre of the base decides the cube.',
  'hint item draw': () => '',
  'hint item column row': () => 'Tokens that fall in a deployment zone are taken away.',
  'hint recon dice': () => 'More successes win. A tie is thrown again.',
  'hint reroll recon': () => '',
  'hint scout': () => 'A free Sprint, not into a cube with anybody in it.',
  'hint logistics': () => 'One cube, not into a deployment zone.',
  'hint bonus dice': () => '',
  'hint bonus die': () => 'In any order.',
  'hint bonus item': () => '',
  'hint bonus model': () => '',
  'hint flank cube': () => 'An empty cube at the left or right edge.',
  'hint command dice': () => '',
  'hint reroll command': () => 'Press the dice to be thrown again. The new results stay.',
  'hint turn': () => 'Press a model twice, or lift it.',
  'hint action': () => 'One long action, or two different short ones. Command dice beside the table give more.',
  'hint extra activation': () => 'It costs a +1 Activation.',
  'hint smoke die': () => 'It is gone on 5 and more.',
  'hint item here': () => 'A token that is turned over stays face up.',
  'hint item keep': () => '',
  'hint move where': () => 'Drag it from cube to cube. B fixes the way so far; full stop and comma change the level.',
  'hint move on': () => 'Leave it where it is to stop.',
  'hint fight whom': () => 'It has come into their cube and must fight one of them.',
  'hint break-away attacker': () => 'One of yours may fight it before it leaves. It can only Survive.',
  'hint stand-up attacker': () => 'It can only Survive.',
  'hint thrown-in attacker': () => 'It stands up and can only Survive.',
  'hint stand where': () => 'Anywhere in its cube.',
  'hint make room': () => 'Its owner decides the exact place.',
  'hint throw direction': () => 'One cube beside it.',
  'hint throw where': (says) => (says.other === '' ? '' : `In ${cube(says.other)}.`),
  'hint scatter die': () => '1 is towards row 1, then clockwise.',
  'hint walkway die': () => '',
  'hint object scatter': () => '1 is towards row 1, then clockwise.',
  'hint object landing': () => '',
  'hint shoot what': () => 'Press an enemy: everything that counts stands over it.',
  'hint fight with': () => '',
  'hint add dice': () => 'Fixed before any die is thrown; the attacker decides first.',
  'hint defend': () => 'Whoever fights back and wins hurts the attacker. Surviving hurts nobody.',
  'hint reroll which': () => 'Each die once; the new face stands.',
  'hint attack dice': () => 'Every 8 counts and gives one more die.',
  'hint defence dice': () => 'Every 8 counts and gives one more die.',
  'hint reroll dice': () => '',
  'hint use special': () => 'It costs a Special result.',
  'hint special action': () => 'A short action.',
  'hint set off': () => 'Going off ends the activation of who came. Left alone, it stays there.',
  'hint effect choice': () => '',
  'hint effect die': () => '',
}

export const EN_QUESTIONS = {
  ...TITLES,
  ...HINTS,
  // first
  'first deploy': () => 'Models may start on any level of your zone: drag them onto a floor, or select one and press the floor.',
  'first turn': () => 'Players take turns, one model each. Who has fewer models left to activate may pass.',
  'first action': () =>
    'Buttons that are barred say why. The dice beside the table are Command dice: press one, or drag it onto your model.',
  'first move where': () =>
    'The marked grounds are the cubes it can reach. Where it stands inside a cube only matters for sight.',
  'first shoot what': () => 'A clear view of the whole model, base included, is worth two dice; shooting from above one.',
  'first defend': () => 'To fight back risks more and may win. To survive is safe and hurts nobody.',
  'first reroll command': () =>
    'Command dice are thrown at the start of each Round and lie open beside the table until they are used.',
  'first add dice': () => 'Each Dice result is one more die for this test. What is not used is gone at the end of the Round.',
} satisfies AnyPhrases
