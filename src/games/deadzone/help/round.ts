/** The Round, its Turns and the Command dice. */
import type { HelpChapter } from '../../help'

export const ROUND: HelpChapter = {
  id: 'round',
  title: { en: 'Rounds and Turns', fr: 'Rounds et Tours' },
  entries: [
    {
      id: 'round',
      rules: ['DZ-RND-01', 'DZ-RND-02'],
      where: 'Jouer une partie',
      words: {
        en: {
          title: 'The Round',
          text: 'A Round has a Command roll, then alternating Turns, then its end. Each model acts once in a Round. When all models on the battlefield have acted, the Round ends.',
        },
        fr: {
          title: 'Le Round',
          text: 'Un Round commence par un jet de Commandement, continue par des Tours alternés et se termine par son décompte. Chaque figurine agit une fois par Round. Quand toutes celles du champ de bataille ont agi, le Round s’achève.',
        },
      },
    },
    {
      id: 'command-roll',
      rules: ['DZ-CMD-01', 'DZ-CMD-02', 'DZ-CMD-03', 'DZ-CMD-04', 'DZ-CMD-05', 'DZ-CMD-06'],
      where: 'Test de Commandement',
      words: {
        en: {
          title: 'Command dice',
          text: 'At the start of a Round each player rolls three Command dice, more with a Tactician. The player with the initiative first, each may throw any of them again once, unless fewer than half of the starting models are left on the battlefield. The dice lie open and are used in the Turns of this Round, as many at a time as you like. What is left at the end is lost.',
        },
        fr: {
          title: 'Les dés de Commandement',
          text: 'Au début d’un Round, chaque joueur lance trois dés de Commandement, davantage avec un Tacticien. En commençant par celui qui a l’initiative, chacun peut en relancer une fois autant qu’il veut, sauf s’il lui reste moins de la moitié de ses figurines de départ sur le champ de bataille. Les dés restent visibles et servent pendant les Tours de ce Round, autant à la fois qu’on veut. Ce qui reste à la fin est perdu.',
        },
      },
    },
    {
      id: 'turn',
      rules: ['DZ-TURN-01', 'DZ-TURN-02', 'DZ-TURN-03', 'DZ-TURN-04', 'DZ-TURN-05'],
      where: 'Jouer un Tour',
      words: {
        en: {
          title: 'A Turn',
          text: 'You choose one of your models that has not been activated in this Round and give it one long action or up to two short ones. Free actions from Command dice do not count. You may also do nothing with it; it still counts as activated. Then the initiative goes to the opponent.',
        },
        fr: {
          title: 'Un Tour',
          text: 'Vous choisissez une de vos figurines pas encore activées ce Round et lui donnez une action longue ou deux courtes au plus. Les actions gratuites des dés de Commandement ne comptent pas. Vous pouvez aussi ne rien en faire ; elle compte quand même comme activée. L’initiative passe ensuite à l’adversaire.',
        },
      },
    },
    {
      id: 'passing',
      rules: ['DZ-TURN-06', 'DZ-TURN-07', 'DZ-TURN-08'],
      where: 'Jouer un Tour',
      words: {
        en: {
          title: 'Passing',
          text: 'If you have fewer models left to activate than the opponent, you may pass instead of activating one. If you have none left, you must pass, and the opponent takes Turn after Turn.',
        },
        fr: {
          title: 'Passer',
          text: 'S’il vous reste moins de figurines à activer que l’adversaire, vous pouvez passer au lieu d’en activer une. S’il ne vous en reste aucune, vous passez forcément, et l’adversaire enchaîne les Tours.',
        },
      },
    },
    {
      id: 'end-of-round',
      rules: ['DZ-END-03', 'DZ-END-04', 'DZ-END-05', 'DZ-END-06'],
      where: 'Fin du Round',
      words: {
        en: {
          title: 'The end of a Round',
          text: 'Smoke may clear, objectives score, and it is checked whether somebody has won. If not, all models can be activated anew. Whoever was first to have no model left to activate has the initiative in the next Round; it does not matter whether the last one acted or was lost.',
        },
        fr: {
          title: 'La fin d’un Round',
          text: 'La fumée peut se dissiper, les objectifs rapportent, et l’on vérifie si quelqu’un a gagné. Sinon, toutes les figurines peuvent de nouveau être activées. Qui n’a plus eu le premier de figurine à activer a l’initiative au Round suivant ; peu importe que la dernière ait agi ou soit perdue.',
        },
      },
    },
    {
      id: 'command-results',
      rules: ['DZ-CMD-10', 'DZ-CMD-11', 'DZ-CMD-15'],
      where: 'Description des dés de commandement',
      words: {
        en: {
          title: '+1 Activation, Die, Special',
          text: '+1 Activation lets you activate a second model right after the first, at most once a Turn. A Die result adds a die to one of your Shoot, Fight or Survive tests, also in the opponent’s Turn; you may add several, but before anybody rolls. The Special does what the army’s Leader says, even after that Leader is gone, and at most once in an activation.',
        },
        fr: {
          title: '+1 Activation, Dé, Spécial',
          text: '+1 Activation permet d’activer une seconde figurine juste après la première, une fois par Tour au plus. Un résultat Dé ajoute un dé à l’un de vos tests de Tir, de Combat ou de Survie, même pendant le Tour adverse ; on peut en ajouter plusieurs, mais avant tout jet. Le Spécial fait ce que dit le Chef de l’armée, même s’il n’est plus là, et une fois au plus par activation.',
        },
      },
    },
    {
      id: 'free-actions',
      rules: ['DZ-CMD-12', 'DZ-CMD-13', 'DZ-CMD-14', 'DZ-CMD-16', 'DZ-CMD-17'],
      where: 'Description des dés de commandement',
      words: {
        en: {
          title: 'Free Move, Shoot and Fight',
          text: 'These results give the active model a free action: a Move of one cube, a Shoot or a Fight, before, between or after its own actions and even if it has already done the same. A model may use only one of the three in an activation. All other rules of the action hold. A Pinned model cannot use them.',
        },
        fr: {
          title: 'Déplacement, Tir et Combat gratuits',
          text: 'Ces résultats offrent à la figurine active une action gratuite : un Déplacement d’un cube, un Tir ou un Combat, avant, entre ou après ses propres actions, et même si elle l’a déjà fait. Une figurine n’utilise qu’un des trois par activation. Toutes les autres règles de l’action valent. Une figurine Bloquée ne peut pas s’en servir.',
        },
      },
    },
  ],
}
