/** The last phase of a turn. */
import type { HelpChapter } from '../../help'

export const UPKEEP: HelpChapter = {
  id: 'upkeep',
  title: { en: 'Upkeep', fr: 'Entretien' },
  entries: [
    {
      id: 'upkeep-order',
      rules: ['EX-UPK-01', 'EX-UPK-02'],
      where: '3. Phase d’Entretien',
      words: {
        en: {
          title: 'The four steps',
          text: 'The upkeep has four steps, each done by both players, the active one first: shocked miniatures stand up, stress is tested, hands are refilled, adventure cards are recovered. All shocked miniatures of both sides recover without a roll.',
        },
        fr: {
          title: 'Les quatre étapes',
          text: 'L’entretien a quatre étapes, chacune faite par les deux joueurs, l’actif d’abord : relever les figurines choquées, tester le stress, refaire les mains, récupérer les aventures. Toutes les figurines choquées des deux camps se remettent sans jet.',
        },
      },
    },
    {
      id: 'stress-tests',
      rules: ['EX-UPK-03', 'EX-UPK-04'],
      where: '3.2. Lancez les dés pour défausser les jetons « Stress »',
      words: {
        en: {
          title: 'Shaking stress off',
          text: 'Each miniature rolls one die for every stress token it has, and each hit takes one token off. What is left stays for the next turn, with all its limits. These rolls are made for you; fate cannot throw them again, a Re-roll card can.',
        },
        fr: {
          title: 'Se défaire du stress',
          text: 'Chaque figurine lance un dé par jeton Stress, et chaque touche en retire un. Ce qui reste vaut encore au tour suivant, avec toutes ses limites. Ces jets se font pour vous ; le destin ne peut pas les relancer, une carte Relance le peut.',
        },
      },
    },
    {
      id: 'upkeep-hand',
      rules: ['EX-UPK-05', 'EX-UPK-06', 'EX-UPK-07', 'EX-UPK-12'],
      where: '3.3. Reconstituez votre main de Cartes de Combat',
      words: {
        en: {
          title: 'Cards or fate',
          text: 'You do one of four things. Draw until you hold five cards. Or draw nothing and gain one fate token, if your pool is smaller than at the start. Or discard your whole hand, at least three cards, for one fate token, which may exceed the start. Or do nothing.',
        },
        fr: {
          title: 'Des cartes ou du destin',
          text: 'Vous faites une chose sur quatre. Piocher jusqu’à cinq cartes. Ou ne rien piocher et gagner un jeton Destin, si votre réserve est plus petite qu’au départ. Ou défausser toute votre main, trois cartes au moins, contre un jeton Destin, même au-delà du départ. Ou ne rien faire.',
        },
      },
    },
    {
      id: 'upkeep-adventures',
      rules: ['EX-UPK-08', 'EX-UPK-09', 'EX-UPK-10', 'EX-UPK-11'],
      where: '3.4. Rafraîchissez les cartes Aventures',
      words: {
        en: {
          title: 'Recovering adventures',
          text: 'Either try to draw or recover, not both. To draw, roll one die: a bolt brings back the adventure card that you discarded last. To recover, pay one fate token for each card that lies face down; it is turned up and can be used from the next turn on.',
        },
        fr: {
          title: 'Récupérer des aventures',
          text: 'Tentez de piocher ou récupérez, pas les deux. Pour piocher, lancez un dé : un éclair rend la carte Aventure que vous avez défaussée en dernier. Pour récupérer, payez un jeton Destin par carte retournée ; elle est remise face visible et sert dès le tour suivant.',
        },
      },
    },
  ],
}
