/** French: titles of questions, each with a line of help. */
import { de } from '../../../../ui/words/plural'
import type { Speak, Translation } from '../../../../ui/words/speak'
import type { EN_QUESTIONS } from './en-questions'
import { MOVES, pa, Who, who } from './fr-bits'

/** "de l’Archer, du Capitaine et de la Lame" */
function ofAll(refs: readonly string[], speak: Speak): string {
  const names = refs.map((ref) => de(who(ref, speak)))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}

export const FR_QUESTIONS: Translation<typeof EN_QUESTIONS> = {
  'title discipline bid': () => 'Miser de la Discipline pour l’ordre des terrains',
  'title terrain order': () => 'Quel terrain vient en premier ?',
  'title terrain coin': () => 'Pile ou face pour le terrain',
  'title first coin': () => 'Pile ou face pour le premier joueur',
  'title deploy': () => 'Déployer une figurine',
  'title deploy where': ({ figure }, speak) => `Où se place ${who(figure, speak)} ?`,
  'title act': ({ rapidity }) => (rapidity > 0 ? `À vous, à Rapidité ${rapidity}` : 'À vous d’agir'),
  'title move where': ({ figure, how }, speak) =>
    `${Who(figure, speak)} ${Object.hasOwn(MOVES, how) ? MOVES[how as keyof typeof MOVES] : 'se déplace'}`,
  'title charge where': ({ figure, target }, speak) =>
    `Où la charge ${de(who(figure, speak))} atteint-elle ${who(target, speak)} ?`,
  'title charge attack': ({ figure }, speak) => `${Who(figure, speak)} a chargé : quelle attaque ?`,
  'title lightning': ({ figure }, speak) => `${Who(figure, speak)} peut filer`,
  'title lightning exit': ({ figure }, speak) => `Hors du corps à corps avec ${who(figure, speak)}`,
  'title lightning walk': ({ figure }, speak) => `${Who(figure, speak)} poursuit sa marche`,
  'title defenders': () => 'Qui d’autre est attaqué ?',
  'title joiners': ({ target }, speak) => `Qui se joint à l’attaque contre ${who(target, speak, 'l’ennemi')} ?`,
  'title mastery': ({ figures }, speak) => `Maîtrise d’arme ${ofAll(figures, speak)}`,
  'title spite': ({ figures }, speak) =>
    `Qui subit ${figures.length === 1 ? 'le coup vicieux' : 'les coups vicieux'} ${ofAll(figures, speak)} ?`,
  'title melee bid': () => 'Mettre de la Volonté dans les coups',
  'title shooters': ({ target }, speak) => `Qui d’autre tire sur ${who(target, speak, 'la cible')} ?`,
  'title concentrate': () => 'Qui se concentre ?',
  'title shot bid': ({ target }, speak) => `Volonté pour le tir sur ${who(target, speak, 'la cible')}`,
  'title shot reaction': ({ figure }, speak) => `On tire sur ${who(figure, speak)}`,
  'title difficulty': ({ spell }, speak) => `Quelle difficulté pour ${who(spell, speak, 'le sort')} ?`,
  'title casters': ({ spell }, speak) => `Qui aide à lancer ${who(spell, speak, 'le sort')} ?`,
  'title spell target': ({ spell }, speak) => `Quelle cible pour ${who(spell, speak, 'le sort')} ?`,
  'title notice spell': ({ spell }, speak) => `${Who(spell, speak)} arrive : qui le remarque ?`,
  'title will': () => 'Volonté contre le sort',
  'title mana': ({ spell }, speak) => `Mana pour ${who(spell, speak, 'le sort')}`,
  'hint discipline bid': () => 'Chacun mise en secret et perd sa mise. La plus haute choisit.',
  'hint terrain order': () => 'Le champ de bataille glisse du pays du premier peuple à celui de l’autre.',
  'hint terrain coin': () => '',
  'hint first coin': () => '',
  'hint deploy': () => 'Faites glisser une de vos figurines dans une bande. Chacun son tour.',
  'hint deploy where': () => 'Le socle tout entier dans la bande.',
  'hint act': () =>
    'Faites glisser une figurine pour marcher, ou choisissez-en une et ce qu’elle fait. Attendre ne coûte rien tant que le tour dure.',
  'hint move where': ({ cost }) =>
    cost > 0 ? `Coûte ${pa(cost)}. Reposez-la à sa place pour réfléchir.` : 'Reposez-la à sa place pour réfléchir.',
  'hint charge where': () => 'Touchez une place près de la cible. À moins d’un Mouvement, ce n’est qu’un engagement.',
  'hint charge attack': () => 'L’attaque fait partie de la charge.',
  'hint lightning': () => 'Les deux parties sont gratuites.',
  'hint lightning exit': () => 'Au plus la largeur du socle, jusqu’à ne plus toucher d’ennemi.',
  'hint lightning walk': () => 'Sans toucher d’ennemi en chemin.',
  'hint defenders': () => 'Chaque attaquant doit les toucher tous.',
  'hint joiners': () => 'Chacun paie sa propre attaque.',
  'hint mastery': () => '',
  'hint spite': () => 'Sa Défense baisse d’un point pour ce combat.',
  'hint melee bid': () => 'Les deux camps misent en secret et lèvent la main ensemble.',
  'hint shooters': () => 'Tous paient avant toute mesure ; qui est hors de portée est écarté.',
  'hint concentrate': () => 'Chacun voit qui le fait, non de combien.',
  'hint shot bid': () => 'Les nombres restent cachés jusqu’à la réponse de la cible.',
  'hint shot reaction': ({ cost }) =>
    `Remarquer ${cost > 0 ? `coûte ${pa(cost)}` : 'ne coûte rien'} ; puis la Volonté peut servir la Vivacité, en secret.`,
  'hint difficulty': () => '',
  'hint casters': () => 'Chacun paie 2 points d’action. Tous doivent se voir et voir la cible.',
  'hint spell target': () => 'Rien n’est mesuré avant d’être payé.',
  'hint notice spell': () => 'Qui remarque peut résister de toute sa Volonté.',
  'hint will': () => 'Cachée jusqu’à la dépense de Mana.',
  'hint mana': () => 'Dépensée quoi qu’il arrive.',
  'first act': () =>
    'La bande du haut est le tour, de la plus haute Rapidité à la plus basse. Qui attend peut agir à toute étape suivante.',
  'first melee bid': () =>
    'Avec les flèches ou les chiffres, placez des points sous chaque main. Ce qui est gardé peut servir plus tard dans ce tour.',
  'first shot reaction': () => 'Les points de Volonté inutilisés sont perdus à la fin du tour.',
  'first charge where': () =>
    'Les places vertes sont une charge avec son attaque, les ambrées un simple engagement : l’élan est trop court.',
  'first shooters': () =>
    'Qui tire ensemble additionne ses talents, et la cible répond une fois. Touchez un tireur pour l’ajouter.',
  'first mana': () => 'La Mana doit dépasser ce qui s’oppose ; plus du double, c’est exceptionnel.',
  'first discipline bid': () => 'La Discipline décide quel pays vient en premier et, avec ce qu’il en reste, qui commence.',
  'first deploy': () => 'La bande où se place la première figurine est celle de son joueur.',
}
