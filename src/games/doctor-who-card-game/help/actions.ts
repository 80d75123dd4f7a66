/** The peaceful actions. */
import type { HelpChapter } from '../../help'

export const ACTIONS: HelpChapter = {
  id: 'actions',
  title: { en: 'Actions', fr: 'Actions' },
  entries: [
    {
      id: 'play-location',
      rules: ['DWC-LOC-01', 'DWC-LOC-02', 'DWC-LOC-03', 'DWC-LOC-04'],
      where: 'Action – Jouer une carte Lieu',
      words: {
        en: {
          title: 'Playing a location',
          text: 'Put one location card at either end of your row and take as many time counters as it shows. Its other number is its points at the end. A location never changes place or owner; winning an attack does not capture it before the end.',
        },
        fr: {
          title: 'Jouer un lieu',
          text: 'Posez une carte Lieu à un bout de votre rangée et prenez autant de jetons Temps qu’elle indique. Son autre nombre est ce qu’elle vaut à la fin. Un lieu ne change jamais de place ni de propriétaire ; gagner une attaque ne le prend pas avant la fin.',
        },
      },
    },
    {
      id: 'time-supply',
      rules: ['DWC-TIM-01', 'DWC-TIM-02', 'DWC-TIM-03', 'DWC-TIM-04'],
      where: 'Matériel',
      words: {
        en: {
          title: 'When time runs short',
          text: 'There are only 30 counters. If the supply cannot pay for a location, you take the rest from other players, from whom you like. Any other gain ends where the supply ends. Several gains at once are paid in the order of the rules, then of the turn.',
        },
        fr: {
          title: 'Quand le Temps manque',
          text: 'Il n’y a que 30 jetons. Si le stock ne suffit pas pour un lieu, vous prenez le reste aux autres joueurs, à qui vous voulez. Tout autre gain s’arrête avec le stock. Des gains simultanés se paient dans l’ordre des règles, puis du tour.',
        },
      },
    },
    {
      id: 'play-defenders',
      rules: ['DWC-DEF-01', 'DWC-DEF-02', 'DWC-DEF-03', 'DWC-DEF-04', 'DWC-DEF-05', 'DWC-DEF-06', 'DWC-DEF-07', 'DWC-DEF-08'],
      where: 'Action – Jouer une carte Défenseur',
      words: {
        en: {
          title: 'Playing defenders',
          text: 'There are four: the Doctor, Amy Pond, Rory and River Song. One action places one or more on one of your locations, each kind at most once there. Where there is no attack they lie face down and stay; you may look at them. Where there is one, a conflict follows as soon as all of them are placed.',
        },
        fr: {
          title: 'Jouer des défenseurs',
          text: 'Il y en a quatre : le Docteur, Amy Pond, Rory et River Song. Une action en pose un ou plusieurs sur un de vos lieux, chacun une fois au plus au même endroit. Sans attaque, ils restent face cachée ; vous pouvez les regarder. S’il y a une attaque, un conflit suit dès que tous sont posés.',
        },
      },
    },
    {
      id: 'reserve',
      rules: ['DWC-RSV-01', 'DWC-RSV-02', 'DWC-RSV-03', 'DWC-RSV-04'],
      where: 'Action – Placer une carte en réserve',
      words: {
        en: {
          title: 'The reserve',
          text: 'One action puts one or two cards face down into your reserve, which holds two. On your own turn you may take any of them back at any time, for free. Cardiff and the Face of Boe make room for one more each; U.N.I.T. fills a place.',
        },
        fr: {
          title: 'La réserve',
          text: 'Une action met une ou deux cartes face cachée dans votre réserve, qui en contient deux. À votre tour, vous pouvez en reprendre à tout moment, gratuitement. Cardiff et la Face de Boe font chacun une place de plus ; U.N.I.T. en occupe une.',
        },
      },
    },
    {
      id: 'buying',
      rules: ['DWC-BUY-01', 'DWC-BUY-02'],
      where: 'Action – Acheter des cartes',
      words: {
        en: {
          title: 'Buying cards',
          text: 'Pay five time for each card that you draw, as many as you like in one action. Time that you do not spend is kept.',
        },
        fr: {
          title: 'Acheter des cartes',
          text: 'Payez cinq points Temps par carte piochée, autant que vous voulez en une action. Le Temps non dépensé se garde.',
        },
      },
    },
    {
      id: 'discarding',
      rules: ['DWC-DIS-01'],
      where: 'Action – Défausser des cartes contre points Temps',
      words: {
        en: {
          title: 'Discarding for time',
          text: 'Discard one or two cards of any kind from your hand. Each gives one time. You may do it again as another action.',
        },
        fr: {
          title: 'Défausser contre du Temps',
          text: 'Défaussez de votre main une ou deux cartes quelconques. Chacune donne un point Temps. Vous pouvez recommencer, c’est une autre action.',
        },
      },
    },
  ],
}
