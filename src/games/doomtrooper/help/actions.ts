/** The actions. */
import type { HelpChapter } from '../../help'

export const ACTIONS: HelpChapter = {
  id: 'actions',
  title: { en: 'Actions', fr: 'Actions' },
  entries: [
    {
      id: 'actions',
      rules: ['DT-ACT-01', 'DT-ACT-02', 'DT-ACT-03'],
      where: 'Deuxième étape : actions',
      words: {
        en: {
          title: 'Three actions',
          text: 'You may do three things a turn, in any order and the same more than once: deploy, take or leave cover, meditate, equip, give a Gift, assign a mission, and attack at the very end. Deploying in cover takes all three. What you do not use is lost.',
        },
        fr: {
          title: 'Trois actions',
          text: 'Vous pouvez faire trois choses par tour, dans l’ordre voulu et plusieurs fois la même : déployer, mettre ou sortir du couvert, méditer, équiper, octroyer un Don, assigner une mission, et attaquer tout à la fin. Déployer à couvert prend les trois. Ce qui n’est pas utilisé est perdu.',
        },
      },
    },
    {
      id: 'extra-actions',
      rules: ['DT-ACT-04', 'DT-ACT-05'],
      where: 'Deuxième étape : actions',
      words: {
        en: {
          title: 'Extra actions',
          text: 'A card may give more actions; all other limits stay. Actions that it gives “at once” are taken immediately, even in another player’s turn, and may not be an attack.',
        },
        fr: {
          title: 'Actions supplémentaires',
          text: 'Une carte peut donner plus d’actions ; toutes les autres limites demeurent. Celles qu’elle donne « tout de suite » se font aussitôt, même pendant le tour d’un autre, et ne peuvent pas être une attaque.',
        },
      },
    },
    {
      id: 'deploy',
      rules: ['DT-DEP-01', 'DT-DEP-02', 'DT-DEP-03', 'DT-DEP-04', 'DT-DEP-06'],
      where: 'Déployer un combattant',
      words: {
        en: {
          title: 'Deploying',
          text: 'One action puts a warrior from your hand onto the table, face up, for its Value in Destiny. Doomtroopers and Brotherhood go into your Squad, the Dark Legion into your Cohort. It may attack in the same turn, and be attacked. A tilted card is wounded.',
        },
        fr: {
          title: 'Déployer',
          text: 'Une action met en jeu, face visible, un combattant de votre main, pour sa Valeur en Destinée. Commandos de la mort et Confrérie vont dans votre Escouade, les Légions Obscures dans votre Cohorte. Il peut attaquer dès ce tour, et être attaqué. Une carte penchée est blessée.',
        },
      },
    },
    {
      id: 'cover',
      rules: ['DT-COV-01', 'DT-COV-03', 'DT-COV-04', 'DT-COV-05', 'DT-COV-07'],
      where: 'Mettre un combattant à couvert',
      words: {
        en: {
          title: 'Taking cover',
          text: 'One action turns one of your warriors face down. In cover it cannot attack, but has three more Armour if it is attacked; it is then turned up for the combat and down again if it survives. It strikes back as usual. A wounded warrior may take cover and stays wounded.',
        },
        fr: {
          title: 'Se mettre à couvert',
          text: 'Une action retourne un de vos combattants face cachée. À couvert, il ne peut pas attaquer, mais a trois d’Armure en plus si on l’attaque ; il est alors découvert pour l’affrontement et recouvert s’il survit. Il riposte normalement. Un blessé peut se mettre à couvert et reste blessé.',
        },
      },
    },
    {
      id: 'one-in-open',
      rules: ['DT-COV-02', 'DT-COV-08'],
      where: 'Mettre un combattant à couvert',
      words: {
        en: {
          title: 'One must stay in the open',
          text: 'At least one of your warriors must be out of cover; you may not cover the last. If only covered ones are left, your next action must bring one out before you do anything else that costs an action.',
        },
        fr: {
          title: 'L’un doit rester à découvert',
          text: 'Un de vos combattants au moins doit être hors du couvert ; vous ne pouvez pas couvrir le dernier. S’il ne reste que des combattants à couvert, votre prochaine action doit en sortir un avant toute autre chose qui coûte une action.',
        },
      },
    },
    {
      id: 'leave-cover',
      rules: ['DT-COV-06'],
      where: 'Sortir un combattant du couvert',
      words: {
        en: {
          title: 'Leaving cover',
          text: 'One action turns a covered warrior up. It cannot attack in the same turn, also if a card took it out of cover.',
        },
        fr: {
          title: 'Sortir du couvert',
          text: 'Une action découvre un combattant. Il ne peut pas attaquer le même tour, même si c’est une carte qui l’a sorti.',
        },
      },
    },
    {
      id: 'deploy-covered',
      rules: ['DT-DIC-01', 'DT-DIC-02', 'DT-DIC-03', 'DT-DIC-04', 'DT-DIC-05'],
      where: 'Déployer à couvert',
      words: {
        en: {
          title: 'Deploying in cover',
          text: 'For three actions a warrior enters face down, unknown and unpaid. Its Value is due when it is first seen: by leaving cover, by being attacked or by a card. If your Destiny is not enough, the rest is taken from your Promotion and the warrior is discarded. You need another warrior in the open.',
        },
        fr: {
          title: 'Déployer à couvert',
          text: 'Pour trois actions, un combattant entre face cachée, inconnu et impayé. Sa Valeur est due quand on le voit pour la première fois : en sortant, en étant attaqué ou par une carte. Si votre Destinée ne suffit pas, le reste est pris sur votre Promotion et le combattant est défaussé. Il vous faut un autre combattant à découvert.',
        },
      },
    },
    {
      id: 'meditate',
      rules: ['DT-MED-01'],
      where: 'Méditer',
      words: {
        en: {
          title: 'Meditating',
          text: 'One action gives one point of Destiny. It works without any warrior in play too.',
        },
        fr: {
          title: 'Méditer',
          text: 'Une action donne un point de Destinée. Cela marche aussi sans combattant en jeu.',
        },
      },
    },
    {
      id: 'equip',
      rules: ['DT-EQP-01', 'DT-EQP-02', 'DT-EQP-03', 'DT-EQP-04', 'DT-EQP-05', 'DT-EQP-06'],
      where: 'Équiper un combattant',
      words: {
        en: {
          title: 'Equipping',
          text: 'One action puts an equipment card onto one of your own warriors, in cover or not, as many as you like. Anybody may use anything unless the card restricts it, but only one vehicle and one suit of armour each. It cannot be taken off or moved. Parts for weapons go onto a weapon and leave with it.',
        },
        fr: {
          title: 'Équiper',
          text: 'Une action donne un équipement à l’un de vos combattants, à couvert ou non, autant que vous voulez. Chacun peut tout utiliser, sauf restriction de la carte, mais un seul véhicule et une seule armure. On ne peut ni l’enlever ni le déplacer. Les accessoires vont sur une arme et partent avec elle.',
        },
      },
    },
    {
      id: 'dark-symmetry',
      rules: ['DT-SYM-01', 'DT-SYM-02', 'DT-SYM-03', 'DT-SYM-04', 'DT-SYM-05', 'DT-CRD-10'],
      where: 'Octroyer un Don',
      words: {
        en: {
          title: 'Gifts of the Dark Symmetry',
          text: 'One action gives a Dark Symmetry card to one of your Dark Legion warriors; it stays and works at once. General Gifts are for all of them, the others for followers of that Apostle only. Nobody has the same one twice.',
        },
        fr: {
          title: 'Dons de la Symétrie Obscure',
          text: 'Une action donne une carte de la Symétrie Obscure à l’un de vos combattants des Légions Obscures ; elle reste et agit aussitôt. Les Dons généraux sont pour tous, les autres pour les fidèles de cet Apôtre seulement. Personne n’a deux fois le même.',
        },
      },
    },
    {
      id: 'missions',
      rules: ['DT-MIS-01', 'DT-MIS-02', 'DT-MIS-03', 'DT-MIS-04'],
      where: 'Assigner une mission',
      words: {
        en: {
          title: 'Missions',
          text: 'One action assigns a mission to a warrior or a player, as the card says. Only what happens afterwards counts. When it is fulfilled, it pays and is discarded. Nobody holds the same mission twice.',
        },
        fr: {
          title: 'Missions',
          text: 'Une action assigne une mission à un combattant ou à un joueur, comme le dit la carte. Seul compte ce qui arrive ensuite. Accomplie, elle rapporte et est défaussée. Personne n’a deux fois la même.',
        },
      },
    },
  ],
}
