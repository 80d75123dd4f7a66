/** English: the options of questions, and their consequences. */
import type { Ref } from '../../../../table/piece'
import { capital } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Side } from '../../rules/state'
import { pa, some, who, will } from './en-bits'

type One = { figure: Ref }
type Pair = { figure: Ref; target: Ref }

export const EN_OPTIONS = {
  'opt-walk': ({ figure }: One, speak) => `Walk with ${who(figure, speak)}`,
  'opt-forced': ({ figure }: One, speak) => `Forced walk with ${who(figure, speak)}`,
  'opt-run': ({ figure }: One, speak) => `Run with ${who(figure, speak)}`,
  'opt-evade': ({ figure }: One, speak) => `Evade with ${who(figure, speak)}`,
  'opt-disengage': ({ figure }: One, speak) => `Slip out with ${who(figure, speak)}`,
  'opt-force-out': ({ figure }: One, speak) => `Break out with ${who(figure, speak)}`,
  'opt-trance': ({ figure }: One, speak) => `Trance for ${who(figure, speak)}`,
  'opt-charge': ({ figure, target }: Pair, speak) => `${capital(who(figure, speak))} charges ${who(target, speak)}`,
  'opt-shoot': ({ figure, target }: Pair, speak) => `${capital(who(figure, speak))} shoots at ${who(target, speak)}`,
  'opt-shoot-still': ({ figure, target }: Pair, speak) =>
    `${capital(who(figure, speak))} stays in place and shoots at ${who(target, speak)}`,
  'opt-strike': ({ figure, target }: Pair, speak) => `${capital(who(figure, speak))} attacks ${who(target, speak)}`,
  'opt-force': ({ figure, target }: Pair, speak) =>
    `${capital(who(figure, speak))} strikes ${who(target, speak)} with full force`,
  'opt-cast': ({ figure, spell }: { figure: Ref; spell: Ref }, speak) =>
    `${capital(who(figure, speak))} casts ${who(spell, speak)}`,
  'opt-pass': () => 'Pass this step',
  'opt-deploy': ({ figure }: One, speak) => `Deploy ${who(figure, speak)}`,
  'opt-first': ({ seat }: { seat: Side }, speak) => `The land of ${speak.seat(seat)}`,
  'opt-coin': () => 'Let a coin decide',
  'opt-spot': ({ number }: { number: number }) => `Place ${number}`,
  'opt-spot-engagement': ({ number }: { number: number }) => `Place ${number}: engagement only`,
  'opt-attack-strike': () => 'Normal attack',
  'opt-attack-force': () => 'Forceful attack',
  'opt-decline': () => 'No',
  'opt-exit': () => 'Dart away',
  'opt-with': ({ figure }: One, speak) => `${capital(who(figure, speak))} shoots too`,
  'opt-with-still': ({ figure }: One, speak) => `${capital(who(figure, speak))} shoots too and stays in place`,
  'opt-ignore': () => 'Do not notice',
  'opt-notice': ({ points }: { points: number }) => (points === 0 ? 'Notice, without Will' : `Notice, ${points} Will`),
  'opt-all': ({ figure }: One, speak) => `All whom ${who(figure, speak)} touches, for this combat`,
  'opt-one': ({ figure, target }: Pair, speak) =>
    `${capital(who(figure, speak))} against ${who(target, speak)}, until the end of the turn`,
  'opt-spite': ({ figure, target }: Pair, speak) => `${capital(who(figure, speak))} against ${who(target, speak)}`,
  'opt-difficulty': ({ difficulty }: { difficulty: number }) => `Difficulty ${difficulty}`,
  'opt-target': ({ target }: { target: Ref }, speak) => capital(who(target, speak)),
  'opt-cancel': () => 'Think again',
  'opt-thing': ({ thing }: { thing: Ref }, speak) => capital(who(thing, speak)),
  'opt-straight': () => 'Straight on',
  'opt-nobody': ({ isFirst }: { isFirst: boolean }) => (isFirst ? 'Nobody' : 'Nobody else'),
  'opt-kept': () => 'Kept',
  'opt-kept-detail': () => 'for later in this turn',
  'opt-will-left': ({ left }: { left: number }) => `has ${will(left)}`,
  'opt-mana-left': ({ left }: { left: number }) => `has ${left} Mana`,
  'cost-pa': ({ cost, left }: { cost: number; left: number }) => `${pa(cost)} of ${left}`,
  'move-up-to': ({ length }: { length: number }, speak) => `up to ${speak.length(length)}`,
  'pass-gives-up': ({ figures }: { figures: number }) =>
    `${some(figures, 'miniature waits', 'miniatures wait')} for a later step`,
  'pass-last': () => 'The last step: what is left is lost',
} satisfies AnyPhrases
