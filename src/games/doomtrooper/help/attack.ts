/** The attack. */
import type { HelpChapter } from '../../help'

export const ATTACK: HelpChapter = {
  id: 'attack',
  title: { en: 'Attack', fr: 'Attaque' },
  entries: [
    {
      id: 'attack',
      rules: ['DT-ATK-01', 'DT-ATK-02', 'DT-ATK-03', 'DT-ATK-05', 'DT-ATK-06', 'DT-ATK-07'],
      where: 'Attaquer',
      words: {
        en: {
          title: 'Attacking',
          text: 'You may attack once a turn, as your last action; all others are lost. It has seven steps: combatants, tactic, chances to hit, changes, result, wounds, reward. If no pair may fight, the attack is over and the action spent. A card may give a further attack.',
        },
        fr: {
          title: 'Attaquer',
          text: 'Vous pouvez attaquer une fois par tour, en dernière action ; toutes les autres sont perdues. Il y a sept étapes : combattants, tactique, chances de toucher, changements, résultat, blessures, récompense. Si aucun duel n’est permis, l’attaque est finie et l’action dépensée. Une carte peut donner une attaque de plus.',
        },
      },
    },
    {
      id: 'first-turn',
      rules: ['DT-ATK-04'],
      where: 'Attaquer',
      words: {
        en: {
          title: 'Not in the first turn',
          text: 'Nobody may attack in his first turn. That holds for cards that count as an attack, too.',
        },
        fr: {
          title: 'Pas au premier tour',
          text: 'Personne n’attaque à son premier tour. Cela vaut aussi pour les cartes qui comptent comme une attaque.',
        },
      },
    },
    {
      id: 'who-fights',
      rules: ['DT-ATR-01', 'DT-ATR-02', 'DT-ATR-03', 'DT-ATR-04', 'DT-ATR-05', 'DT-ATR-10'],
      where: 'Attaquer',
      words: {
        en: {
          title: 'Who may fight whom',
          text: 'The attacker must be in the open and may not have left cover this turn; the defender may be in cover. Doomtroopers do not attack their own corporation nor the Brotherhood, and the Brotherhood attacks the Dark Legion only. The Dark Legion attacks anybody. If a hidden warrior turns out to be a forbidden target, the attack ends.',
        },
        fr: {
          title: 'Qui affronte qui',
          text: 'L’attaquant doit être à découvert et ne pas être sorti du couvert ce tour-ci ; le défenseur peut être à couvert. Les commandos de la mort n’attaquent ni leur mégacorporation ni la Confrérie, et la Confrérie n’attaque que les Légions Obscures. Celles-ci attaquent tout le monde. Si un combattant caché se révèle interdit, l’attaque s’arrête.',
        },
      },
    },
    {
      id: 'attack-player',
      rules: ['DT-ATR-06', 'DT-ATR-07', 'DT-ATR-08', 'DT-ATR-09'],
      where: 'Attaquer',
      words: {
        en: {
          title: 'Attacking a player',
          text: 'If an opponent has no warrior at all, not even in cover, you may attack the player. He may only play cards that need no warrior. If he does not escape, you gain half your attacker’s Value, rounded up. If a card sends in a defender, it becomes an ordinary attack.',
        },
        fr: {
          title: 'Attaquer un joueur',
          text: 'Si un adversaire n’a aucun combattant, même à couvert, vous pouvez attaquer le joueur. Il ne peut jouer que des cartes qui ne demandent pas de combattant. S’il n’échappe pas, vous gagnez la moitié de la Valeur de votre attaquant, arrondie au supérieur. Si une carte envoie un défenseur, c’est une attaque ordinaire.',
        },
      },
    },
    {
      id: 'tactic',
      rules: ['DT-TAC-01', 'DT-TAC-02', 'DT-TAC-03', 'DT-TAC-04'],
      where: 'Attaquer',
      words: {
        en: {
          title: 'Fight or Shoot',
          text: 'The attacker’s player chooses the tactic, and it holds for both: Fight against Armour, or Shoot against Armour. No weapon is needed. A tactic that one of them cannot use is not open; if none is, there is no combat.',
        },
        fr: {
          title: 'Combat rapproché ou Tir',
          text: 'Le joueur de l’attaquant choisit la tactique, qui vaut pour les deux : Combat rapproché contre Armure, ou Tir contre Armure. Il ne faut pas d’arme. Une tactique dont l’un est incapable n’est pas ouverte ; si aucune ne l’est, il n’y a pas d’affrontement.',
        },
      },
    },
    {
      id: 'chances',
      rules: ['DT-HIT-01', 'DT-HIT-02', 'DT-HIT-03', 'DT-HIT-08', 'DT-HIT-09'],
      where: 'Déterminez les chances de toucher',
      words: {
        en: {
          title: 'Who hits',
          text: 'A warrior hits if its Fight or Shoot is at least the other’s Armour. The defender strikes back at the same time, and both may be hit. A defender in cover has three more Armour. Wounds change nothing. Until the cards have been played this is only a preview.',
        },
        fr: {
          title: 'Qui touche',
          text: 'Un combattant touche si son Combat ou son Tir égale au moins l’Armure de l’autre. Le défenseur riposte en même temps, et les deux peuvent être touchés. Un défenseur à couvert a trois d’Armure en plus. Les blessures ne changent rien. Tant que les cartes n’ont pas été jouées, ce n’est qu’un aperçu.',
        },
      },
    },
    {
      id: 'weapons',
      rules: ['DT-HIT-04', 'DT-HIT-05', 'DT-HIT-06', 'DT-HIT-07', 'DT-CRD-07'],
      where: 'Déterminez les chances de toucher',
      words: {
        en: {
          title: 'Weapons and equipment',
          text: 'Each warrior uses one weapon in an attack and any number of other equipment, as far as it fits the tactic. The attacker chooses first. If the tactic changes, both choose again.',
        },
        fr: {
          title: 'Armes et équipement',
          text: 'Chaque combattant utilise une arme par attaque et autant d’autres équipements qu’il a, s’ils vont avec la tactique. L’attaquant choisit d’abord. Si la tactique change, les deux choisissent de nouveau.',
        },
      },
    },
    {
      id: 'rating',
      rules: ['DT-HIT-10', 'DT-MOD-04'],
      where: 'Déterminez les chances de toucher',
      words: {
        en: {
          title: 'How a rating is made up',
          text: 'First the printed number; then what replaces it; then what multiplies or halves it; then all that is added or taken away; last, cover. Ratings may fall below zero.',
        },
        fr: {
          title: 'Comment se compose une valeur',
          text: 'D’abord le nombre imprimé ; puis ce qui le remplace ; puis ce qui le multiplie ou le divise ; puis tout ce qui s’ajoute ou se retire ; enfin le couvert. Une valeur peut descendre sous zéro.',
        },
      },
    },
    {
      id: 'cards-in-attack',
      rules: ['DT-MOD-01', 'DT-MOD-02', 'DT-MOD-03', 'DT-MOD-05'],
      where: 'Modifier la situation',
      words: {
        en: {
          title: 'Cards in an attack',
          text: 'Beginning with the attacker, the two players in turn play as many cards as they like, until both pass one after the other. The same card counts only once on a warrior in an attack. If a card brings in another attacker or defender, its player takes over that side. Others may only play cards that go at any time.',
        },
        fr: {
          title: 'Les cartes pendant une attaque',
          text: 'En commençant par l’attaquant, les deux joueurs jouent à tour de rôle autant de cartes qu’ils veulent, jusqu’à ce que les deux passent à la suite. Une même carte ne compte qu’une fois par combattant et par attaque. Si une carte amène un autre attaquant ou défenseur, son joueur prend ce camp. Les autres ne jouent que des cartes valables à tout moment.',
        },
      },
    },
    {
      id: 'result',
      rules: ['DT-RES-01', 'DT-RES-02', 'DT-RES-03', 'DT-STA-01', 'DT-STA-02', 'DT-STA-03'],
      where: 'Résolvez l’attaque',
      words: {
        en: {
          title: 'Hits and wounds',
          text: 'A hit wounds a healthy warrior: its card is tilted, without any other effect. A second hit kills it. Some warriors strike first; if the other falls or is wounded, it does not strike back. When a warrior leaves play, all that lies on it is discarded.',
        },
        fr: {
          title: 'Touches et blessures',
          text: 'Une touche blesse un combattant indemne : sa carte est penchée, sans autre effet. Une seconde le tue. Certains frappent en premier ; si l’autre est blessé ou tué, il ne riposte pas. Quand un combattant quitte le jeu, tout ce qu’il porte est défaussé.',
        },
      },
    },
    {
      id: 'reinforcements',
      rules: ['DT-RNF-01', 'DT-RNF-02', 'DT-RNF-03', 'DT-RNF-04'],
      where: 'Modifier la situation',
      words: {
        en: {
          title: 'Reinforcements',
          text: 'A card may bring more warriors to one side: uncovered ones of the same player, Squad with Squad, Cohort with Cohort. They strike once, with their ratings added up. The other side strikes one of them, of its choice. Points go to the player of the one who was named first.',
        },
        fr: {
          title: 'Renforts',
          text: 'Une carte peut amener d’autres combattants dans un camp : à découvert, du même joueur, Escouade avec Escouade, Cohorte avec Cohorte. Ils frappent une fois, avec la somme de leurs valeurs. L’autre camp en frappe un à son choix. Les points vont au joueur de celui qui a été nommé d’abord.',
        },
      },
    },
    {
      id: 'reward',
      rules: ['DT-REW-01', 'DT-REW-02', 'DT-REW-03', 'DT-REW-04', 'DT-REW-05'],
      where: 'Récoltez les fruits de la victoire',
      words: {
        en: {
          title: 'The reward',
          text: 'Whoever kills a warrior gains its Value in points, as Promotion, Destiny or any mix. If both die, both gain. The attacking player splits first. Deaths outside of a combat give nothing unless a card says so.',
        },
        fr: {
          title: 'La récompense',
          text: 'Qui tue un combattant gagne sa Valeur en points, en Promotion, en Destinée ou en partageant. Si les deux meurent, les deux gagnent. Le joueur attaquant répartit d’abord. Une mort hors d’un affrontement ne rapporte rien, sauf si une carte le dit.',
        },
      },
    },
  ],
}
