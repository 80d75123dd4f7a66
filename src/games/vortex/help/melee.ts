/** Attacks in contact. */
import type { HelpChapter } from '../../help'

export const MELEE: HelpChapter = {
  id: 'melee',
  title: { en: 'Melee', fr: 'Corps à corps' },
  entries: [
    {
      id: 'attack',
      rules: ['VX-MEL-01', 'VX-MEL-02', 'VX-MEL-06', 'VX-MEL-07', 'VX-MEL-12', 'VX-MEL-13'],
      where: '5.3.2 Attaque',
      words: {
        en: {
          title: 'Attacking in contact',
          text: 'A miniature in contact may attack enemies it touches as often as it can pay, alone or with friends. First the kind of attack is named, then attackers, then targets; then the attackers pay. No sight is needed. A combat is one attack from being declared to its damage.',
        },
        fr: {
          title: 'Attaquer au contact',
          text: 'Une figurine au contact peut attaquer les ennemis qu’elle touche aussi souvent qu’elle peut payer, seule ou avec des amies. On nomme le genre d’attaque, puis les attaquants, puis les cibles ; les attaquants paient ensuite. La vue n’est pas nécessaire. Un combat est une seule attaque, de l’annonce aux dégâts.',
        },
      },
    },
    {
      id: 'normal-attack',
      rules: ['VX-MEL-03', 'VX-MEL-04', 'VX-MEL-08', 'VX-MEL-09'],
      where: '5.3.2 Attaque',
      words: {
        en: {
          title: 'Normal attack',
          text: 'One or several attack one or several; every attacker must touch every target. Attack and Will of the attackers stand against Defence and Will of the targets. It costs 2 action points for each attacker, and defending costs nothing.',
        },
        fr: {
          title: 'Attaque normale',
          text: 'Une ou plusieurs figurines en attaquent une ou plusieurs ; chaque attaquante doit toucher chaque cible. L’Attaque et la Volonté des unes s’opposent à la Défense et à la Volonté des autres. Elle coûte 2 points d’action par attaquante, et se défendre ne coûte rien.',
        },
      },
    },
    {
      id: 'forceful-attack',
      rules: ['VX-MEL-05', 'VX-MEL-10', 'VX-MEL-14'],
      where: '5.3.2 Attaque',
      words: {
        en: {
          title: 'Forceful attack',
          text: 'One attacks one: Strength and Will against Reflexes and Will, for 3 action points. What helps against shots alone does not help here.',
        },
        fr: {
          title: 'Attaque en force',
          text: 'Une seule attaque une seule : Force et Volonté contre Vivacité et Volonté, pour 3 points d’action. Ce qui n’aide que contre les tirs n’aide pas ici.',
        },
      },
    },
    {
      id: 'melee-damage',
      rules: ['VX-MEL-11'],
      where: '5.3.3 Dégats',
      words: {
        en: {
          title: 'Damage in melee',
          text: 'All named targets take the full damage: one, or two if exceptional. A heavy weapon adds one, finding weaknesses one in a normal attack, being Brutal one in a forceful attack.',
        },
        fr: {
          title: 'Dégâts au corps à corps',
          text: 'Toutes les cibles nommées subissent tous les dégâts : un, ou deux si la réussite est exceptionnelle. Une arme lourde en ajoute un, trouver les faiblesses un en attaque normale, être Brutal un en attaque en force.',
        },
      },
    },
  ],
}
