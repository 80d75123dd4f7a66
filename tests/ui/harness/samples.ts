/** A match in the middle, for looking at the chrome without a game: what a game's words would say, in both languages. */
import { IDLE } from '../../../src/client/draft'
import type { LobbyList } from '../../../src/games/lobby'
import { INCH } from '../../../src/geometry/types'
import type { AnyDecision, Reason, Tally } from '../../../src/kernel'
import type { LobbyPageProps } from '../../../src/ui/home/lobby-page'
import type { SavedMatch } from '../../../src/ui/home/saved-matches'
import type { AnyChoice } from '../../../src/ui/match/choice/shape-props'
import type { LogItem } from '../../../src/ui/match/log-items'
import type { AnyPhrases, Language } from '../../../src/ui/words/speak'

/** A line in each language. */
export type Both = { readonly [L in Language]: string }
const both = (en: string, fr: string): Both => ({ en, fr })

export const GAME_PHRASES: { readonly [L in Language]: AnyPhrases } = {
  en: {
    weapon: () => 'gunstick',
    skill: () => 'Shoot',
    crate: () => 'the crates obstruct',
    'no-sight': () => 'The tower blocks the whole corridor.',
    engaged: () => 'It is in melee.',
  },
  fr: {
    weapon: () => 'fusil à rayons',
    skill: () => 'Tir',
    crate: () => 'les caisses gênent',
    'no-sight': () => 'La tour barre tout le corridor.',
    engaged: () => 'Elle est au corps à corps.',
  },
}
const reason = (key: string, rule?: string): Reason => (rule ? { key, rule } : { key })

export const TALLY: Tally = {
  total: 4,
  parts: [
    { value: 3, reason: reason('weapon') },
    { value: 2, reason: reason('skill', '2.2.3') },
    { value: -1, reason: reason('crate', '2.2.1') },
  ],
}

const NAMES: { readonly [ref: string]: Both } = {
  e1: both('Enforcer 1', 'Exécuteur 1'),
  e2: both('Enforcer 2', 'Exécuteur 2'),
  g1: both('Gearclaw 1', 'Griffe d’engrenage 1'),
  g2: both('Gearclaw 2', 'Griffe d’engrenage 2'),
  crates: both('the crates', 'les caisses'),
  tower: both('the tower', 'la tour'),
  hit: both('hit', 'touche'),
  armour: both('armour', 'armure'),
  bolt: both('bolt', 'éclair'),
}
export const nameOf = (ref: string, language: Language): string => NAMES[ref]?.[language] ?? ref

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH })
const space = { radius: 16 * 100, tolerance: { overlap: 2, contact: 50 } }

export const CHOICES: { readonly [name: string]: { readonly choice: AnyChoice; readonly title: Both; readonly hint: Both } } = {
  pick: {
    title: both('Enforcer 2: choose a target', 'Exécuteur 2 : choisissez une cible'),
    hint: both('Only what it can see may be shot at.', 'On ne tire que sur ce que l’on voit.'),
    choice: {
      shape: 'pick',
      least: 1,
      most: 1,
      options: [
        { id: 'g1', on: ['e2', 'g1'], shows: TALLY as never },
        { id: 'g2', refused: reason('no-sight', '2.2.1') },
        { id: 'e1', refused: reason('engaged') },
      ],
    },
  },
  several: {
    title: both('Discard down to five', 'Défaussez jusqu’à cinq'),
    hint: both('In the order they go.', 'Dans l’ordre où elles partent.'),
    choice: { shape: 'pick', least: 1, most: 3, options: [{ id: 'hit' }, { id: 'armour' }, { id: 'bolt' }, { id: 'crates' }] },
  },
  amount: {
    title: both('Spend fate', 'Dépenser du destin'),
    hint: both('Each token clears one stress.', 'Chaque jeton retire un stress.'),
    choice: { shape: 'amount', least: 0, most: 4 },
  },
  split: {
    title: both('Share the hits', 'Répartir les touches'),
    hint: both('At least one each.', 'Au moins une chacun.'),
    choice: {
      shape: 'split',
      total: 5,
      among: [
        { id: 'g1', least: 1, most: 4 },
        { id: 'g2', least: 1, most: 4 },
      ],
    },
  },
  order: {
    title: both('Order of the stress tests', 'Ordre des tests de stress'),
    hint: both('They are taken one after the other.', 'Ils se font l’un après l’autre.'),
    choice: { shape: 'order', items: ['e1', 'e2', 'g1'] },
  },
  roll: {
    title: both('Enforcer 2 shoots', 'Exécuteur 2 tire'),
    hint: both('Four combat dice.', 'Quatre dés de combat.'),
    choice: {
      shape: 'roll',
      dice: Array.from({ length: 2 }, () => ({ faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] })),
    },
  },
  shuffle: {
    title: both('Shuffle the battle deck', 'Mélange des cartes de combat'),
    hint: both('The discard pile goes in.', 'La défausse y retourne.'),
    choice: { shape: 'shuffle', count: 36 },
  },
  place: {
    title: both('Deploy Enforcer 2', 'Déployez Exécuteur 2'),
    hint: both('Within your deployment area.', 'Dans votre zone de déploiement.'),
    choice: { shape: 'place', piece: 'e2', region: { keep: [] }, ...space },
  },
  path: {
    title: both('Move Enforcer 2', 'Déplacez Exécuteur 2'),
    hint: both('Up to 6″, not through walls.', 'Jusqu’à 6″, pas à travers les murs.'),
    choice: {
      shape: 'path',
      piece: 'e2',
      from: at(12, 9),
      budget: 6 * INCH,
      walls: [],
      crossings: [],
      end: { keep: [] },
      ...space,
    },
  },
  route: {
    title: both('Move Enforcer 2', 'Déplacez Exécuteur 2'),
    hint: both('One cube, or elsewhere in its own.', 'Un cube, ou ailleurs dans le sien.'),
    choice: {
      shape: 'route',
      piece: 'e2',
      from: 'crates',
      most: 1,
      steps: { crates: [{ to: 'tower' }] },
      ends: { crates: { keep: [] }, tower: { keep: [] } },
      barred: {},
      ...space,
    },
  },
}

const FALLBACKS: { readonly [name: string]: unknown } = {
  place: { at: at(12, 9), heading: 90 },
  route: { stations: ['tower'], pose: { at: at(12, 9), heading: 90 } },
}
export const decisionOf = (name: string): AnyDecision => ({
  id: `q-${name}`,
  seat: 'A',
  subject: name,
  choice: CHOICES[name]?.choice ?? { shape: name },
  fallback: FALLBACKS[name],
})
export { IDLE }

export const LOG: readonly (Omit<LogItem, 'text' | 'details'> & { readonly text: Both; readonly details: readonly Both[] })[] = [
  { id: '1', kind: 'heading', text: both('Turn 2: initiative', 'Tour 2 : initiative'), details: [] },
  {
    id: '2',
    kind: 'dice',
    seat: 'A',
    text: both('Alice throws 5 dice: 3 hits.', 'Alice lance 5 dés : 3 touches.'),
    details: [both('Average 2.5; this or better: 50 %', 'Moyenne 2,5 ; autant ou mieux : 50 %')],
  },
  { id: '3', kind: 'dice', seat: 'B', text: both('Bruno throws 5 dice: 2 hits.', 'Bruno lance 5 dés : 2 touches.'), details: [] },
  { id: '4', kind: 'result', seat: 'A', text: both('Alice has the initiative.', 'Alice a l’initiative.'), details: [] },
  { id: '5', kind: 'heading', text: both('Turn 2: move', 'Tour 2 : mouvement'), details: [] },
  {
    id: '6',
    kind: 'action',
    seat: 'A',
    text: both('Enforcer 1 moves 5.4″.', 'Exécuteur 1 avance de 5,4″.'),
    details: [both('Movement 6″', 'Mouvement 6″'), both('Climbs nothing', 'Ne grimpe nulle part')],
  },
  {
    id: '7',
    kind: 'action',
    seat: 'A',
    text: both('Enforcer 2 stays where it is.', 'Exécuteur 2 reste sur place.'),
    details: [],
  },
  {
    id: '8',
    kind: 'action',
    seat: 'B',
    text: both('Gearclaw 2 moves 4.0″ behind the tower.', 'Griffe d’engrenage 2 avance de 4″ derrière la tour.'),
    details: [],
  },
  { id: '9', kind: 'heading', text: both('Turn 2: shoot', 'Tour 2 : tir'), details: [] },
  {
    id: '10',
    kind: 'action',
    seat: 'A',
    text: both('Enforcer 1 shoots at Gearclaw 1: 4 dice.', 'Exécuteur 1 tire sur Griffe d’engrenage 1 : 4 dés.'),
    details: [
      both('Gunstick 3', 'Fusil à rayons 3'),
      both('Shoot +2', 'Tir +2'),
      both('The crates obstruct −1 (2.2.1)', 'Les caisses gênent −1 (2.2.1)'),
    ],
  },
  {
    id: '11',
    kind: 'dice',
    seat: 'A',
    text: both('3 hits, 1 armour.', '3 touches, 1 armure.'),
    details: [both('Average 2; this or better: 31 %', 'Moyenne 2 ; autant ou mieux : 31 %')],
  },
  { id: '12', kind: 'result', seat: 'B', text: both('Gearclaw 1 is shocked.', 'Griffe d’engrenage 1 est choquée.'), details: [] },
]

export const SAVED = (now: number, language: Language): readonly SavedMatch[] => [
  {
    id: 'm1',
    game: 'Exterminate!',
    players: [
      { seat: 'A', name: 'Alice', score: 7 },
      { seat: 'B', name: 'Bruno', score: 4 },
    ],
    round: language === 'fr' ? 'Tour 3 sur 5' : 'Turn 3 of 5',
    over: false,
    when: now - 2 * 3600_000,
  },
  {
    id: 'm2',
    game: 'Exterminate!',
    players: [
      { seat: 'A', name: 'Alice', score: 12 },
      { seat: 'B', name: language === 'fr' ? 'Robot' : 'Bot', score: 9 },
    ],
    round: '',
    over: true,
    fork: true,
    there: ['Bruno'],
    when: now - 26 * 3600_000,
  },
]

export const LOBBY = (language: Language): Omit<LobbyPageProps, `on${string}`> => {
  const t = (text: Both) => text[language]
  const forces = [
    {
      id: 'patrol',
      label: t(both('Patrol', 'Patrouille')),
      detail: t(both('Steady shots at long range, slow to turn.', 'Des tirs sûrs de loin, lents à manœuvrer.')),
      facts: [t(both('4 figures', '4 figurines')), t(both('3 fate', '3 destins'))],
    },
    {
      id: 'hunters',
      label: t(both('Hunters', 'Chasseurs')),
      detail: t(both('Fast and deadly in melee.', 'Rapides, redoutables au corps à corps.')),
      facts: [t(both('5 figures', '5 figurines')), t(both('2 fate', '2 destins'))],
    },
  ]
  const force = (value: string): LobbyList => ({
    kind: 'one',
    id: 'force',
    title: t(both('Force', 'Force')),
    options: forces,
    value,
  })
  const cards = (value: readonly string[]): LobbyList => ({
    kind: 'several',
    id: 'cards',
    title: t(both('Cards', 'Cartes')),
    hint: t(both('A leader comes once.', 'Un chef vient une fois.')),
    options: [
      { id: 'chief', label: t(both('Chief', 'Chef')), facts: [t(both('2 fate', '2 destins'))], most: 1 },
      { id: 'crew', label: t(both('4 × Crew', '4 × Équipage')), detail: t(both('Moves 5″.', 'Mouvement 5″.')), most: 2 },
    ],
    value,
    most: 2,
    summary: [t(both(`${value.length} of 2 cards`, `${value.length} sur 2 cartes`))],
    ready: { label: t(both('Ready team', 'Équipe prête')), value: ['chief', 'crew'] },
  })
  return {
    game: 'Exterminate!',
    players: [
      { seat: 'A', name: 'Alice', player: 'person', level: 'plain' },
      { seat: 'B', name: '', player: 'bot', level: 'plain' },
    ],
    lobby: {
      scenarios: [
        {
          id: 'nodes',
          label: t(both('Hold the nodes', 'Tenir les nodules')),
          detail: t(both('Carry vortex nodes off the table.', 'Sortez des nodules Vortex de la table.')),
          facts: [t(both('5 turns', '5 tours')), '36″ × 36″'],
        },
        {
          id: 'king',
          label: t(both('King of the hill', 'Le roi de la colline')),
          detail: t(both('Whoever stands on the tower scores.', 'Qui tient la tour marque.')),
          facts: [t(both('4 turns', '4 tours')), '36″ × 36″'],
        },
        {
          id: 'hunt',
          label: t(both('Hunt', 'Traque')),
          detail: t(both('Find the leader before time runs out.', 'Trouvez le chef avant la fin.')),
          refused: t(both('It needs a force with a leader.', 'Il faut une force avec un chef.')),
        },
      ],
      source: t(both('These values are our own.', 'Ces valeurs sont les nôtres.')),
      agreed: [
        {
          kind: 'short',
          id: 'size',
          title: t(both('Cards per team', 'Cartes par équipe')),
          options: [
            { id: '2', label: '2' },
            { id: '3', label: '3' },
          ],
          value: '2',
        },
      ],
      seats: { A: [force('patrol'), cards(['crew', 'crew'])], B: [force('hunters'), cards(['chief'])] },
      rulings: [
        {
          id: 'shooting',
          title: t(both('Shooting', 'Tir')),
          options: [
            {
              id: 'ruler',
              title: t(both('Width of the corridor', 'Largeur du corridor')),
              explanation: t(
                both(
                  'The rulebook says “the width of the ruler” and prints no ruler.',
                  'Le livret dit « la largeur de la réglette » sans l’imprimer.',
                ),
              ),
              values: [
                { id: '1', label: '1″' },
                { id: '0.75', label: t(both('0.75″', '0,75″')) },
              ],
              standard: '1',
            },
          ],
        },
        {
          id: 'fate',
          title: t(both('Fate and cards', 'Destin et cartes')),
          options: [
            {
              id: 'return',
              title: t(both('Fate given back', 'Destin rendu')),
              explanation: t(both('May the pool exceed what it began with?', 'La réserve peut-elle dépasser le départ ?')),
              values: [
                { id: 'no', label: t(both('No', 'Non')) },
                { id: 'yes', label: t(both('Yes', 'Oui')) },
              ],
              standard: 'no',
            },
          ],
        },
      ],
      problems: [],
      chosen: { scenario: 'nodes', agreed: { size: '2' }, seats: {}, rulings: { ruler: '0.75' } },
    },
    packs: {
      packs: [
        {
          id: 'old-works',
          name: t(both('The Old Works', 'L’ancienne usine')),
          facts: [t(both('4 recruitment cards', '4 cartes de recrutement')), t(both('1 scenario', '1 scénario'))],
        },
      ],
      value: 'old-works',
      busy: false,
      problems: [
        t(
          both(
            'mine.json, cards[2].profile.movement: expected a number from 0 to 24; found "5".',
            'mine.json, cards[2].profile.movement : attendu un nombre de 0 à 24 ; trouvé "5".',
          ),
        ),
      ],
      notKept: true,
      onPack: () => undefined,
      onFile: () => undefined,
      onShare: () => undefined,
      onRemove: () => undefined,
      onExample: () => undefined,
    },
    problems: [t(both('The player in seat B has no name.', 'Le joueur de la place B n’a pas de nom.'))],
  }
}
