/** Abilities and items. */
import type { HelpChapter } from '../../help'

export const ABILITIES: HelpChapter = {
  id: 'abilities',
  title: { en: 'Abilities and items', fr: 'Capacités et objets' },
  entries: [
    {
      id: 'abilities-firing',
      rules: ['DZ-ABL-01', 'DZ-ABL-02', 'DZ-ABL-03', 'DZ-ABL-04', 'DZ-ABL-12', 'DZ-ABL-13'],
      where: 'Profil, capacités',
      words: {
        en: {
          title: 'Abilities of leaders and guns',
          text: 'Tactician (n): n more Command dice while the model is on the battlefield. Rapid Fire: may fire for effect. Weight of Fire (n): throw up to n failed Shoot dice again. Suppression: after the shot everybody in the target’s cube is Pinned, hit or missed. AP (n): so much less Armour. One-Use: once a game. An ability that contradicts a rule is right.',
        },
        fr: {
          title: 'Capacités des chefs et des armes',
          text: 'Tacticien (n) : n dés de Commandement de plus tant que la figurine est sur le champ de bataille. Tir Rapide : peut mitrailler. Puissance de Feu (n) : relancer jusqu’à n dés de Tir ratés. Suppression : après le tir, tous ceux du cube de la cible sont Bloqués, touchés ou non. PA (n) : autant d’Armure en moins. Usage Unique : une fois par partie. Une capacité qui contredit une règle l’emporte.',
        },
      },
    },
    {
      id: 'abilities-fire',
      rules: ['DZ-ABL-05', 'DZ-ABL-06'],
      where: 'Profil, capacités',
      words: {
        en: {
          title: 'It Burns!',
          text: 'The attack strikes everybody in the target’s cube, friend or foe, seen or not, with one Shoot test without modifiers; each makes a Survive test of its own. All who survive catch fire, hit or missed. A burning model must first put the fire out when activated: Survive against three dice of 4 or more. If the fire wins, it does damage with AP 1 and the activation is over.',
        },
        fr: {
          title: 'Ça Brûle !',
          text: 'L’attaque frappe tous ceux du cube de la cible, amis ou ennemis, vus ou non, avec un seul test de Tir sans modificateurs ; chacun fait son propre test de Survie. Tous les survivants prennent feu, touchés ou non. Activée, une figurine en feu doit d’abord s’éteindre : Survie contre trois dés à 4 ou plus. Si le feu l’emporte, il blesse avec PA 1 et l’activation est finie.',
        },
      },
    },
    {
      id: 'abilities-fighting',
      rules: ['DZ-ABL-07', 'DZ-ABL-08', 'DZ-ABL-09', 'DZ-ABL-10', 'DZ-ABL-11'],
      where: 'Profil, capacités',
      words: {
        en: {
          title: 'Abilities of fighters',
          text: 'Knockback: a hit throws the survivor one cube directly away. Frenzy (n): throw up to n failed Fight dice again. Construct: never Pinned, cannot be healed. Beast: no items. Jump Pack: changes level without a wall, leaps over walls and small gaps, and takes no harm from falls. The card of a model explains its other abilities.',
        },
        fr: {
          title: 'Capacités des combattants',
          text: 'Projection : une touche projette le survivant d’un cube à l’opposé. Frénésie (n) : relancer jusqu’à n dés de Combat ratés. Construct : jamais Bloquée, ne se soigne pas. Bestial : pas d’objets. Propulseurs : change de niveau sans mur, saute murs et petits vides, et ne souffre pas des chutes. La carte d’une figurine explique ses autres capacités.',
        },
      },
    },
    {
      id: 'items',
      rules: ['DZ-ITM-01', 'DZ-ITM-02', 'DZ-ITM-03', 'DZ-ITM-04'],
      where: 'Règles vivantes, Objets',
      words: {
        en: {
          title: 'Picking items up',
          text: 'A model that enters a cube with an item and no enemy may pick one up for free, also in passing. The token is turned over and stays so; then it is kept, dropped or destroyed. A model carries one item, and Beasts and Vehicles none. A Booby Trap goes off at once, Intel scores a point at once.',
        },
        fr: {
          title: 'Ramasser des objets',
          text: 'Une figurine qui entre dans un cube avec un objet et sans ennemi peut en ramasser un gratuitement, même au passage. Le jeton est retourné et le reste ; on le garde, on le laisse ou on le détruit. Une figurine porte un objet, les Bêtes et les Véhicules aucun. Un Piège explose aussitôt, une Info rapporte un point aussitôt.',
        },
      },
    },
    {
      id: 'handing-over',
      rules: ['DZ-ITM-05', 'DZ-ITM-06'],
      where: 'Règles vivantes, Objets',
      words: {
        en: {
          title: 'Handing over and losing items',
          text: 'Instead of picking something up, a model may hand its item to a friend in the same cube during its move; if the friend has one already, they may swap. When a carrier dies, items that can be dropped stay in the cube for anybody to take.',
        },
        fr: {
          title: 'Donner et perdre des objets',
          text: 'Au lieu de ramasser, une figurine peut, pendant son déplacement, donner son objet à une amie du même cube ; si celle-ci en a déjà un, elles peuvent échanger. Quand un porteur meurt, les objets qui peuvent tomber restent dans le cube, à qui veut les prendre.',
        },
      },
    },
  ],
}
