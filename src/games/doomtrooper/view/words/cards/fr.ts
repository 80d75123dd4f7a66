/** French for the texts of cards. */
import type { Affiliation } from '../../../rules/vocabulary'
import type { Agree, Noun, Phrase, Prose } from './prose'
import { named, tagNoun } from './tags'

const m = (one: string, many = `${one}s`): Noun => ({ one, many })
const f = (one: string, many = `${one}s`): Noun => ({ one, many, feminine: true })
const p = (text: string, more: Agree = {}): Phrase => ({ text, ...more })
const be = ({ many }: Agree, not: boolean): string => (many ? (not ? 'ne sont pas' : 'sont') : not ? 'n’est pas' : 'est')
/** "attaque", "n’attaque pas"; `finish` makes the elision. */
const does = ({ many, you }: Agree, not: boolean, one: string, several: string, yours = several): string => {
  const verb = you ? yours : many ? several : one
  return not ? `ne ${verb} pas` : verb
}
const ending = ({ many, feminine }: Agree): string => `${feminine ? 'e' : ''}${many ? 's' : ''}`
const un = (noun: Noun): string => (noun.feminine ? 'une' : 'un')
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
const either = (items: readonly string[]): string => items.join(' ou ')
/** Affiliations follow the noun in French. */
const affiliated = (aff: Affiliation, noun: Noun): Noun => {
  const plain: { readonly [A in Affiliation]?: string } = {
    bauhaus: 'Bauhaus',
    capitol: 'Capitol',
    cybertronic: 'Cybertronic',
    mishima: 'Mishima',
    brotherhood: 'de la Confrérie',
    legion: 'des Légions Obscures',
    general: 'sans affiliation',
  }
  const word = plain[aff]
  if (word !== undefined) return { ...noun, one: `${noun.one} ${word}`, many: `${noun.many} ${word}` }
  return {
    ...noun,
    one: `${noun.one} ${noun.feminine ? 'impériale' : 'impérial'}`,
    many: `${noun.many} ${noun.feminine ? 'impériales' : 'impériaux'}`,
  }
}
const TYPES = {
  warrior: m('combattant'),
  equipment: f('carte d’équipement', 'cartes d’équipement'),
  fortification: f('fortification'),
  mission: f('mission'),
  art: f('carte des Mystères', 'cartes des Mystères'),
  symmetry: f('carte de Symétrie Obscure', 'cartes de Symétrie Obscure'),
  special: f('carte spéciale', 'cartes spéciales'),
} as const
const DISCIPLINES = {
  CHANGELING: 'Domination',
  ELEMENTS: 'Éléments',
  EXORCISM: 'Exorcisme',
  KINETICS: 'Cinétique',
  MANIPULATION: 'Manipulation',
  MENTALISM: 'Mentalisme',
  PREMONITION: 'Prémonition',
} as const
const CURS = { P: 'P', D: 'D', PTS: 'points à répartir' } as const
const STATS = { F: 'C', S: 'T', A: 'A', V: 'V' } as const
/** "5 P"; a formula follows the name of the points and a colon. */
const amount = (count: string, cur: keyof typeof CURS): string => {
  const name = CURS[cur]
  if (/^\w+$/.test(count)) return `${count} ${name}`
  return count === `les ${cur} gagnés` ? count : `des ${name} : ${count}`
}
const plural = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`
const isYou = (who: Phrase): boolean => who.you === true
const may = (who: Phrase | undefined, not: boolean): string => {
  const verb = who?.you ? 'pouvez' : who?.many ? 'peuvent' : 'peut'
  return `${who ? `${who.text} ` : ''}${not ? `ne ${verb} pas` : verb}`
}
const scored = (scorer: Phrase | undefined): string =>
  scorer
    ? isYou(scorer)
      ? ' ; s’il meurt, vous marquez ses points'
      : ` ; s’il meurt, ${scorer.text} marque ses points`
    : ' ; personne ne marque ses points'
/** "de cartes" after a negation, "des cartes" otherwise. */
const some = (bare: string, isRefused: boolean): string => `${isRefused ? 'de' : 'des'} ${bare}`

export const FR: Prose = {
  finish: (text) =>
    text
      .replace(/\bde le (?=\S)/g, 'du ')
      .replace(/\bde les (?=\S)/g, 'des ')
      .replace(/(^|[\s(])à le (?=\S)/g, '$1au ')
      .replace(/(^|[\s(])à les (?=\S)/g, '$1aux ')
      .replace(/\bsi (?=il\b|ils\b)/gi, 's’')
      .replace(/\b([dn]|qu)e (?=[aeiouâéèêîôAEIOUÉ])/g, '$1’'),
  listed,
  either,
  given: (clauses) => `si ${clauses.join(' et si ')}`,
  headed: (head, rest) => (head === '' ? ` : ${rest}` : `${head} : ${rest}`),

  references: {
    bearer: p('le porteur'),
    host: p('l’arme', { feminine: true }),
    foe: p('son adversaire'),
    t: p('la cible', { feminine: true }),
    caster: p('le lanceur'),
    attacker: p('l’attaquant'),
    defender: p('le défenseur'),
    victim: p('le combattant tué'),
    killer: p('celui qui l’a tué'),
    me: p('vous', { you: true }),
    opp: p('votre adversaire'),
    p: p('un adversaire'),
    it: p('il'),
    event: p('ce joueur'),
    combatant: p('un des deux adversaires'),
  },
  self: (type) => (type === 'warrior' ? p('ce combattant') : p('cette carte', { feminine: true })),
  pronoun: p('il'),
  noun: (head, arg, name) => {
    switch (head) {
      case 'aff':
        return affiliated(arg as Affiliation, TYPES.warrior)
      case 'DL':
        return m('combattant des Légions Obscures', 'combattants des Légions Obscures')
      case 'DT':
        return m('commando de la mort', 'commandos de la mort')
      case 'BH':
        return m('membre de la Confrérie', 'membres de la Confrérie')
      case 'CORP':
        return m('membre d’une mégacorporation', 'membres des mégacorporations')
      case 'tag':
        return tagNoun(arg, 'fr')
      case 'id':
        return m(name(arg), `cartes ${name(arg)}`)
      case 'type':
        return arg === 'any' ? f('carte') : (TYPES[arg as 'warrior'] ?? f('carte'))
      case 'follower':
        return m(`serviteur de ${named(arg)}`, `serviteurs de ${named(arg)}`)
      case 'class':
        if (arg === 'GIFT') return m('Don général', 'Dons généraux')
        if (arg === 'APOSTLE') return m('Don d’un Apôtre', 'Dons d’Apôtres')
        return arg === 'ANY' ? TYPES.symmetry : m(`Don de ${named(arg)}`, `Dons de ${named(arg)}`)
      case 'player':
        return m('joueur')
    }
  },
  warrior: TYPES.warrior,
  card: f('carte'),
  affiliated,
  other: (noun) => ({ ...noun, one: `autre ${noun.one}`, many: `autres ${noun.many}` }),
  isNot: (noun, { many }) => `qui ${many ? 'ne sont pas' : 'n’est pas'} ${many ? `des ${noun.many}` : `${un(noun)} ${noun.one}`}`,
  that: (verb) => `qui ${verb}`,
  whose: (ref, verb) => (ref === 'foe' ? `dont l’adversaire ${verb}` : `quand ${FR.references[ref as 'bearer'].text} ${verb}`),
  is: (agree, not, noun) => `${be(agree, not)} ${agree.many ? `des ${noun.many}` : `${un(noun)} ${noun.one}`}`,
  verb: (head, not, agree, arg, inner) => {
    const end = ending(agree)
    switch (head) {
      case 'spell':
        return `${be(agree, not)} un sort de combat${arg === 'PERSONAL' ? ' personnel' : ''}`
      case 'wounded':
        return `${be(agree, not)} blessé${end}`
      case 'healthy':
        return `${be(agree, not)} indemne${agree.many ? 's' : ''}`
      case 'cover':
        return `${be(agree, not)} à couvert`
      case 'attacking':
        return does(agree, not, 'attaque', 'attaquent')
      case 'defending':
        return does(agree, not, 'défend', 'défendent')
      case 'inCombat':
        return `${does(agree, not, 'participe', 'participent')} à l’affrontement`
      case 'has':
        return not ? `${agree.many ? 'n’ont' : 'n’a'} pas de ${inner.bare(arg)}` : `${agree.many ? 'ont' : 'a'} ${inner.a(arg)}`
      case 'using':
        return not
          ? `n’utilise${agree.many ? 'nt' : ''} pas de ${inner.bare(arg)}`
          : `utilise${agree.many ? 'nt' : ''} ${inner.a(arg)}`
      case 'fortified':
        return `${be(agree, not)} protégé${end} par une fortification`
      case 'protectedBy':
        return `${be(agree, not)} protégé${end} par ${inner.a(arg)}`
      case 'protects':
        return `${does(agree, not, 'protège', 'protègent')} ${inner.reference(arg).text}`
      case 'survived':
        return not ? 'n’a pas survécu' : 'a survécu'
      case 'on':
        return `${be(agree, not)} sur ${arg === 'mine' ? 'un de vos combattants' : arg === 'theirs' ? 'un combattant adverse' : arg === 'self' || arg === 'it' ? 'lui' : inner.reference(arg).text}`
      case 'zone':
        return `${be(agree, not)} ${arg === 'squad' ? 'dans une escouade' : arg === 'kohort' ? 'dans une cohorte' : 'en jeu'}`
      case 'sameSide':
        return `${be(agree, not)} du même camp que ${inner.reference(arg).text}`
      case 'canAttack':
        return does(agree, not, 'peut attaquer', 'peuvent attaquer').replace(' attaquer pas', ' pas attaquer')
      case 'canReinforce':
        return does(agree, not, 'peut aider', 'peuvent aider').replace(' aider pas', ' pas aider')
      case 'duplicate':
        return `${be(agree, not)} en double à cet endroit`
      case 'sameV':
        return `${not ? (agree.many ? 'n’ont pas' : 'n’a pas') : agree.many ? 'ont' : 'a'} la V de ${inner.reference(arg).text}`
      case 'killed':
        return not ? `n’a pas été tué${end}` : `a été tué${end}`
      case 'highestV':
        return not ? 'n’a pas la plus haute V' : 'a la plus haute V'
      case 'last':
        return `${be(agree, not)} ${arg === 'zone:squad' ? 'le dernier combattant d’une escouade' : arg === 'zone:kohort' ? 'le dernier combattant d’une cohorte' : `le dernier ${inner.bare(arg)} de son joueur`}`
      case 'self':
        return `${be(agree, not)} ce combattant`
      case 'mine':
        return `${be(agree, not)} à vous`
      case 'theirs':
        return `${be(agree, not)} à un adversaire`
    }
  },
  fact: (head, not, arg, inner) => {
    switch (head) {
      case 'tactic':
        return `l’affrontement ${not ? 'n’est pas' : 'est'} ${arg === 'fight' ? 'un combat rapproché' : 'un tir'}`
      case 'inPlay':
        return not ? `aucun ${inner.bare(arg)} n’est en jeu` : `${inner.a(arg)} est en jeu`
      case 'noneInPlay':
        return not ? `${inner.a(arg)} est en jeu` : `aucun ${inner.bare(arg)} n’est en jeu`
      case 'mineInPlay':
        return not ? `vous n’avez pas de ${inner.bare(arg)} en jeu` : `vous avez ${inner.a(arg)} en jeu`
      case 'by':
        return `c’${not ? 'n’' : ''}était${not ? ' pas' : ''} ${arg === 'mine' ? 'un des vôtres' : arg === 'theirs' ? 'un adverse' : inner.reference(arg).text}`
      case 'inCombatThen':
        return `cela s’est ${not ? 'passé hors d’un' : 'passé dans un'} affrontement`
      case 'cur':
        return `des ${arg} ${not ? 'n’ont pas été' : 'ont été'} gagnés`
      case 'woundedNow':
        return `${inner.reference(arg).text} y ${not ? 'n’a pas été' : 'a été'} blessé`
      case 'cardClass':
        return `${not ? 'ce n’est pas' : 'c’est'} ${TYPES[arg as 'warrior'] ? `${un(TYPES[arg as 'warrior'])} ${TYPES[arg as 'warrior'].one}` : named(arg)}`
      case 'turn':
        return `${not ? 'ce n’est pas' : 'c’est'} ${arg === 'mine' ? 'votre tour' : 'le tour d’un adversaire'}`
    }
  },
  outside: 'hors de l’affrontement',
  covered: 'à couvert',
  engaged: (agree) => `engagé${ending(agree)} dans l’affrontement`,
  onWarrior: 'portée par un combattant',
  inUse: ({ feminine, many }) => `utilisé${ending({ ...(feminine ? { feminine } : {}), ...(many ? { many } : {}) })}`,
  zone: (zone) =>
    ({ squad: 'dans l’escouade', kohort: 'dans la cohorte', hidden: 'déployé à couvert', reserve: 'de la réserve' })[zone],
  group: (noun, after, of, many) => {
    const rest = after.length > 0 ? ` ${after.join(' et ')}` : ''
    const feminine = noun.feminine ? { feminine: true } : {}
    if (many === 'one') {
      if (of === 'mine') return p(`${un(noun)} de vos ${noun.many}${rest}`, feminine)
      return p(`${un(noun)} ${noun.one}${of === 'theirs' ? ' adverse' : ''}${rest}`, feminine)
    }
    const agree = { many: true, ...feminine }
    if (many === 'X') {
      if (of === 'mine') return p(`X de vos ${noun.many}${rest}`, agree)
      return p(`X ${noun.many}${of === 'theirs' ? ' adverses' : ''}${rest}`, agree)
    }
    if (of === 'mine') return p(`vos ${noun.many}${rest}`, agree)
    if (of === 'theirs') return p(`les ${noun.many} adverses${rest}`, agree)
    return p(`${noun.feminine ? 'toutes' : 'tous'} les ${noun.many}${rest}${after.length > 0 ? '' : ' en jeu'}`, agree)
  },
  a: (noun) => `${un(noun)} ${noun.one}`,
  compared: (subject, what, least, count) => {
    const bound = `${count} ou ${least ? 'plus' : 'moins'}`
    if (isYou(subject)) return `vous avez ${count} ${what} ou ${least ? 'plus' : 'moins'}`
    return subject.text === '' ? `${what} est de ${bound}` : `${what} de ${subject.text} est de ${bound}`
  },

  points: (cur) => (cur === 'PTS' ? 'points' : cur),
  of: (what, phrase) =>
    what === 'markers' ? `marqueurs de ${phrase.text}` : `${what in STATS ? STATS[what as 'F'] : what} de ${phrase.text}`,
  pointsGained: (cur) => `les ${cur} gagnés`,
  ifKilled: (count) => `${count} (s’il a tué dans cet affrontement)`,
  countOf: (group) => `le nombre de ${group}`,
  half: (of) => `la moitié de la ${of}, arrondie au supérieur`,

  stats: STATS,
  doubled: (stats, times, isPlural) =>
    `${stats} ${isPlural ? 'comptent' : 'compte'} ${times === '2' ? 'double' : `${times} fois`}`,
  halved: (stats, isPlural) => `${stats} ${isPlural ? 'comptent' : 'compte'} pour moitié, arrondi au supérieur`,
  keyword: (word, arg) => {
    switch (word) {
      case 'SLAYER':
        return 'toute blessure infligée dans un affrontement tue'
      case 'FIRST_STRIKE':
        return 'frappe en premier ; si le coup blesse ou tue, l’affrontement est fini'
      case 'ONE_HIT':
        return 'toute blessure reçue tue'
      case 'INVULNERABLE':
        return 'ne peut être ni blessé ni tué'
      case 'NO_RETURN':
        return 'ne subit pas de riposte'
      case 'D_ONLY':
        return 'les points gagnés deviennent des D'
      case 'ANY_TARGET':
        return 'peut attaquer tout combattant, quelle que soit l’affiliation'
      case 'DOUBLE_D':
        return `chaque D dépensé pour ${arg === 'SYM' ? 'la Symétrie Obscure' : arg === 'ART' ? 'les Mystères' : (DISCIPLINES[arg.replace('ART:', '') as 'ELEMENTS'] ?? named(arg))} compte pour 2 D`
      case 'TWO_WEAPONS': {
        const noun = tagNoun(arg, 'fr')
        return `deux ${noun.many} peuvent servir dans une même attaque`
      }
      case 'MULTI_ATTACK':
        return `mène ${arg} attaques en une`
    }
  },
  immuneTo: (classes, cards) =>
    cards === undefined ? `immunité contre ${classes}` : `immunité contre ${classes}, ${cards} cartes choisies seulement`,
  immunity: (cls) => {
    const [kind, arg = ''] = cls.split(':')
    switch (kind) {
      case 'SYM_GIFT':
        return 'les Dons généraux'
      case 'SYM_APOSTLE':
        return arg ? `les Dons de ${named(arg)}` : 'les Dons d’Apôtres'
      case 'SYM_ALL':
        return 'toute la Symétrie Obscure'
      case 'ART':
        return arg ? `les sorts de ${DISCIPLINES[arg as 'ELEMENTS'] ?? named(arg)}` : 'les Mystères'
      case 'SPECIAL':
        return arg ? `les cartes spéciales : ${named(arg)}` : 'les cartes spéciales'
      default:
        return arg ? `l’équipement : ${tagNoun(arg, 'fr').many}` : 'l’équipement'
    }
  },
  exceptSelf: '(sauf cette carte)',
  exceptOwn: '(sauf vos propres cartes)',
  can: (who, verb) => `${may(who, false)} ${verb}`,
  cannot: (who, verb) => `${may(who, true).replace(/^tou(?:te)?s les /, 'les ')} ${verb}`,
  canOnly: (who, verb) =>
    `${who ? `${who.text} ` : ''}ne ${who?.many ? 'peuvent' : 'peut'} ${verb.replace(/^(\S+) /, '$1 que ')}`,
  must: (who, verb, isChoice) =>
    isChoice
      ? `${who ? `si ${who.text}` : 's’il'} attaque, il doit ${verb}`
      : `${who ? `${who.text} ` : ''}${who?.you ? 'devez' : who?.many ? 'doivent' : 'doit'} ${verb}`,
  act: (act, { text, bare, isRefused }) => {
    const with_ = (verb: string) => (text === '' ? verb : `${verb} ${text}`)
    const cards = (verb: string) => (bare === '' ? verb : `${verb} ${some(bare, isRefused)}`)
    switch (act) {
      case 'attack':
        return text === 'un combattant' ? 'attaquer n’importe quel combattant' : with_('attaquer')
      case 'be_attacked':
        return `subir ${isRefused ? 'd’' : 'une '}attaque${text === '' ? '' : ` de ${text}`}`
      case 'fight':
        return 'prendre part à un combat rapproché'
      case 'shoot':
        return 'prendre part à un tir'
      case 'start_fight':
        return 'attaquer en combat rapproché'
      case 'start_shoot':
        return 'attaquer au tir'
      case 'retaliate':
        return 'riposter'
      case 'cover':
        return 'se mettre à couvert de plein gré'
      case 'uncover':
        return 'quitter son couvert'
      case 'attack_covered':
        return 'attaquer à couvert'
      case 'attack_uncovered':
        return 'attaquer le tour où il quitte son couvert'
      case 'receive':
        return cards('recevoir')
      case 'use':
        return cards('utiliser')
      case 'cast':
        return text === '' ? 'lancer de sorts' : `lancer ${text}`
      case 'act':
        return 'agir'
      case 'deploy':
        return 'être déployé'
      case 'play':
        return cards('jouer')
      case 'benefit':
        return bare === '' ? 'en profiter' : `profiter des ${bare}`
      case 'earn':
        return bare === '' ? `gagner ${isRefused ? 'de' : 'des'} points` : cards('gagner')
      case 'join':
        return 'changer d’affiliation ni devenir hérétique'
      case 'bestow':
        return cards('recevoir')
      case 'reward':
        return 'toucher la récompense d’une mission qui n’est pas sur ce combattant'
      case 'heal':
        return 'être soigné'
      case 'be_immune':
        return 'profiter d’immunités'
      case 'attack_player':
        return 'attaquer un joueur'
      case 'act_after_attack':
        return 'agir après une attaque'
    }
  },
  spells: (of) =>
    of.length === 0
      ? ''
      : of.includes('ALL')
        ? 'les sorts de toutes les disciplines'
        : `les sorts des disciplines ${listed(of.map((one) => DISCIPLINES[one as 'ELEMENTS'] ?? named(one)))}`
            .replace(/disciplines ([^ ]+)$/, 'la discipline $1')
            .replace('des la', 'de la'),
  personalAsCombat: 'ses sorts de combat personnels valent des sorts de combat',
  whenPossible: 'si c’est possible',
  each: (price) => `(${price} pour chaque carte)`,
  free: 'à tout moment et sans action',
  counts: (who, as) => `${who.text} compte aussi comme ${as}`,
  noLonger: (who, as) => `${who.text} ne compte plus comme ${as}`,
  rate: (rate, of) => {
    const name = {
      handMax: 'taille de la main',
      drawMax: 'cartes piochées par tour au plus',
      actions: 'actions par tour',
      attacks: 'attaques par tour',
      minDiscard: 'cartes défaussées par tour au moins',
      meditate: 'D gagnés en méditant',
      artSpend: 'D payés pour un sort au plus',
    }[rate]
    return `${name}${of ? ` (${of.text.replace(/ en jeu$/, '')})` : ' (pour vous)'}`
  },
  costs: (what, of, change, min) => `${what}${of ? ` (${of.text.replace(/ en jeu$/, '')})` : ''} : prix ${change}${min}`,
  priced: (act) =>
    ({
      'act:deploy': 'déployer un combattant',
      'act:cover': 'se mettre à couvert',
      'act:uncover': 'quitter son couvert',
      'act:attack': 'une attaque',
    })[act],
  atLeast: (count) => `, mais au moins ${count}`,
  cost: (count, cur) => (cur === 'actions' ? plural(count, 'action') : `${count} ${cur}`),
  shield: (what) => `aucun effet ne défausse ni ne retire ${what.text}`,

  op: {
    gain: (who, count, cur) => (isYou(who) ? `gagnez ${amount(count, cur)}` : `${who.text} gagne ${amount(count, cur)}`),
    lose: (who, count, cur) => (isYou(who) ? `perdez ${amount(count, cur)}` : `${who.text} perd ${amount(count, cur)}`),
    heal: (who) => `soignez ${who.text}`,
    cover: (who) => `${who.text} se met à couvert`,
    uncover: (who) => `${who.text} quitte son couvert`,
    reveal: (who) => `montrez ${who.text} à tous`,
    wound: (who, scorer) => (who.text === 'il' ? `il est blessé${scored(scorer)}` : `blessez ${who.text}${scored(scorer)}`),
    kill: (who, scorer) => (who.text === 'il' ? `il est tué${scored(scorer)}` : `tuez ${who.text}${scored(scorer)}`),
    damage: (who, count) =>
      `${who.text} ${who.many ? 'subissent' : 'subit'} des dégâts : ${count}. Des dégâts au moins égaux à son A blessent un combattant`,
    discard: (what) => `défaussez ${what.text}`,
    remove: (what) => `retirez ${what.text} de la partie`,
    return: (what) => `renvoyez ${what.text} dans la main de son propriétaire`,
    draw: (count) => `piochez ${plural(count, 'carte')}`,
    look: (count) => (count === '1' ? 'regardez la main d’un adversaire' : `regardez la main de ${count} adversaires`),
    search: (count, noun, zone) =>
      `prenez en main ${count === '1' ? `${un(noun)} ${noun.one}` : `${count} ${noun.many}`} de votre ${zone === 'pile' ? 'pioche, puis mélangez-la' : 'défausse'}`,
    put: (what, to) => `placez ${what} de votre réserve dans votre ${to === 'squad' ? 'escouade' : 'cohorte'}`,
    tactic: 'changez la tactique de l’affrontement',
    becomes: (who, side, isChecked) =>
      `${who.text} devient ${side === 'defender' ? 'le défenseur' : 'l’attaquant'}, ${isChecked ? 'si l’attaquant a le droit de l’attaquer' : 'quelles que soient les affiliations'}`,
    end_combat: 'l’affrontement prend fin sans résultat',
    counter: 'cette carte est sans effet',
    undo: 'il n’est pas tué et reste comme il était',
    reinforce: (who, side, stats) => `${who.text} rejoignent ${side.text} : on additionne ${stats}`,
    disable: (what) => `${what.text} ne peut pas servir`,
    alter: (what, times) =>
      times < 0
        ? `ce qu’apporte ${what.text} est retranché`
        : times === 0
          ? `${what.text} n’apporte rien`
          : `ce qu’apporte ${what.text} compte ${times === 2 ? 'double' : `${times} fois`}`,
    extra: (count, kind, now) => {
      if (kind === 'attack') return `${plural(count, 'attaque')} de plus ce tour`
      const none = kind === 'nonattack' ? ', mais pas d’attaque' : ', même pour attaquer'
      return now ? `effectuez aussitôt ${plural(count, 'action')}${none}` : `${plural(count, 'action')} de plus ce tour${none}`
    },
    coin: (heads, tails) => `lancez une pièce. Face : ${heads}. Pile : ${tails}`,
    choose: (branches) => `au choix : ${branches.join(' ; ou : ')}`,
    eachOf: (group, then) => `pour ${group} : ${then}`,
    swap: (who, cur) => `vous et ${who.text} échangez vos ${cur}`,
    convert: (from, give, get) =>
      `échangez autant de fois que vous le voulez ${give} ${from} contre ${get} ${from === 'P' ? 'D' : 'P'}`,
    control: (who, to) => `${who.text} ${who.many ? 'obéissent' : 'obéit'} désormais à ${to.text}`,
    attach: (what, to) => `${what.text} passe à ${to.text}`,
    move: (what) => `faites passer ${what.text} à un autre combattant qui peut l’avoir`,
    copy: (who, from) => `${who.text} prend les valeurs imprimées de ${from.text}`,
    retarget: 'choisissez une autre cible pour cette carte',
    direction: 'on joue dans l’autre sens',
    turn: 'jouez un tour de plus après celui-ci',
    plan: 'désignez l’attaquant et le défenseur de votre prochain tour : si vous y attaquez, c’est ainsi',
    again: (who) => (who ? `${who.text} attaque encore une fois` : 'attaquez encore une fois'),
    redirect: (to, times) =>
      to
        ? `${isYou(to) ? 'c’est vous qui gagnez ces points' : `${to.text} gagne ces points à sa place`}${times === 1 ? '' : `, ${times} fois`}`
        : `ces points comptent ${times === 2 ? 'double' : `${times} fois`}`,
    skip: (who, what) =>
      `${who.text} ${isYou(who) ? 'sautez' : 'saute'} ${{ turn: 'le prochain tour', draw: 'la prochaine pioche', actions: 'les actions du prochain tour' }[what]}`,
    aside: (who) => `mettez de côté ${who.text} sous cette carte, jusqu’à ce qu’elle quitte le jeu`,
    ask: (who, which, yes, no) =>
      `${who.text} ${isYou(who) ? 'dites' : 'dit'} si ${isYou(who) ? 'votre' : 'sa'} main contient ${which}. Si oui : ${yes || 'rien'}. Sinon : ${no || 'rien'}`,
    freePlay: (which) => `vous pouvez jouer ${which} de votre main, à n’importe quel moment et sans action`,
    mark: (what, count) => `posez ${plural(count, 'marqueur')} sur ${what.text}`,
    payout: (count, cur, isInstead) =>
      `mission accomplie, gagnez ${amount(count, cur)}${isInstead ? ', à la place des points de la victoire' : ''}`,
  },
  until: (duration) =>
    ({
      stay: 'tant que cette carte est en jeu',
      theirs: 'au prochain tour de ce joueur',
      next: 'pour la prochaine action de ce joueur',
      combat: 'pour cet affrontement',
      turn: 'pour ce tour',
      mine: 'jusqu’au début de votre prochain tour',
      game: 'jusqu’à la fin de la partie',
    })[duration],
  instead: 'à la place',
  sequence: ', puis ',
  also: ' ; ',

  when: (when) =>
    ({
      ACTION: '',
      FREE: 'à votre tour, sans action',
      START: 'avant votre première action',
      DRAW: 'avant de piocher',
      END: 'à la fin de votre tour',
      PRE: 'au début d’une attaque',
      ANN: 'une fois l’attaquant et le défenseur désignés',
      COMBAT: 'pendant un affrontement',
      ANY: 'à tout moment',
    })[when],
  event: (event) =>
    ({
      card_played: 'quand une carte est jouée',
      deployed: 'quand un combattant est déployé',
      announced: 'quand l’attaquant et le défenseur sont désignés',
      used: 'quand un pouvoir est utilisé',
      removed: 'quand une carte quitte le jeu',
      mission_done: 'quand une mission est accomplie',
      moved: 'quand un combattant change de couvert ou de chef',
      joined: 'quand un combattant change d’appartenance',
      wounded: 'quand un combattant est blessé',
      killed: 'quand un combattant est tué',
      healed: 'quand un combattant est soigné',
      gained: 'quand un joueur gagne des {cur}',
      combat_end: 'quand l’affrontement est fini',
      turn_start: 'quand un tour commence',
      draw_step: 'avant la pioche',
      turn_end: 'quand un tour finit',
    })[event],
  killing: (victim, killer, inCombat) =>
    `quand ${killer ? `${killer.text} tue ${victim}` : `${victim} est tué`}${inCombat ? ' dans un affrontement' : ''}`,
  actions: (count) => plural(String(count), 'action'),
  on: (target) => `sur ${target}`,
  pay: {
    D: (count) => `payez ${count} D`,
    P: (count) => `payez ${count} P`,
    per: (count, max) => `payez ${count === 1 ? '' : `${count} × `}X D${max === undefined ? '' : ` (X au plus ${max})`}`,
    hand: (count) => `défaussez ${plural(String(count), 'autre carte', 'autres cartes')} de votre main`,
    V: (of) => `payez en D la V de ${of.text}`,
    wound: 'il est blessé',
    discard: 'défaussez cette carte',
    remove: 'retirez cette carte de la partie',
  },
  limit: (limit) => ({ turn: 'une fois par tour', combat: 'une fois par affrontement', game: 'une fois par partie' })[limit],
  unique: (unique) =>
    ({
      player: 'vous ne pouvez pas en avoir deux en jeu',
      warrior: 'un combattant ne peut pas en avoir deux',
      holder: 'ni un combattant ni un joueur ne peut en avoir deux',
    })[unique],
  stays: (stay) =>
    ({
      warrior: 'sur un combattant',
      card: 'sur une carte',
      squad: 'dans votre escouade',
      kohort: 'dans votre cohorte',
      player: 'devant un joueur',
    })[stay],
  movable: (count) => `peut passer à un autre de vos combattants pour ${plural(String(count), 'action')}`,
  vehicle: 'il compte quand il sert dans une attaque ; aucune arme ne sert avec lui, et un combattant n’a pas deux véhicules',
  armour: 'un combattant n’a qu’une armure',
  removed: 'puis elle est retirée de la partie',
  plain: 'pas de pouvoir particulier',

  type: (type) =>
    ({
      warrior: 'Combattant',
      equipment: 'Équipement',
      fortification: 'Fortification',
      mission: 'Mission',
      art: 'Mystères',
      symmetry: 'Symétrie Obscure',
      special: 'Carte spéciale',
    })[type],
  affiliation: (aff) =>
    ({
      bauhaus: 'Bauhaus',
      capitol: 'Capitol',
      cybertronic: 'Cybertronic',
      imperial: 'Impérial',
      mishima: 'Mishima',
      brotherhood: 'Confrérie',
      legion: 'Légions Obscures',
      general: 'Cartel',
    })[aff],
  discipline: (discipline) => DISCIPLINES[discipline],
  spell: (spell) => (spell === 'PERSONAL' ? 'sort de combat personnel' : spell === 'COMBAT' ? 'sort de combat' : 'sort'),
  giftOf: (cls) => (cls === 'GIFT' ? 'Don général' : `Don de ${named(cls)}`),
  apostle: (follower) => `serviteur de ${named(follower)}`,
  personality: 'personnalité',
}
