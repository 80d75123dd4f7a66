/** English for the texts of cards. */
import type { Affiliation } from '../../../rules/vocabulary'
import type { Agree, Noun, Phrase, Prose } from './prose'
import { named, tagNoun } from './tags'

const n = (one: string, many = `${one}s`): Noun => ({ one, many })
const p = (text: string, more: Agree = {}): Phrase => ({ text, ...more })
const article = (word: string): string => (/^[aeio]|^(Un|Ex)/i.test(word) && !/^one\b/i.test(word) ? 'an' : 'a')
const be = ({ many }: Agree, not: boolean): string => `${many ? 'are' : 'is'}${not ? ' not' : ''}`
const does = ({ many, you }: Agree, not: boolean, verb: string, third = `${verb}s`): string => {
  const plain = many || you
  if (not) return `${plain ? 'do' : 'does'} not ${verb}`
  return plain ? verb : third
}
const has = (agree: Agree, not: boolean): string => does(agree, not, 'have', 'has')
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const either = (items: readonly string[]): string => items.join(' or ')
const ADJECTIVES: { readonly [A in Affiliation]: string } = {
  bauhaus: 'Bauhaus',
  capitol: 'Capitol',
  cybertronic: 'Cybertronic',
  imperial: 'Imperial',
  mishima: 'Mishima',
  brotherhood: 'Brotherhood',
  legion: 'Dark Legion',
  general: 'unaffiliated',
}
const TYPES = {
  warrior: n('warrior'),
  equipment: n('equipment card'),
  fortification: n('fortification'),
  mission: n('mission'),
  art: n('Art card'),
  symmetry: n('Dark Symmetry card'),
  special: n('special card'),
} as const
const DISCIPLINES = {
  CHANGELING: 'Changeling',
  ELEMENTS: 'Elements',
  EXORCISM: 'Exorcism',
  KINETICS: 'Kinetics',
  MANIPULATION: 'Manipulation',
  MENTALISM: 'Mentalism',
  PREMONITION: 'Premonition',
} as const
const CURS = { P: 'P', D: 'D', PTS: 'points to share' } as const
/** "5 P"; a formula follows the name of the points and a colon. */
const amount = (count: string, cur: keyof typeof CURS): string => {
  const name = CURS[cur]
  if (/^\w+$/.test(count)) return `${count} ${name}`
  return count === `the ${cur} gained` ? count : `${name}: ${count}`
}
const plural = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`
const isYou = (who: Phrase): boolean => who.you === true
const subjectOf = (who: Phrase | undefined): string => (who ? `${who.text} ` : '')
const scored = (scorer: Phrase | undefined): string =>
  scorer ? (isYou(scorer) ? '; if it dies, you score it' : `; if it dies, ${scorer.text} scores it`) : '; nobody scores it'

export const EN: Prose = {
  finish: (text) => text,
  listed,
  either,
  given: (clauses) => `if ${listed(clauses)}`,
  headed: (head, rest) => (head === '' ? `: ${rest}` : `${head}: ${rest}`),

  references: {
    bearer: p('the bearer'),
    host: p('the weapon'),
    foe: p('its opponent'),
    t: p('the target'),
    caster: p('the caster'),
    attacker: p('the attacker'),
    defender: p('the defender'),
    victim: p('the warrior killed'),
    killer: p('the killer'),
    me: p('you', { you: true }),
    opp: p('your opponent'),
    p: p('an opponent'),
    it: p('it'),
    event: p('that player'),
    combatant: p('a combatant'),
  },
  self: (type) => p(type === 'warrior' ? 'this warrior' : 'this card'),
  pronoun: p('it'),
  noun: (head, arg, name) => {
    switch (head) {
      case 'aff':
        return {
          one: `${ADJECTIVES[arg as Affiliation] ?? named(arg)} warrior`,
          many: `${ADJECTIVES[arg as Affiliation] ?? named(arg)} warriors`,
        }
      case 'DL':
        return n('Dark Legion warrior')
      case 'DT':
        return n('Doomtrooper')
      case 'BH':
        return n('Brotherhood member')
      case 'CORP':
        return n('member of a corporation', 'members of corporations')
      case 'tag':
        return tagNoun(arg, 'en')
      case 'id':
        return n(name(arg), `cards named ${name(arg)}`)
      case 'type':
        return arg === 'any' ? n('card') : (TYPES[arg as 'warrior'] ?? n('card'))
      case 'follower':
        return n(`follower of ${named(arg)}`, `followers of ${named(arg)}`)
      case 'class':
        if (arg === 'GIFT') return n('general Gift')
        if (arg === 'APOSTLE') return n('Gift of an Apostle', 'Gifts of Apostles')
        return arg === 'ANY' ? n('Dark Symmetry card') : n(`Gift of ${named(arg)}`, `Gifts of ${named(arg)}`)
      case 'player':
        return n('player')
    }
  },
  warrior: TYPES.warrior,
  card: n('card'),
  affiliated: (aff, noun) => n(`${ADJECTIVES[aff]} ${noun.one}`, `${ADJECTIVES[aff]} ${noun.many}`),
  other: (noun) => n(`other ${noun.one}`, `other ${noun.many}`),
  isNot: (noun, { many }) => (many ? `that are not ${noun.many}` : `that is not ${article(noun.one)} ${noun.one}`),
  that: (verb) => `that ${verb}`,
  whose: (ref, verb) => (ref === 'foe' ? `whose opponent ${verb}` : `where ${EN.references[ref as 'bearer'].text} ${verb}`),
  is: (agree, not, noun) => `${be(agree, not)} ${agree.many ? noun.many : `${article(noun.one)} ${noun.one}`}`,
  verb: (head, not, agree, arg, inner) => {
    switch (head) {
      case 'spell':
        return `${be(agree, not)} ${arg === 'PERSONAL' ? 'a personal combat spell' : 'a combat spell'}`
      case 'wounded':
        return `${be(agree, not)} wounded`
      case 'healthy':
        return `${be(agree, not)} unhurt`
      case 'cover':
        return `${be(agree, not)} in cover`
      case 'attacking':
        return does(agree, not, 'attack')
      case 'defending':
        return does(agree, not, 'defend')
      case 'inCombat':
        return `${be(agree, not)} in the combat`
      case 'has':
        return `${has(agree, not)} ${inner.a(arg)}`
      case 'using':
        return does(agree, not, `use ${inner.a(arg)}`, `uses ${inner.a(arg)}`)
      case 'fortified':
        return `${be(agree, not)} protected by a fortification`
      case 'protectedBy':
        return `${be(agree, not)} protected by ${inner.a(arg)}`
      case 'protects':
        return does(agree, not, `protect ${inner.reference(arg).text}`, `protects ${inner.reference(arg).text}`)
      case 'survived':
        return not ? 'did not survive' : 'survived'
      case 'on':
        return `${be(agree, not)} on ${arg === 'mine' ? 'a warrior of yours' : arg === 'theirs' ? 'an enemy warrior' : arg === 'self' ? 'it' : inner.reference(arg).text}`
      case 'zone':
        return `${be(agree, not)} in ${arg === 'squad' ? 'a Squad' : arg === 'kohort' ? 'a Cohort' : 'play'}`
      case 'sameSide':
        return `${be(agree, not)} of the same side as ${inner.reference(arg).text}`
      case 'canAttack':
        return not ? 'cannot attack' : 'can attack'
      case 'canReinforce':
        return not ? 'may not help' : 'may help'
      case 'duplicate':
        return `${be(agree, not)} the second of its name there`
      case 'sameV':
        return `${has(agree, not)} the V of ${inner.reference(arg).text}`
      case 'killed':
        return not ? 'was not killed' : 'was killed'
      case 'highestV':
        return `${has(agree, not)} the highest V of all ${inner.a(arg).replace(/^an? /, '')}s`
      case 'last':
        return `${be(agree, not)} the last ${arg === 'zone:squad' ? 'warrior of a Squad' : arg === 'zone:kohort' ? 'warrior of a Cohort' : `${inner.bare(arg)} of its player`}`
      case 'self':
        return `${be(agree, not)} this warrior`
      case 'mine':
        return `${be(agree, not)} yours`
      case 'theirs':
        return `${be(agree, not)} an opponent’s`
    }
  },
  fact: (head, not, arg, inner) => {
    switch (head) {
      case 'tactic':
        return `the combat is ${not ? 'not ' : ''}a ${arg === 'fight' ? 'Fight' : 'Shoot'}`
      case 'inPlay':
        return not ? `no ${inner.bare(arg)} is in play` : `${inner.a(arg)} is in play`
      case 'noneInPlay':
        return not ? `${inner.a(arg)} is in play` : `no ${inner.bare(arg)} is in play`
      case 'mineInPlay':
        return not ? `you have no ${inner.bare(arg)} in play` : `you have ${inner.a(arg)} in play`
      case 'by':
        return `it was ${not ? 'not ' : ''}${arg === 'mine' ? 'one of yours' : arg === 'theirs' ? 'an opponent’s' : inner.reference(arg).text}`
      case 'inCombatThen':
        return `this was ${not ? 'not ' : ''}in combat`
      case 'cur':
        return `${arg} ${not ? 'were not' : 'were'} gained`
      case 'woundedNow':
        return `${inner.reference(arg).text} ${not ? 'was not' : 'was'} wounded in it`
      case 'cardClass':
        return `that card is ${not ? 'not ' : ''}${article(TYPES[arg as 'warrior']?.one ?? arg)} ${TYPES[arg as 'warrior']?.one ?? named(arg)}`
      case 'turn':
        return `it is ${not ? 'not ' : ''}${arg === 'mine' ? 'your turn' : 'the turn of an opponent'}`
    }
  },
  outside: 'outside the combat',
  covered: 'in cover',
  engaged: () => 'in the combat',
  onWarrior: 'on a warrior',
  inUse: () => 'in use',
  zone: (zone) =>
    ({ squad: 'in the Squad', kohort: 'in the Cohort', hidden: 'deployed in cover', reserve: 'of the reserve' })[zone],
  group: (noun, after, of, many) => {
    const rest = after.length > 0 ? ` ${after.join(' and ')}` : ''
    if (many === 'one') {
      if (of === 'mine') return p(`one of your ${noun.many}${rest}`)
      if (noun.one.startsWith('other ')) return p(`an${noun.one.replace('other ', 'other ')}${rest}`)
      return of === 'theirs' ? p(`an enemy ${noun.one}${rest}`) : p(`${article(noun.one)} ${noun.one}${rest}`)
    }
    const lead = many === 'X' ? 'X ' : ''
    if (of === 'mine') return p(`${many === 'X' ? 'X of ' : ''}your ${noun.many}${rest}`, { many: true })
    if (of === 'theirs') return p(`${lead}enemy ${noun.many}${rest}`, { many: true })
    return p(many === 'X' ? `X ${noun.many}${rest}` : `all ${noun.many}${rest}${after.length > 0 ? '' : ' in play'}`, {
      many: true,
    })
  },
  a: (noun) => `${article(noun.one)} ${noun.one}`,
  compared: (subject, what, least, count) => {
    const bound = `${count} or ${least ? 'more' : 'less'}`
    if (isYou(subject)) return `you have ${bound} ${what}`
    return subject.text === '' ? `${what} is ${bound}` : `${subject.text} has ${what} ${bound}`
  },

  points: (cur) => (cur === 'PTS' ? 'points' : cur),
  of: (what, phrase) => (what === 'markers' ? `markers on ${phrase.text}` : `${what} of ${phrase.text}`),
  pointsGained: (cur) => `the ${cur} gained`,
  ifKilled: (count) => `${count} (if it killed in that combat)`,
  countOf: (group) => `the number of ${group}`,
  half: (of) => `half the ${of}, rounded up`,

  stats: { F: 'F', S: 'S', A: 'A', V: 'V' },
  doubled: (stats, times, isPlural) =>
    `${stats} ${isPlural ? 'are' : 'is'} ${times === '2' ? 'doubled' : `multiplied by ${times}`}`,
  halved: (stats, isPlural) => `${stats} ${isPlural ? 'are' : 'is'} halved, rounded up`,
  keyword: (word, arg) => {
    switch (word) {
      case 'SLAYER':
        return 'any wound dealt in combat kills'
      case 'FIRST_STRIKE':
        return 'strikes first; if that wounds or kills, the combat is over'
      case 'ONE_HIT':
        return 'any wound taken kills'
      case 'INVULNERABLE':
        return 'cannot be wounded or killed'
      case 'NO_RETURN':
        return 'is not struck back at'
      case 'D_ONLY':
        return 'points earned become D'
      case 'ANY_TARGET':
        return 'may attack any warrior, whatever the affiliation'
      case 'DOUBLE_D':
        return `every 1 D spent on ${arg === 'SYM' ? 'Dark Symmetry' : arg === 'ART' ? 'the Art' : named(arg.replace('ART:', ''))} counts as 2 D`
      case 'TWO_WEAPONS':
        return `two ${tagNoun(arg, 'en').many} may be used in one attack`
      case 'MULTI_ATTACK':
        return `makes ${arg} attacks in one`
    }
  },
  immuneTo: (classes, cards) =>
    cards === undefined ? `immune to ${classes}` : `immune to ${classes}, ${cards} chosen cards only`,
  immunity: (cls) => {
    const [kind, arg = ''] = cls.split(':')
    switch (kind) {
      case 'SYM_GIFT':
        return 'general Gifts'
      case 'SYM_APOSTLE':
        return arg ? `Gifts of ${named(arg)}` : 'Gifts of Apostles'
      case 'SYM_ALL':
        return 'all Dark Symmetry'
      case 'ART':
        return arg ? `spells of ${named(arg)}` : 'the Art'
      case 'SPECIAL':
        return arg ? `special cards: ${named(arg)}` : 'special cards'
      default:
        return arg ? `equipment: ${tagNoun(arg, 'en').many}` : 'equipment'
    }
  },
  exceptSelf: '(except this card)',
  exceptOwn: '(except your own cards)',
  can: (who, verb) => `${subjectOf(who)}may ${verb}`,
  cannot: (who, verb) => `${subjectOf(who).replace(/^all /, '')}cannot ${verb}`,
  canOnly: (who, verb) => `${subjectOf(who)}can ${verb.replace(/^(\S+) /, '$1 only ')}`,
  must: (who, verb, isChoice) =>
    isChoice ? `if ${who?.text ?? 'it'} attacks, it must ${verb}` : `${subjectOf(who)}must ${verb}`,
  act: (act, { text, bare }) => {
    const with_ = (verb: string) => (text === '' ? verb : `${verb} ${text}`)
    const cards = (verb: string) => (bare === '' ? verb : `${verb} ${bare}`)
    switch (act) {
      case 'attack':
        return text === 'a warrior' ? 'attack any warrior' : with_('attack')
      case 'be_attacked':
        return text === '' ? 'be attacked' : `be attacked by ${text}`
      case 'fight':
        return 'take part in a Fight'
      case 'shoot':
        return 'take part in a Shoot'
      case 'start_fight':
        return 'attack with Fight'
      case 'start_shoot':
        return 'attack with Shoot'
      case 'retaliate':
        return 'strike back'
      case 'cover':
        return 'go into cover by choice'
      case 'uncover':
        return 'leave cover'
      case 'attack_covered':
        return 'attack from cover'
      case 'attack_uncovered':
        return 'attack in the turn it leaves cover'
      case 'receive':
        return cards('be given')
      case 'use':
        return cards('use')
      case 'cast':
        return text === '' ? 'cast spells' : `cast ${text}`
      case 'act':
        return 'take actions'
      case 'deploy':
        return 'be deployed'
      case 'play':
        return cards('play')
      case 'benefit':
        return cards('profit from')
      case 'earn':
        return bare === '' ? 'earn points' : cards('earn')
      case 'join':
        return 'change its affiliation or become a Heretic'
      case 'bestow':
        return cards('be given')
      case 'reward':
        return 'collect the reward of any mission that is not on this warrior'
      case 'heal':
        return 'be healed'
      case 'be_immune':
        return 'profit from immunities'
      case 'attack_player':
        return 'attack a player'
      case 'act_after_attack':
        return 'take actions after an attack'
    }
  },
  spells: (of) =>
    of.length === 0
      ? ''
      : of.includes('ALL')
        ? 'spells of every discipline'
        : `spells of ${listed(of.map((one) => DISCIPLINES[one as 'ELEMENTS'] ?? named(one)))}`,
  personalAsCombat: 'its personal combat spells count as combat spells',
  whenPossible: 'where it can',
  each: (price) => `(${price} for each)`,
  free: 'at any time and without an action',
  counts: (who, as) => `${who.text} also counts as ${as}`,
  noLonger: (who, as) => `${who.text} no longer counts as ${as}`,
  rate: (rate, of) => {
    const name = {
      handMax: 'limit of the hand',
      drawMax: 'most cards drawn in a turn',
      actions: 'actions in a turn',
      attacks: 'attacks in a turn',
      minDiscard: 'least cards discarded in a turn',
      meditate: 'D gained by meditation',
      artSpend: 'most D paid for a spell',
    }[rate]
    return of ? `${name} of ${of.text.replace(/ in play$/, '')}` : `your ${name}`.replace('your D', 'D')
  },
  costs: (what, of, change, min) => `${what}${of ? ` of ${of.text.replace(/ in play$/, '')}` : ''}: cost ${change}${min}`,
  priced: (act) =>
    ({
      'act:deploy': 'deploying a warrior',
      'act:cover': 'going into cover',
      'act:uncover': 'leaving cover',
      'act:attack': 'an attack',
    })[act],
  atLeast: (count) => `, but at least ${count}`,
  cost: (count, cur) => (cur === 'actions' ? plural(count, 'action') : `${count} ${cur}`),
  shield: (what) => `no effect discards or removes ${what.text}`,

  op: {
    gain: (who, count, cur) => (isYou(who) ? `gain ${amount(count, cur)}` : `${who.text} gains ${amount(count, cur)}`),
    lose: (who, count, cur) => (isYou(who) ? `lose ${amount(count, cur)}` : `${who.text} loses ${amount(count, cur)}`),
    heal: (who) => `heal ${who.text}`,
    cover: (who) => `${who.text} goes into cover`,
    uncover: (who) => `${who.text} leaves cover`,
    reveal: (who) => `show ${who.text} to all`,
    wound: (who, scorer) => `wound ${who.text}${scored(scorer)}`,
    kill: (who, scorer) => `kill ${who.text}${scored(scorer)}`,
    damage: (who, count) =>
      `${who.text} ${who.many ? 'take' : 'takes'} damage: ${count}. Damage of its A or more wounds a warrior`,
    discard: (what) => `discard ${what.text}`,
    remove: (what) => `remove ${what.text} from the game`,
    return: (what) => `return ${what.text} to its owner’s hand`,
    draw: (count) => `draw ${plural(count, 'card')}`,
    look: (count) => (count === '1' ? 'look at the hand of an opponent' : `look at the hands of ${count} opponents`),
    search: (count, noun, zone) =>
      `take ${count === '1' ? `${article(noun.one)} ${noun.one}` : `${count} ${noun.many}`} from your ${zone === 'pile' ? 'draw pile' : 'discard pile'} into your hand${zone === 'pile' ? ', then shuffle it' : ''}`,
    put: (what, to) => `put ${what} from your reserve into your ${to === 'squad' ? 'Squad' : 'Cohort'}`,
    tactic: 'change the tactic of the combat',
    becomes: (who, side, isChecked) =>
      `${who.text} becomes the ${side}, ${isChecked ? 'if the attacker may attack it' : 'whatever the affiliations'}`,
    end_combat: 'the combat ends without a result',
    counter: 'that card has no effect',
    undo: 'it is not killed and stays as it was',
    reinforce: (who, side, stats) => `${who.text} join ${side.text}: ${stats} are added up`,
    disable: (what) => `${what.text} cannot be used`,
    alter: (what, times) =>
      times < 0
        ? `what ${what.text} adds is taken away`
        : times === 0
          ? `${what.text} adds nothing`
          : `what ${what.text} adds counts ${times === 2 ? 'twice' : `${times} times`}`,
    extra: (count, kind, now) => {
      if (kind === 'attack') return `${count} more ${count === '1' ? 'attack' : 'attacks'} this turn`
      const none = kind === 'nonattack' ? ', but no attack' : ', also to attack'
      return now
        ? `take ${plural(count, 'action')} at once${none}`
        : `${count} more ${count === '1' ? 'action' : 'actions'} this turn${none}`
    },
    coin: (heads, tails) => `flip a coin. Heads: ${heads}. Tails: ${tails}`,
    choose: (branches) => `choose: ${branches.join('; or: ')}`,
    eachOf: (group, then) => `for ${group}: ${then}`,
    swap: (who, cur) => `you and ${who.text} exchange your ${cur}`,
    convert: (from, give, get) => `exchange as often as you like: ${give} ${from} for ${get} ${from === 'P' ? 'D' : 'P'}`,
    control: (who, to) => `${who.text} now ${who.many ? 'obey' : 'obeys'} ${to.text}`,
    attach: (what, to) => `${what.text} goes to ${to.text}`,
    move: (what) => `move ${what.text} to another warrior that may bear it`,
    copy: (who, from) => `${who.text} has the printed ratings of ${from.text}`,
    retarget: 'choose another target for that card',
    direction: 'play goes the other way round',
    turn: 'take another turn after this one',
    plan: 'declare attacker and defender of your next turn: if you attack in it, then so',
    again: (who) => (who ? `${who.text} attacks once more` : 'attack once more'),
    redirect: (to, times) =>
      to
        ? `${isYou(to) ? 'you gain those points' : `${to.text} gains those points`} instead${times === 1 ? '' : `, times ${times}`}`
        : `those points count ${times === 2 ? 'double' : `${times} times`}`,
    skip: (who, what) =>
      `${who.text} ${isYou(who) ? 'leave' : 'leaves'} out ${{ turn: 'the next turn', draw: 'the next drawing', actions: 'the actions of the next turn' }[what]}`,
    aside: (who) =>
      `${who.text} ${who.many ? 'lie' : 'lies'} aside under this card and ${who.many ? 'return' : 'returns'} when it leaves play`,
    ask: (who, which, yes, no) =>
      `${who.text} ${isYou(who) ? 'say' : 'says'} whether ${isYou(who) ? 'your' : 'that'} hand holds ${which}. If so: ${yes || 'nothing'}. If not: ${no || 'nothing'}`,
    freePlay: (which) => `you may play ${which} of your hand now, whatever its moment, without an action`,
    mark: (what, count) => `put ${plural(count, 'marker')} on ${what.text}`,
    payout: (count, cur, isInstead) =>
      `mission done, earn ${amount(count, cur)}${isInstead ? ', in place of the points of the kill' : ''}`,
  },
  until: (duration) =>
    ({
      stay: 'while this card is in play',
      theirs: 'in the next turn of that player',
      next: 'for the next action of that player',
      combat: 'for this combat',
      turn: 'for this turn',
      mine: 'until your next turn begins',
      game: 'for the rest of the match',
    })[duration],
  instead: 'in its place',
  sequence: ', then ',
  also: '; ',

  when: (when) =>
    ({
      ACTION: '',
      FREE: 'in your turn, without an action',
      START: 'before your first action',
      DRAW: 'before you draw',
      END: 'at the end of your turn',
      PRE: 'when an attack begins',
      ANN: 'when attacker and defender are named',
      COMBAT: 'during a combat',
      ANY: 'at any time',
    })[when],
  event: (event) =>
    ({
      card_played: 'when a card is played',
      deployed: 'when a warrior is deployed',
      announced: 'when attacker and defender are named',
      used: 'when an ability is used',
      removed: 'when a card leaves play',
      mission_done: 'when a mission is done',
      moved: 'when a warrior changes cover or commander',
      joined: 'when a warrior changes what it counts as',
      wounded: 'when a warrior is wounded',
      killed: 'when a warrior is killed',
      healed: 'when a warrior is healed',
      gained: 'when a player gains {cur}',
      combat_end: 'when the combat is over',
      turn_start: 'when a turn begins',
      draw_step: 'before drawing',
      turn_end: 'when a turn ends',
    })[event],
  killing: (victim, killer, inCombat) =>
    `when ${killer ? `${killer.text} kills ${victim}` : `${victim} is killed`}${inCombat ? ' in combat' : ''}`,
  actions: (count) => plural(String(count), 'action'),
  on: (target) => `on ${target}`,
  pay: {
    D: (count) => `pay ${count} D`,
    P: (count) => `pay ${count} P`,
    per: (count, max) => `pay ${count === 1 ? '' : `${count} × `}X D${max === undefined ? '' : ` (X at most ${max})`}`,
    hand: (count) => `discard ${plural(String(count), 'other card')} of your hand`,
    V: (of) => `pay the V of ${of.text} in D`,
    wound: 'it is wounded',
    discard: 'discard this card',
    remove: 'remove this card from the game',
  },
  limit: (limit) => ({ turn: 'once a turn', combat: 'once a combat', game: 'once a match' })[limit],
  unique: (unique) =>
    ({
      player: 'you may not have two of it in play',
      warrior: 'a warrior may not have two of it',
      holder: 'no warrior and no player may have two of it',
    })[unique],
  stays: (stay) =>
    ({
      warrior: 'on a warrior',
      card: 'on a card',
      squad: 'into your Squad',
      kohort: 'into your Cohort',
      player: 'before a player',
    })[stay],
  movable: (count) => `may be moved to another of your warriors for ${plural(String(count), 'action')}`,
  vehicle: 'it counts while it is used in an attack; no weapon may be used beside it, and a warrior has no second vehicle',
  armour: 'a warrior has one suit of armour',
  removed: 'then it is removed from the game',
  plain: 'no special ability',

  type: (type) =>
    ({
      warrior: 'Warrior',
      equipment: 'Equipment',
      fortification: 'Fortification',
      mission: 'Mission',
      art: 'Art',
      symmetry: 'Dark Symmetry',
      special: 'Special',
    })[type],
  affiliation: (aff) => (aff === 'general' ? 'General' : ADJECTIVES[aff]),
  discipline: (discipline) => DISCIPLINES[discipline],
  spell: (spell) => (spell === 'PERSONAL' ? 'personal combat spell' : spell === 'COMBAT' ? 'combat spell' : 'spell'),
  giftOf: (cls) => (cls === 'GIFT' ? 'general Gift' : `Gift of ${named(cls)}`),
  apostle: (follower) => `follower of ${named(follower)}`,
  personality: 'Personality',
}
