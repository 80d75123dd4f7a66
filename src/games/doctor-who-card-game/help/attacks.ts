/** Attacks and conflicts. */
import type { HelpChapter } from '../../help'

export const ATTACKS: HelpChapter = {
  id: 'attacks',
  title: { en: 'Attacks and conflicts', fr: 'Attaques et conflits' },
  entries: [
    {
      id: 'play-enemies',
      rules: ['DWC-ENM-01', 'DWC-ENM-03', 'DWC-ENM-04', 'DWC-ENM-05', 'DWC-ENM-06'],
      where: 'Action – Jouer une carte ennemi',
      words: {
        en: {
          title: 'Playing enemies',
          text: 'One action places one or more enemies on one location of another player, face down, with one of your Dalek markers. You may add to your own attack later, but not to somebody else’s. Once placed, enemies cannot be taken back.',
        },
        fr: {
          title: 'Jouer des ennemis',
          text: 'Une action pose un ou plusieurs ennemis sur un lieu d’un autre joueur, face cachée, avec un de vos marqueurs Dalek. Vous pouvez renforcer plus tard votre attaque, pas celle d’un autre. Une fois posés, les ennemis ne se reprennent pas.',
        },
      },
    },
    {
      id: 'compatible',
      rules: ['DWC-ENM-02', 'DWC-CRD-12'],
      where: 'Action – Jouer une carte ennemi',
      words: {
        en: {
          title: 'Which enemies go together',
          text: 'Enemies of one attack must be of one family, or partners: Daleks with Davros, Cybermen with the Cyberking, Madame Kovarian with the Silence, the Headless Monks and the Clerics. Roboforms and the Pandorica go with everybody. Cards added later must go with all that lie there.',
        },
        fr: {
          title: 'Quels ennemis vont ensemble',
          text: 'Les ennemis d’une attaque doivent être d’une même famille, ou partenaires : les Daleks avec Davros, les Cybermen avec le Cyber-Roi, Madame Kovarian avec le Silence, les Moines sans tête et les Clercs. Les Roboformes et la Pandorica vont avec tous. Les cartes ajoutées doivent aller avec toutes celles qui sont là.',
        },
      },
    },
    {
      id: 'protected',
      rules: ['DWC-ENM-08', 'DWC-MRK-01'],
      where: 'Action – Jouer une carte ennemi',
      words: {
        en: {
          title: 'A protected location',
          text: 'A TARDIS marker absorbs the next attack: all enemies of that action are discarded at once and the marker goes back to its owner. Defenders under it stay as they are, and no Dalek marker is needed.',
        },
        fr: {
          title: 'Un lieu protégé',
          text: 'Un marqueur TARDIS absorbe la prochaine attaque : tous les ennemis de cette action sont défaussés aussitôt et le marqueur revient à son propriétaire. Les défenseurs dessous restent tels quels, et il ne faut pas de marqueur Dalek.',
        },
      },
    },
    {
      id: 'dalek-markers',
      rules: ['DWC-ENM-07', 'DWC-ENM-09', 'DWC-MRK-02'],
      where: 'Action – Jouer une carte ennemi',
      words: {
        en: {
          title: 'Dalek markers',
          text: 'A new attack needs a free Dalek marker, which shows who controls it. If the location has defenders, the conflict comes at once; if they win, the marker comes back. With all five in play you can only add to attacks or strike at protected locations.',
        },
        fr: {
          title: 'Les marqueurs Dalek',
          text: 'Une nouvelle attaque demande un marqueur Dalek libre, qui montre qui la contrôle. Si le lieu a des défenseurs, le conflit a lieu aussitôt ; s’ils gagnent, le marqueur revient. Avec les cinq en jeu, vous ne pouvez que renforcer des attaques ou frapper des lieux protégés.',
        },
      },
    },
    {
      id: 'conflict',
      rules: ['DWC-CON-01', 'DWC-CON-02', 'DWC-CON-03', 'DWC-CON-04'],
      where: 'Conflit',
      words: {
        en: {
          title: 'A conflict',
          text: 'As soon as defenders and enemies are at the same location, all their cards there are turned up. First River Song and the Weeping Angels give time, then the Slitheen take some. Then the Pandorica, Madame Kovarian and the Silurians have their effect. Each card does so once while it lies there.',
        },
        fr: {
          title: 'Un conflit',
          text: 'Dès que défenseurs et ennemis sont au même lieu, toutes leurs cartes sont retournées. D’abord River Song et les Anges pleureurs donnent du Temps, puis les Slitheen en prennent. Ensuite agissent la Pandorica, Madame Kovarian et les Siluriens. Chaque carte ne le fait qu’une fois tant qu’elle reste là.',
        },
      },
    },
    {
      id: 'strength',
      rules: ['DWC-CON-05', 'DWC-CON-06'],
      where: 'Conflit',
      words: {
        en: {
          title: 'Who wins',
          text: 'The strengths of both sides are added up. If the defence is at least as high, the defender wins; only a higher attack wins. River Song may have changed sides, and U.N.I.T. may add one for a time counter.',
        },
        fr: {
          title: 'Qui gagne',
          text: 'On additionne les forces des deux camps. Si la défense est au moins aussi haute, le défenseur gagne ; l’attaque doit être plus haute pour l’emporter. River Song peut avoir changé de camp, et U.N.I.T. ajouter un contre un point Temps.',
        },
      },
    },
    {
      id: 'defender-wins',
      rules: ['DWC-CON-07'],
      where: 'Conflit',
      words: {
        en: {
          title: 'If the defender wins',
          text: 'All cards of the conflict are discarded, the Dalek marker goes back to the attacker, and the defender puts a TARDIS marker on the location if one is free. It is now protected.',
        },
        fr: {
          title: 'Si le défenseur gagne',
          text: 'Toutes les cartes du conflit sont défaussées, le marqueur Dalek revient à l’attaquant, et le défenseur pose sur le lieu un marqueur TARDIS s’il en a un de libre. Le lieu est désormais protégé.',
        },
      },
    },
    {
      id: 'attacker-wins',
      rules: ['DWC-CON-08', 'DWC-CON-09', 'DWC-CON-10'],
      where: 'Conflit',
      words: {
        en: {
          title: 'If the attacker wins',
          text: 'The defenders are discarded, unless a card saves them. An attacker with several enemies discards those whose strength comes as near as possible to the defence without exceeding it; one at least always stays. They now lie face up, and the defender may try again, even in the same turn.',
        },
        fr: {
          title: 'Si l’attaquant gagne',
          text: 'Les défenseurs sont défaussés, sauf si une carte les sauve. Un attaquant qui a plusieurs ennemis défausse ceux dont la force approche le plus la défense sans la dépasser ; un au moins reste toujours. Ils sont désormais face visible, et le défenseur peut réessayer, même au cours du même tour.',
        },
      },
    },
  ],
}
