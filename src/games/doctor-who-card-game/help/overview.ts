/** What the game is and how it is set up. */
import type { HelpChapter } from '../../help'

export const OVERVIEW: HelpChapter = {
  id: 'overview',
  title: { en: 'Overview', fr: 'Vue d’ensemble' },
  entries: [
    {
      id: 'aim',
      rules: [],
      where: 'Introduction, Vue d’ensemble',
      words: {
        en: {
          title: 'What it is about',
          text: 'Everybody plays two parts at once: with defenders you protect your own locations in time and space, with enemies you attack those of the others. At the end, locations that are free of enemies score for their owner, and attacked ones for the attacker. Three or four people play; the names and effects that the rulebook gives are kept, and the rest of the deck is our own data.',
        },
        fr: {
          title: 'De quoi il s’agit',
          text: 'Chacun joue deux rôles à la fois : avec des défenseurs, vous protégez vos lieux dans le temps et l’espace, avec des ennemis, vous attaquez ceux des autres. À la fin, un lieu sans ennemi rapporte à son propriétaire, un lieu attaqué à l’attaquant. On joue à trois ou quatre ; les noms et effets donnés par le livret sont repris, le reste du paquet est notre propre donnée.',
        },
      },
    },
    {
      id: 'parts',
      rules: ['DWC-SET-01', 'DWC-SET-02', 'DWC-SET-08', 'DWC-MRK-03'],
      where: 'Matériel',
      words: {
        en: {
          title: 'Cards, markers, time',
          text: 'There are 127 cards, four starting locations, one End of Game card and 30 time counters. Each player has five TARDIS markers for protected locations and five Dalek markers for attacks. Nobody starts with time. The open discard lies beside the draw pile.',
        },
        fr: {
          title: 'Cartes, marqueurs, temps',
          text: 'Il y a 127 cartes, quatre lieux de départ, une carte Fin de jeu et 30 jetons Temps. Chaque joueur a cinq marqueurs TARDIS pour les lieux protégés et cinq marqueurs Dalek pour les attaques. Personne ne commence avec du Temps. La défausse ouverte est à côté de la pioche.',
        },
      },
    },
    {
      id: 'set-up',
      rules: ['DWC-SET-03', 'DWC-SET-04', 'DWC-SET-05', 'DWC-SET-06', 'DWC-SET-07'],
      where: 'Préparation',
      words: {
        en: {
          title: 'Set-up',
          text: 'Each player gets a starting location; the highest number on them goes first. Everybody is dealt five cards, except the player at the right of the first, who gets two, since three more will be passed to him. The End of Game card is shuffled into the last twenty cards of the draw pile. A starting location gives no time, but is defended, attacked and scored like any other.',
        },
        fr: {
          title: 'Préparation',
          text: 'Chacun reçoit un lieu de départ ; le plus grand nombre commence. Chacun reçoit cinq cartes, sauf le joueur à droite du premier, qui en a deux, car on lui en passera trois. La carte Fin de jeu est mélangée aux vingt dernières cartes de la pioche. Un lieu de départ ne donne pas de Temps, mais se défend, s’attaque et se compte comme les autres.',
        },
      },
    },
    {
      id: 'secrets',
      rules: ['DWC-HID-01', 'DWC-HID-02', 'DWC-HID-03', 'DWC-HID-04', 'DWC-HID-05', 'DWC-HID-06', 'DWC-HID-07', 'DWC-HID-08'],
      where: 'Vue d’ensemble',
      words: {
        en: {
          title: 'What is hidden',
          text: 'Hands, reserves and face-down cards are known only to those who placed them or control the attack; how many there are is open to all. Time, markers, points and the discard are open. Nobody knows the order of the draw pile or where the End of Game card lies. The three passed cards are known to giver and receiver.',
        },
        fr: {
          title: 'Ce qui est caché',
          text: 'Mains, réserves et cartes face cachée ne sont connues que de qui les a posées ou contrôle l’attaque ; leur nombre est visible de tous. Temps, marqueurs, points et défausse sont visibles. Personne ne connaît l’ordre de la pioche ni la place de la carte Fin de jeu. Les trois cartes passées sont connues de qui les donne et de qui les reçoit.',
        },
      },
    },
    {
      id: 'table-layout',
      rules: ['DWC-UI-01', 'DWC-UI-02', 'DWC-UI-03'],
      where: 'Vue d’ensemble',
      words: {
        en: {
          title: 'How the table is laid',
          text: 'Enemies lie in front of the location that they attack, defenders behind it, and both leave its points in sight. The reserve lies apart. A Dalek marker shows whose attack it is.',
        },
        fr: {
          title: 'La disposition de la table',
          text: 'Les ennemis sont devant le lieu attaqué, les défenseurs derrière, et tous laissent voir ses points. La réserve est à part. Un marqueur Dalek montre à qui est l’attaque.',
        },
      },
    },
  ],
}
