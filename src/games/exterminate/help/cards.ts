/** Battle cards and adventure cards. */
import type { HelpChapter } from '../../help'

export const CARDS: HelpChapter = {
  id: 'cards',
  title: { en: 'Cards', fr: 'Les cartes' },
  entries: [
    {
      id: 'battle-cards',
      rules: ['EX-CRD-01', 'EX-CRD-02', 'EX-CRD-03', 'EX-CRD-14'],
      where: 'Cartes de Combat',
      words: {
        en: {
          title: 'Battle cards',
          text: 'Both players draw from one deck of 36 cards and begin with five. Cards improve attacks and defences; some change other rolls. Your hand may grow beyond five, but nobody begins a turn with more: the surplus is discarded, by choice. Used cards go to an open discard, which is shuffled into a new deck when the old one is empty. How many there are of each card is our own data.',
        },
        fr: {
          title: 'Cartes Combat',
          text: 'Les deux joueurs piochent dans un même paquet de 36 cartes et commencent avec cinq. Les cartes améliorent attaques et défenses ; certaines changent d’autres jets. La main peut dépasser cinq cartes, mais personne ne commence un tour avec plus : on défausse l’excédent de son choix. Les cartes jouées vont dans une défausse ouverte, mélangée pour refaire la pioche quand elle est vide. Le nombre d’exemplaires de chaque carte est une donnée à nous.',
        },
      },
    },
    {
      id: 'card-hits',
      rules: ['EX-CRD-04', 'EX-CRD-05'],
      where: 'Cartes de Combat',
      words: {
        en: {
          title: 'Hit and Armour cards',
          text: 'A Hit card adds one hit to a roll to shoot or to fight. You may play as many as you like, but before the Armour cards, and never on damage dice. An Armour card adds one armour to a defence against shooting, once the hits have been counted. In melee Armour cards are of no use.',
        },
        fr: {
          title: 'Cartes Touche et Armure',
          text: 'Une carte Touche ajoute une touche à un jet de tir ou de mêlée. On peut en jouer autant qu’on veut, mais avant les cartes Armure, et jamais sur les dés de dégâts. Une carte Armure ajoute une armure à une défense contre un tir, une fois les touches comptées. En mêlée, les cartes Armure ne servent à rien.',
        },
      },
    },
    {
      id: 'card-double',
      rules: ['EX-CRD-07', 'EX-CRD-08'],
      where: 'Cartes de Combat',
      words: {
        en: {
          title: 'Double and Super Armour',
          text: 'Double makes the hits on your own dice count twice in this shot or round of melee; hits from cards are not doubled, and each player may use only one. Super Armour wipes out every hit the other side has rolled and every Hit card it has played in this action. The target of a shot may use it, and in melee either fighter.',
        },
        fr: {
          title: 'Double et Super-armure',
          text: 'Double compte deux fois les touches de vos propres dés pour ce tir ou ce round de mêlée ; celles des cartes ne sont pas doublées, et chaque joueur ne peut en utiliser qu’une. Super-armure annule toutes les touches obtenues par l’adversaire et toutes les cartes Touche qu’il a jouées dans cette action. La cible d’un tir peut s’en servir et, en mêlée, l’un ou l’autre combattant.',
        },
      },
    },
    {
      id: 'card-rerolls',
      rules: ['EX-CRD-06', 'EX-CRD-11', 'EX-CRD-15'],
      where: 'Cartes de Combat',
      words: {
        en: {
          title: 'Re-rolls and immediate cards',
          text: 'A Re-roll card throws again any dice of one single roll, whatever it is for. It works on your own dice; with the word “immediate” it works on anybody’s, even in the other player’s turn. Re-rolls come before the cards that add hits or armour: once those are on the table, the dice are settled. At the initiative roll, the player who was active last turn is asked first.',
        },
        fr: {
          title: 'Relances et cartes immédiates',
          text: 'Une carte Relance rejette les dés de votre choix d’un seul jet, quel qu’il soit. Elle touche vos propres dés ; avec la mention « immédiat », ceux de n’importe qui, même pendant le tour adverse. Les relances viennent avant les cartes qui ajoutent des touches ou des armures : dès que celles-ci sont posées, les dés ne changent plus. Au jet d’initiative, le joueur actif du tour précédent est consulté le premier.',
        },
      },
    },
    {
      id: 'card-lightning-fate',
      rules: ['EX-CRD-09', 'EX-CRD-10'],
      where: 'Cartes de Combat',
      words: {
        en: {
          title: 'Lightning and Fate cards',
          text: 'A Lightning card counts as one more bolt in a roll of your own. That helps in three places: in a defence behind cover it cancels a hit, among your damage dice it exterminates, and when you draw for an adventure it succeeds. A Fate card does whatever a fate token does; the card is discarded and the pool stays as it is.',
        },
        fr: {
          title: 'Cartes Éclair et Destin',
          text: 'Une carte Éclair compte comme un éclair de plus dans l’un de vos jets. Cela sert en trois occasions : en défense à couvert, elle annule une touche ; parmi vos dés de dégâts, elle extermine ; en piochant une aventure, elle réussit. Une carte Destin fait tout ce que fait un jeton Destin ; la carte est défaussée et la réserve ne change pas.',
        },
      },
    },
    {
      id: 'adventure-cards',
      rules: ['EX-ADV-01', 'EX-ADV-02', 'EX-ADV-03'],
      where: 'Cartes Aventures',
      words: {
        en: {
          title: 'Adventure cards',
          text: 'A side may begin with up to five adventure cards, drawn by chance or chosen. Each says when it is used and what it does. Some last, some are discarded after use, and some are turned face down and can be used again after they have been recovered in the upkeep. The effects of the fifteen cards here are for the most part our own data.',
        },
        fr: {
          title: 'Cartes Aventures',
          text: 'Un camp peut commencer avec cinq cartes Aventures au plus, tirées au hasard ou choisies. Chacune dit quand on l’utilise et ce qu’elle fait. Certaines durent, d’autres sont défaussées après usage, d’autres encore sont retournées face cachée et resservent une fois récupérées à l’entretien. Les effets des quinze cartes sont ici, pour la plupart, nos propres données.',
        },
      },
    },
  ],
}
