/** The profile of a model and the ready teams. */
import type { HelpChapter } from '../../help'

export const PROFILE: HelpChapter = {
  id: 'profile',
  title: { en: 'Profiles and missions', fr: 'Profils et missions' },
  entries: [
    {
      id: 'profile',
      rules: [
        'DZ-PROF-01',
        'DZ-PROF-02',
        'DZ-PROF-03',
        'DZ-PROF-04',
        'DZ-PROF-05',
        'DZ-PROF-06',
        'DZ-PROF-07',
        'DZ-PROF-08',
        'DZ-PROF-09',
        'DZ-PROF-10',
        'DZ-PROF-11',
        'DZ-PROF-12',
      ],
      where: 'Profil',
      words: {
        en: {
          title: 'The profile',
          text: 'Speed has two numbers: cubes for a Move and for a Sprint. Armour takes damage off. Size says how much damage a model stands, how much room it fills and what gaps it fits through. Shoot, Fight and Survive are what a die must show and never change. Points are what it costs, and victory points what its death gives the enemy. Types are Leader, Troop, Specialist, Vehicle and Character.',
        },
        fr: {
          title: 'Le profil',
          text: 'La Vitesse a deux nombres : les cubes d’un Déplacement et ceux d’un Sprint. L’Armure retire des dégâts. La Taille dit combien de dégâts une figurine encaisse, quelle place elle prend et par quelles ouvertures elle passe. Tir, Combat et Survie sont ce qu’un dé doit montrer et ne changent jamais. Les points sont son coût, et les PV ce que sa mort donne à l’ennemi. Les types sont Chef, Troupe, Spécialiste, Véhicule et Personnage.',
        },
      },
    },
    {
      id: 'patrol',
      rules: ['DZ-PAT-01', 'DZ-PAT-02', 'DZ-PAT-03', 'DZ-PAT-04', 'DZ-PAT-05'],
      where: 'Mission de Patrouille Standard',
      words: {
        en: {
          title: 'Patrol',
          text: 'Patrol is won with 12 victory points at 100 points a team. A kill gives the points on the victim’s profile. Each of the four objectives gives one or two at the end of every Round to the side that holds its cube alone. Picking up Intel gives one.',
        },
        fr: {
          title: 'Patrouille',
          text: 'La Patrouille se gagne à 12 points de victoire pour 100 points par groupe. Une mort donne les PV du profil de la victime. Chacun des quatre objectifs en donne un ou deux à la fin de chaque Round au camp qui tient seul son cube. Ramasser une Info en donne un.',
        },
      },
    },
    {
      id: 'missions',
      rules: ['DZ-MIS-01', 'DZ-MIS-02'],
      where: 'Choisir une Mission',
      words: {
        en: {
          title: 'Other missions',
          text: 'Scour, Break Through and Search and Destroy are known by name; how they score here is our own data. Teams of 100 points play to 12, of 150 to 16, of 200 or more to 20.',
        },
        fr: {
          title: 'Les autres missions',
          text: 'On connaît par leur nom la Récupération, la Percée et Recherche et Destruction ; leur décompte est ici notre propre donnée. À 100 points par groupe, on joue jusqu’à 12, à 150 jusqu’à 16, à 200 ou plus jusqu’à 20.',
        },
      },
    },
    {
      id: 'mission-options',
      rules: ['DZ-MIS-03', 'DZ-MIS-04'],
      where: 'Choisir une Mission',
      words: {
        en: {
          title: 'Recon bonus and secret missions',
          text: 'Both are options of a match. With the bonus, the winner of the Recon test rolls a die for each success he was ahead: look at or remove item tokens, move models a cube, or bring one in from the flank. With secret missions, each side draws one that may change what scores for it.',
        },
        fr: {
          title: 'Bonus de Recon et missions secrètes',
          text: 'Les deux sont des options d’une partie. Avec le bonus, le gagnant du test de Recon lance un dé par succès d’avance : regarder ou retirer des objets, bouger des figurines d’un cube ou en faire entrer une par le flanc. Avec les missions secrètes, chaque camp en tire une, qui peut changer ce qui lui rapporte.',
        },
      },
    },
    {
      id: 'teams',
      rules: ['DZ-PRE-01', 'DZ-TMB-01', 'DZ-TMB-02', 'DZ-TMB-07'],
      where: 'Groupes de Combat Prédéfinis',
      words: {
        en: {
          title: 'Building a Strike Team',
          text: 'A team comes from one faction and may not cost more than the agreed points. It has exactly one Leader, any number of Troops, at most as many Specialists as Troops, a Vehicle for every three Troops and at most one Character. The book’s two ready teams, Enforcers and Forge Fathers, are played as printed.',
        },
        fr: {
          title: 'Composer un Groupe de Combat',
          text: 'Un groupe vient d’une seule faction et ne coûte pas plus que les points convenus. Il a un Chef et un seul, autant de Troupes qu’on veut, au plus autant de Spécialistes que de Troupes, un Véhicule pour trois Troupes et un Personnage au plus. Les deux groupes prêts du livre, Enforcers et Forge Fathers, se jouent tels quels.',
        },
      },
    },
    {
      id: 'upgrades',
      rules: ['DZ-TMB-03', 'DZ-TMB-04', 'DZ-TMB-05', 'DZ-TMB-06'],
      where: 'Groupes de Combat Prédéfinis',
      words: {
        en: {
          title: 'Weapons and items of a team',
          text: 'A model may buy one ranged and one melee weapon from its categories; it replaces the old one, whose price is not refunded. Systems fill hardpoints and replace nothing. Each model may carry one item, and the team only so many common, rare and unique ones. What weapons and items are worth is added to the points the enemy gets for the model.',
        },
        fr: {
          title: 'Armes et objets d’un groupe',
          text: 'Une figurine peut acheter une arme de tir et une arme de mêlée de ses catégories ; elle remplace l’ancienne, dont le prix n’est pas rendu. Les systèmes occupent des points d’emport et ne remplacent rien. Chaque figurine peut porter un objet, et le groupe un nombre limité d’objets communs, rares et uniques. Ce que valent armes et objets s’ajoute aux PV que la figurine donne à l’ennemi.',
        },
      },
    },
  ],
}
