/** Skills. */
import type { HelpChapter } from '../../help'

export const SKILLS: HelpChapter = {
  id: 'skills',
  title: { en: 'Skills', fr: 'Compétences' },
  entries: [
    {
      id: 'skills-shooting',
      rules: ['VX-SKL-01', 'VX-SKL-02', 'VX-SKL-13', 'VX-SKL-16', 'VX-SKL-18'],
      where: '7 Compétences',
      words: {
        en: {
          title: 'Skills of shots and watchfulness',
          text: 'Agile: one more Reflexes against shots. Heavy weapon, heavy shot: one more damage, once however many there are. Observation: notices shots and spells without paying. Sharpshooter: a successful shot does one more damage.',
        },
        fr: {
          title: 'Compétences de tir et de vigilance',
          text: 'Agile : un de Vivacité en plus contre les tirs. Arme lourde, tir lourd : un dégât de plus, une seule fois quel que soit leur nombre. Observation : remarque tirs et sorts sans payer. Tireur d’élite : un tir réussi cause un dégât de plus.',
        },
      },
    },
    {
      id: 'skills-fighting',
      rules: ['VX-SKL-04', 'VX-SKL-09', 'VX-SKL-14', 'VX-SKL-15', 'VX-SKL-19', 'VX-SKL-20'],
      where: '7 Compétences',
      words: {
        en: {
          title: 'Skills of fighters',
          text: 'Brutal: forceful attacks do one more damage. Strong: a forceful attack costs 2 points. Weapon master: all defenders it touches have one Defence less in this combat, or one of them until the end of the turn; the arts of other masters and the Vicious in contact with it fail. Find weakness: normal attacks do one more damage. Vicious: one target has one Defence less.',
        },
        fr: {
          title: 'Compétences de combattants',
          text: 'Brutal : les attaques en force causent un dégât de plus. Fort : une attaque en force coûte 2 points. Maître d’arme : tous les défenseurs qu’il touche ont un de Défense en moins pour ce combat, ou l’un d’eux jusqu’à la fin du tour ; l’art des autres maîtres et des Vicieux à son contact échoue. Trouver les faiblesses : les attaques normales causent un dégât de plus. Vicieux : une cible a un de Défense en moins.',
        },
      },
    },
    {
      id: 'skills-moving',
      rules: ['VX-SKL-03', 'VX-SKL-05', 'VX-SKL-10', 'VX-SKL-11', 'VX-SKL-12', 'VX-SKL-17'],
      where: '7 Compétences',
      words: {
        en: {
          title: 'Skills of movement and order',
          text: 'Lightning attack: after its charge it may leave and walk for nothing. Discipline: counts for who is first player. Unstoppable: one more when it arrives from a charge, even against the Unshakable, and when it leaves by force. Unshakable: a charge gives no bonus against it. Quick: runs and forced walks cost 1 point.',
        },
        fr: {
          title: 'Compétences de mouvement et d’ordre',
          text: 'Attaque éclair : après sa charge, il peut se dégager et marcher gratuitement. Discipline : compte pour désigner le premier joueur. Inarrêtable : un de plus à l’arrivée d’une charge, même contre un Inébranlable, et pour se dégager en force. Inébranlable : une charge ne donne pas de bonus contre lui. Rapide : course et marche forcée coûtent 1 point.',
        },
      },
    },
    {
      id: 'fanatics',
      rules: ['VX-SKL-06', 'VX-SKL-07', 'VX-SKL-08', 'VX-ACT-12'],
      where: '7 Compétences',
      words: {
        en: {
          title: 'Fanatics',
          text: 'Fanatics act in steps of their own before all others. They can only charge, run and attack, but may defend themselves and notice. A fanatic that is killed fights on until the end of the turn and is removed then.',
        },
        fr: {
          title: 'Fanatiques',
          text: 'Les Fanatiques agissent dans leurs propres étapes, avant tous les autres. Ils ne peuvent que charger, courir et attaquer, mais se défendent et remarquent. Un Fanatique tué combat jusqu’à la fin du tour, puis est retiré.',
        },
      },
    },
  ],
}
