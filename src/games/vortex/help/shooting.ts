/** Shots. */
import type { HelpChapter } from '../../help'

export const SHOOTING: HelpChapter = {
  id: 'shooting',
  title: { en: 'Shooting', fr: 'Tir' },
  entries: [
    {
      id: 'shot',
      rules: ['VX-SHT-01', 'VX-SHT-03', 'VX-SHT-04', 'VX-SHT-05', 'VX-SHT-06', 'VX-SHT-15'],
      where: '5.2.1 Conditions de Tir',
      words: {
        en: {
          title: 'Who may shoot at whom',
          text: 'One or several shooters aim at one enemy, for 2 action points each. All of them must see the target, and all must see one another; a part is enough. Being in melee does not forbid a shot unless the match is set so.',
        },
        fr: {
          title: 'Qui tire sur qui',
          text: 'Un ou plusieurs tireurs visent un ennemi, pour 2 points d’action chacun. Tous doivent voir la cible, et tous se voir entre eux ; une partie suffit. Être au corps à corps n’interdit pas de tirer, sauf si la partie est réglée ainsi.',
        },
      },
    },
    {
      id: 'staying-put',
      rules: ['VX-SHT-02'],
      where: '5.2.1 Conditions de Tir',
      words: {
        en: {
          title: 'Staying in place',
          text: 'Before its first shot of the turn a shooter says whether it will move this turn. If it says no, its skill is one higher all turn, and it may not move any more. It can say so only if it has not moved yet.',
        },
        fr: {
          title: 'Rester en place',
          text: 'Avant son premier tir du tour, un tireur dit s’il bougera ce tour-ci. S’il dit non, son talent vaut un de plus tout le tour, et il ne peut plus bouger. Il ne peut le dire que s’il n’a pas encore bougé.',
        },
      },
    },
    {
      id: 'shot-range',
      rules: ['VX-SHT-08', 'VX-SHT-09', 'VX-SHT-10'],
      where: '5.2.1 Conditions de Tir',
      words: {
        en: {
          title: 'Paying, then measuring',
          text: 'All shooters pay, then distances are measured. Up to the normal range a shooter has the first skill, up to the extended range the second. Who is farther away drops out, and the points are lost. If nobody is left, the shot is over.',
        },
        fr: {
          title: 'Payer, puis mesurer',
          text: 'Tous les tireurs paient, puis on mesure. Jusqu’à la portée normale, un tireur a son premier talent, jusqu’à la portée étendue le second. Qui est plus loin ne compte pas, et ses points sont perdus. S’il ne reste personne, le tir est fini.',
        },
      },
    },
    {
      id: 'shot-will',
      rules: ['VX-SHT-11', 'VX-SHT-12'],
      where: '5.2.2 Utilisation de la Volonté',
      words: {
        en: {
          title: 'Will in a shot',
          text: 'The shooter’s player says openly who concentrates, and writes the points in secret. The target may pay 1 action point to notice the shot and may then add Will to its Reflexes, also in secret. Without noticing it adds nothing.',
        },
        fr: {
          title: 'La Volonté dans un tir',
          text: 'Le joueur des tireurs dit ouvertement qui se concentre, et écrit les points en secret. La cible peut payer 1 point d’action pour remarquer le tir et ajouter de la Volonté à sa Vivacité, en secret aussi. Sans remarquer, elle n’ajoute rien.',
        },
      },
    },
    {
      id: 'shot-result',
      rules: ['VX-SHT-07', 'VX-SHT-13', 'VX-SHT-14'],
      where: '5.2.3 Réussite du Tir',
      words: {
        en: {
          title: 'The sums of a shot',
          text: 'The shooters add up their skills, what staying in place gives, and their Will. The target adds its Will to its Reflexes, one more if any shooter sees only a part of it, one if it is Agile, one if it evades. The larger sum decides; more than twice as much is exceptional.',
        },
        fr: {
          title: 'Les sommes d’un tir',
          text: 'Les tireurs additionnent leurs talents, le bonus de rester en place et leur Volonté. La cible ajoute sa Volonté à sa Vivacité, un de plus si un tireur n’en voit qu’une partie, un si elle est Agile, un si elle esquive. La plus grande somme décide ; plus du double est exceptionnel.',
        },
      },
    },
  ],
}
