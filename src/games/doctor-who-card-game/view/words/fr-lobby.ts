/** French: the lobby. */
import type { EN_LOBBY } from './en-lobby'

export const FR_LOBBY: typeof EN_LOBBY = {
  scenario: 'Le jeu complet',
  scenarioDetail: 'Jouez des lieux, défendez-les, attaquez ceux des autres. À la fin, le plus de points de victoire l’emporte.',
  scenarioFacts: ['127 cartes', '3 ou 4 joueurs', 'environ une heure'],
  house: 'paquet maison',
  sourceHouse:
    'La liste publiée des cartes nous est inconnue. Noms et effets viennent des règles et de critiques publiques ; la plupart des forces, des points et des nombres d’exemplaires sont des données maison. Chaque carte le précise.',
  sourcePack: (name) => `On joue avec votre paquet « ${name} ». Chaque carte dit d’où viennent ses données.`,
  players: 'Joueurs',
  playersHint: 'On joue dans le sens des aiguilles d’une montre : A, B, C, puis D.',
  three: '3 joueurs',
  four: '4 joueurs',
  groups: { ending: 'La fin de la partie', conflicts: 'Conflits', cards: 'Cartes' },
  rulings: {
    markerEnd: {
      title: 'Quand les marqueurs finissent la partie',
      explanation:
        'Les règles fournies veulent les cinq marqueurs Dalek et les cinq marqueurs TARDIS au début de son tour ; des sources publiques sur le jeu anglais disent qu’une seule sorte suffit. La partie dure alors moitié moins longtemps.',
      values: { both: 'Tous, des deux sortes', either: 'Tous, d’une des sortes' },
    },
    attackerDiscardBound: {
      title: 'Ce que perd une attaque victorieuse',
      explanation:
        'L’ensemble le plus fort de ses cartes qui ne dépasse pas la défense, ou qui lui reste inférieur. Une carte reste toujours.',
      values: { atMost: 'Au plus la défense', below: 'Moins que la défense' },
    },
    unitSpend: {
      title: 'Combien payer à U.N.I.T.',
      explanation: 'Le texte parle d’un point Temps pour un point de force de plus ; on peut aussi le lire sans limite.',
      values: { one: 'Un point par conflit', unlimited: 'Sans limite' },
    },
    pandoricaVsDoctor: {
      title: 'La Pandorica face au Docteur',
      explanation: 'Le texte fourni défausse la Pandorica ; selon l’histoire, ce serait plutôt le Docteur qui est enfermé.',
      values: { pandorica: 'La Pandorica part', doctor: 'Le Docteur part' },
    },
    masterGoesWith: {
      title: 'Avec quoi va le Maître',
      explanation: 'Une phrase se lit de deux façons : seuls les Roboformes vont avec tous les ennemis, ou le Maître aussi.',
      values: { wild: 'Avec les cartes pour tous', every: 'Avec tous les ennemis' },
    },
  },
}
