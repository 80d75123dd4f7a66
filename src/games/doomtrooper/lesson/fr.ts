/** French: the texts of the lesson. */
import type { EN } from './en'

export const FR: typeof EN = {
  welcome: {
    title: 'Votre première escouade',
    text: 'Vous et un robot avez chacun un paquet de soixante cartes. Les combattants se battent, et qui en tue un reçoit sa valeur en points. Ici, quinze points de promotion suffisent.',
  },
  steps: {
    deploy: {
      title: 'Déployez un combattant',
      text: 'Chaque tour a trois actions. Le nombre au coin d’un combattant est son prix en destinée, l’étoile près de votre main. Choisissez-en un que vous pouvez payer. Il en manque ? Méditez : une action, une étoile.',
    },
    equip: {
      title: 'Équipez-le',
      text: 'Armes, armures et autres se donnent à un combattant : choisissez la carte, puis un combattant éclairé. Ce qui ne se joue pas dit pourquoi quand on appuie dessus.',
    },
    attack: {
      title: 'Attaquer ou attendre',
      text: 'Une attaque met fin à vos actions : elle vient en dernier. Personne n’attaque au premier tour. Ceux qui restent peuvent se mettre à couvert : +3 en armure, mais on n’attaque pas à couvert.',
    },
    pair: {
      title: 'Choisissez le duel',
      text: 'Touchez votre attaquant, puis sa cible. Des alliés ne se battent pas entre eux, et un duel interdit dit pourquoi.',
    },
    tactic: {
      title: 'De près ou de loin',
      text: 'Combat rapproché ou tir : chaque camp oppose cette valeur à l’armure de l’autre. L’égaler suffit pour toucher. Les deux frappent en même temps : regardez les deux valeurs.',
    },
    weapons: {
      title: 'Ce qui sert',
      text: 'Une arme, ou un véhicule. Seul ce qui est utilisé compte.',
    },
    change: {
      title: 'Changez le rapport',
      text: 'Au-dessus des deux combattants se lit ce qu’ils valent et pourquoi, entre eux ce qui arrive si tous passent. Jouez une carte éclairée, ou passez.',
    },
    answer: {
      title: 'Une réponse',
      text: 'Certaines cartes répondent à ce que font les autres. Quiconque pourrait en tenir une est interrogé, pour que la question ne trahisse rien. Sans cette carte, passez.',
    },
    share: {
      title: 'Votre récompense',
      text: 'Une victime rapporte sa valeur. La promotion fait gagner la partie, la destinée paie les prochains combattants : répartissez à votre guise.',
    },
    keep: {
      title: 'La fin du tour',
      text: 'Vous pouvez vous défaire de cartes, et le devez au-delà de sept. À votre prochain tour, vous piochez jusqu’à sept.',
    },
  },
  done: {
    title: 'Voilà le jeu',
    text: 'Vous avez déployé, attaqué et été payé. Couvert, sorts, missions et dons obscurs viennent avec les cartes. La suite est à vous.',
  },
}
