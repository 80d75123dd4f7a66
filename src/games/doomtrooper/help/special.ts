/** Personalities, Art, immunity. */
import type { HelpChapter } from '../../help'

export const SPECIAL: HelpChapter = {
  id: 'special',
  title: { en: 'Special rules', fr: 'Précisions de règles' },
  entries: [
    {
      id: 'personalities',
      rules: ['DT-PER-01', 'DT-PER-02', 'DT-PER-03', 'DT-DEP-05'],
      where: 'Précisions de règles',
      words: {
        en: {
          title: 'Personalities',
          text: 'A Personality may be in play only once, counting all players; hidden ones do not count until they are seen. What it does for others holds for all of that kind, whoever plays them, unless the card says “your”. A dead one may come back and pays again.',
        },
        fr: {
          title: 'Personnalités',
          text: 'Une Personnalité ne peut être en jeu qu’une fois, tous joueurs compris ; celles qui sont cachées ne comptent qu’une fois vues. Ce qu’elle fait pour d’autres vaut pour tous ceux de ce genre, quel que soit leur joueur, sauf si la carte dit « vos ». Morte, elle peut revenir et rapporte de nouveau.',
        },
      },
    },
    {
      id: 'art',
      rules: ['DT-ART-01', 'DT-ART-02', 'DT-ART-03', 'DT-ART-04', 'DT-ART-05', 'DT-CRD-09'],
      where: 'Précisions de règles',
      words: {
        en: {
          title: 'The Art',
          text: 'Art spells need a caster in your Squad who knows the discipline; every member of the Brotherhood knows at least one of the seven. Many cost Destiny, and more for more effect. A spell works once and is discarded. Some help only the caster, others any warrior.',
        },
        fr: {
          title: 'L’Art',
          text: 'Un sort de l’Art demande dans votre Escouade un lanceur qui connaît la discipline ; tout membre de la Confrérie en connaît au moins une des sept. Beaucoup coûtent de la Destinée, et plus pour plus d’effet. Un sort agit une fois et est défaussé. Certains n’aident que le lanceur, d’autres n’importe quel combattant.',
        },
      },
    },
    {
      id: 'combat-spells',
      rules: ['DT-ART-06', 'DT-ART-07', 'DT-ART-08'],
      where: 'Précisions de règles',
      words: {
        en: {
          title: 'Combat spells',
          text: 'They are cast only in an attack and last until its end. A combat spell may help anybody, and its caster need not fight; a personal one needs a caster who does. The Art never helps the Dark Legion.',
        },
        fr: {
          title: 'Sorts de combat',
          text: 'Ils ne se lancent que pendant une attaque et durent jusqu’à sa fin. Un sort de combat peut aider n’importe qui, sans que le lanceur se batte ; un sort personnel demande un lanceur qui se bat. L’Art n’aide jamais les Légions Obscures.',
        },
      },
    },
    {
      id: 'immunity',
      rules: ['DT-IMM-01', 'DT-IMM-02', 'DT-IMM-03'],
      where: 'Précisions de règles',
      words: {
        en: {
          title: 'Immunity',
          text: 'Cards of a class do nothing to a warrior immune to it, nor anything else in a combat in which it takes part, on either side. The classes are the Art, general Gifts, cards of the Apostles, or all of the Dark Symmetry. The card is spent all the same.',
        },
        fr: {
          title: 'Immunité',
          text: 'Les cartes d’une classe ne font rien à un combattant qui y est immunisé, ni rien d’autre dans un affrontement auquel il prend part, d’un côté comme de l’autre. Les classes sont l’Art, les Dons généraux, les cartes des Apôtres, ou toute la Symétrie Obscure. La carte est tout de même dépensée.',
        },
      },
    },
  ],
}
