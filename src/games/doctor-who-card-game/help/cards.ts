/** Cards with effects. */
import type { HelpChapter } from '../../help'

export const CARDS: HelpChapter = {
  id: 'cards',
  title: { en: 'Cards explained', fr: 'Les cartes' },
  entries: [
    {
      id: 'defenders-explained',
      rules: ['DWC-CRD-01', 'DWC-CRD-02'],
      where: 'Explication des cartes, Défenseurs',
      words: {
        en: {
          title: 'River Song and Rory',
          text: 'River Song gives her owner one time when she is turned up in a conflict. Rory goes back to the hand if the defenders lose and he was there before the attack; placed onto an attack, he does not.',
        },
        fr: {
          title: 'River Song et Rory',
          text: 'River Song donne un point Temps à son propriétaire quand elle est retournée dans un conflit. Rory revient en main si les défenseurs perdent et qu’il était là avant l’attaque ; posé sur une attaque, il ne revient pas.',
        },
      },
    },
    {
      id: 'enemies-time',
      rules: ['DWC-CRD-03', 'DWC-CRD-04', 'DWC-CRD-05', 'DWC-CRD-06'],
      where: 'Explication des cartes, Ennemis',
      words: {
        en: {
          title: 'Angels, Slitheen, Silurians, Shadow Proclamation',
          text: 'Each Weeping Angel gives the attacker one time when turned up in a conflict; each Slitheen takes one from the defender. Silurians lose at once if Amy Pond is among the defenders. A location with the Shadow Proclamation in its attack scores for nobody at the end.',
        },
        fr: {
          title: 'Anges, Slitheen, Siluriens, Proclamation de l’Ombre',
          text: 'Chaque Ange pleureur donne un point Temps à l’attaquant quand il est retourné dans un conflit ; chaque Slitheen en prend un au défenseur. Les Siluriens perdent aussitôt si Amy Pond est parmi les défenseurs. Un lieu dont l’attaque compte la Proclamation de l’Ombre ne rapporte à personne à la fin.',
        },
      },
    },
    {
      id: 'enemies-turning',
      rules: ['DWC-CRD-07', 'DWC-CRD-10'],
      where: 'Explication des cartes, Ennemis',
      words: {
        en: {
          title: 'Madame Kovarian and the Pandorica',
          text: 'With Madame Kovarian, River Song fights for the attackers; after the conflict she is discarded, whoever wins. The Pandorica is discarded together with Rory if he defends, otherwise alone if the Doctor does; without them it fights like others.',
        },
        fr: {
          title: 'Madame Kovarian et la Pandorica',
          text: 'Avec Madame Kovarian, River Song combat pour les attaquants ; après le conflit, elle est défaussée, quel que soit le vainqueur. La Pandorica est défaussée avec Rory s’il défend, sinon seule si le Docteur défend ; sans eux, elle combat comme les autres.',
        },
      },
    },
    {
      id: 'takeovers',
      rules: ['DWC-CRD-08', 'DWC-CRD-09', 'DWC-CRD-11'],
      where: 'Explication des cartes, Ennemis',
      words: {
        en: {
          title: 'Davros and the Cyberking',
          text: 'They fight like others, or take over an attack of somebody else in which a Dalek, or a Cyberman, lies face up: they are added and the attack becomes yours, with one of your Dalek markers. It may not be an attack on your own location. For Dalek Sec, Davros counts as a Dalek too.',
        },
        fr: {
          title: 'Davros et le Cyber-Roi',
          text: 'Ils combattent comme les autres, ou s’emparent de l’attaque d’un autre où un Dalek, ou un Cyberman, est face visible : ils s’y ajoutent et l’attaque devient la vôtre, avec un de vos marqueurs Dalek. Ce ne peut pas être une attaque contre votre lieu. Pour Dalek Sec, Davros compte aussi comme un Dalek.',
        },
      },
    },
    {
      id: 'support-cards',
      rules: ['DWC-SUP-01', 'DWC-SUP-02', 'DWC-SUP-03'],
      where: 'Action – Jouer une carte Support',
      words: {
        en: {
          title: 'Support cards',
          text: 'Playing one is an action of your own turn, from your hand, and the card is discarded afterwards unless it says otherwise. Support cards are never placed on locations. Only the Tesselecta is played outside of an action and from the reserve.',
        },
        fr: {
          title: 'Les cartes Support',
          text: 'En jouer une est une action de votre tour, depuis votre main, et la carte est défaussée ensuite, sauf mention contraire. Elles ne se posent jamais sur un lieu. Seul le Tesselecta se joue hors d’une action et depuis la réserve.',
        },
      },
    },
    {
      id: 'support-look',
      rules: ['DWC-SUP-10', 'DWC-SUP-11', 'DWC-SUP-12', 'DWC-SUP-18', 'DWC-SUP-19'],
      where: 'Explication des cartes, Support',
      words: {
        en: {
          title: 'Seeing and removing attackers',
          text: 'The Sonic Screwdriver, the Psychic Paper and the Visual Recognition Device turn up all enemies at one of your attacked locations and give one time, without a conflict. Captain Jack and Collecting on Debts discard one enemy, seen or not, from one of your locations; if it was the last, the attack is over.',
        },
        fr: {
          title: 'Voir et retirer des attaquants',
          text: 'Le tournevis sonique, le papier psychique et le dispositif de reconnaissance visuelle retournent tous les ennemis d’un de vos lieux attaqués et donnent un point Temps, sans conflit. Le capitaine Jack et Les dettes se paient défaussent un ennemi, visible ou non, d’un de vos lieux ; si c’était le dernier, l’attaque est finie.',
        },
      },
    },
    {
      id: 'support-win',
      rules: ['DWC-SUP-23', 'DWC-SUP-24', 'DWC-SUP-25'],
      where: 'Explication des cartes, Support',
      words: {
        en: {
          title: 'Winning at once',
          text: 'Jammy Dodger wins at one of your attacked locations: the enemies are discarded and it gets a TARDIS marker. K-9 does the same if you discard a defender from your hand. Dalek Sec does it where all enemies lie face up and one is a Dalek.',
        },
        fr: {
          title: 'Gagner aussitôt',
          text: 'Jammy Dodger gagne sur un de vos lieux attaqués : les ennemis sont défaussés et le lieu reçoit un marqueur TARDIS. K-9 fait de même si vous défaussez un défenseur de votre main. Dalek Sec le fait là où tous les ennemis sont visibles et où l’un est un Dalek.',
        },
      },
    },
    {
      id: 'support-keep',
      rules: ['DWC-SUP-13', 'DWC-SUP-14', 'DWC-SUP-15', 'DWC-SUP-16'],
      where: 'Explication des cartes, Support',
      words: {
        en: {
          title: 'Cards that stay or save',
          text: 'Cardiff and the Face of Boe stay beside your reserve and make it larger by one each. U.N.I.T. lies open in the reserve; in a conflict you may pay one time for one more defence. The Tesselecta takes all your defenders of a lost conflict back to your hand.',
        },
        fr: {
          title: 'Cartes qui restent ou qui sauvent',
          text: 'Cardiff et la Face de Boe restent à côté de votre réserve et l’agrandissent d’une place chacun. U.N.I.T. est visible dans la réserve ; dans un conflit, vous pouvez payer un point Temps pour un de défense en plus. Le Tesselecta reprend en main tous vos défenseurs d’un conflit perdu.',
        },
      },
    },
    {
      id: 'support-time',
      rules: ['DWC-SUP-17', 'DWC-SUP-20', 'DWC-SUP-21', 'DWC-SUP-22', 'DWC-SUP-26'],
      where: 'Explication des cartes, Support',
      words: {
        en: {
          title: 'Time, markers, other turns of fate',
          text: 'TARDIS gives everybody one time for each TARDIS marker in play, and you two more; Crack in Time does the same with Dalek markers. DreamLord removes up to three TARDIS markers and gives two time. Chameleon Arch moves an attack from your location to one of another player who is not the attacker. Fish Fingers and Custard: discard any cards and draw as many and one more.',
        },
        fr: {
          title: 'Temps, marqueurs et autres retournements',
          text: 'TARDIS donne à chacun un point Temps par marqueur TARDIS en jeu, et à vous deux de plus ; Fissure dans le temps fait de même avec les marqueurs Dalek. Le Seigneur des rêves retire jusqu’à trois marqueurs TARDIS et donne deux points Temps. La montre du Docteur déplace une attaque de votre lieu vers celui d’un autre joueur, sauf l’attaquant. Bâtonnets de poisson et crème anglaise : défaussez des cartes et piochez-en autant plus une.',
        },
      },
    },
  ],
}
