/** French: importing own pieces. Contents of a file are named only by their place in it. */
import type { FilePlace, OwnSaid } from '../../planner/own/said'
import { HELP, LOOKS } from './fr-layout'
import { counting } from './plural'
import type { Phrases } from './speak'

const some = counting('fr')
const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 2 ** 20))} Mo`
const place = (at: FilePlace) => ('line' in at ? `ligne ${at.line}` : 'byte' in at ? `octet ${at.byte}` : `« ${at.path} »`)
const UNKNOWN: { readonly [why: string]: string } = {
  unknown: 'ce n’est ni un STL, ni un OBJ, ni un PLY, ni un 3MF, ni un GLB, ni un glTF',
  empty: 'il est vide',
}

export const FR_OWN: Phrases<OwnSaid> = {
  'own-unknown-format': ({ file, why }) => `« ${file} » est illisible : ${UNKNOWN[why] ?? UNKNOWN.unknown}.`,
  'own-foreign': ({ looks }) => [`Ce n’est pas un modèle lisible ici mais ${LOOKS[looks]}.`, HELP[looks] ?? ''].join(' ').trim(),
  'own-too-big': ({ bytes, most }) => `C’est trop : ${megabytes(bytes)} ; ${megabytes(most)} au plus sont lus.`,
  'own-too-many-triangles': ({ triangles, most }, speak) =>
    `Trop de triangles : ${speak.number(triangles)} ; ${speak.number(most)} au plus sont lus.`,
  'own-cut-short': ({ at }) => `Le fichier est tronqué (${place(at)}).`,
  'own-garbled': ({ at }) => `Le fichier est endommagé : son contenu ne suit pas son format (${place(at)}).`,
  'own-not-a-number': ({ at }) => `Le fichier est endommagé : pas de nombre utilisable (${place(at)}).`,
  'own-no-such-corner': ({ at }) => `Le fichier est endommagé : un sommet cité n’existe pas (${place(at)}).`,
  'own-missing': ({ name }) =>
    `« ${name} » fait partie de ce modèle et n’est pas là. Choisissez-le ou déposez-le avec le modèle, ou réunissez-les dans un zip.`,
  'own-reference': ({ at, to }) =>
    `Le fichier renvoie à autre chose que lui-même (« ${to} », ${place(at)}). Rien n’est jamais téléchargé pour un modèle.`,
  'own-extension': ({ at, extension }) =>
    `Le fichier exige « ${extension} » (${place(at)}), qui n’est pas compris ici. Enregistrez-le sans cela.`,
  'own-nothing': () => 'Il n’y a rien à voir : aucun triangle n’a de surface.',
  'own-too-large': ({ length, most }, speak) =>
    `Cela ferait ${speak.length(length)} de long ; un décor mesure au plus ${speak.length(most)}. Choisissez une autre unité.`,
  'own-too-small': ({ length, least }, speak) =>
    `Cela ferait ${speak.length(length)} de long ; un décor mesure au moins ${speak.length(least, length)}. Choisissez une autre unité.`,
  'own-cancelled': () => 'Arrêté.',
  'own-worker-failed': () => 'L’appareil a renoncé à ce fichier : la mémoire manque peut-être.',
  'own-malformed': () => 'Ce décor est endommagé et n’a pas été repris.',
  'own-not-kept': () => 'Le décor n’a pas pu être gardé sur cet appareil. Il reste dans le plan.',
  'own-no-part': () => 'Ce volume n’existe plus.',
  'own-last-part': () => 'Un décor garde au moins un volume.',
  'own-too-many-parts': ({ most }) => `Un décor a au plus ${some(most, 'volume', 'volumes')}.`,
  'own-part-flat': () => 'Un volume doit avoir une hauteur et une surface.',
  'own-part-corners': ({ most }) => `Un volume a au plus ${some(most, 'sommet', 'sommets')}.`,
  'own-part-beyond': ({ most }, speak) => `Un volume reste au-dessus du sol et dans les limites de ${speak.length(most)}.`,
  'own-no-top': () => 'Sans dessus, on ne peut ni s’y tenir ni y grimper. Donnez-lui-en un d’abord.',
  'own-no-name': () => 'Un décor doit avoir un nom.',
  'own-left-materials': ({ name }) => `Les couleurs d’un autre fichier (« ${name} ») ont été laissées de côté.`,
  'own-left-textures': ({ images }) =>
    `${some(images, 'image inutilisable', 'images inutilisables')} : des couleurs unies à la place.`,
  'own-left-lines': ({ elements }) => `${some(elements, 'ligne ou point laissé', 'lignes ou points laissés')} de côté.`,
  'own-left-colours': () => 'Ses couleurs ont été laissées de côté.',
  'own-left-supports': ({ supports }) =>
    `${some(supports, 'objet qui ne fait que soutenir l’impression laissé', 'objets qui ne font que soutenir l’impression laissés')} de côté.`,
  'own-left-triangles': ({ triangles }) =>
    `${some(triangles, 'triangle sans surface laissé', 'triangles sans surface laissés')} de côté.`,
  'own-left-movements': () => 'Il est pris au repos : ses mouvements ont été laissés de côté.',
  'own-no-model': ({ file }) =>
    `Il n’y a ni GLB, ni glTF, ni OBJ, ni 3MF, ni PLY, ni STL dans « ${file} ». Décompressez-le pour voir ce qu’il contient.`,
  'own-left-models': ({ models, name }) =>
    `« ${name} » a été pris dans le zip ; ${some(models, 'autre modèle y reste', 'autres modèles y restent')} : décompressez-le pour en choisir un autre.`,
  'own-left-scenes': ({ scenes }) =>
    `${some(scenes, 'autre scène du fichier laissée', 'autres scènes du fichier laissées')} de côté.`,
  'own-left-parts': ({ parts, name }) =>
    `${some(parts, 'partie laissée', 'parties laissées')} de côté : « ${name} » n’est pas là. Choisissez-le ou déposez-le avec le modèle.`,
  'own-unfilled': () => 'Le fichier n’est pas écrit tout à fait comme son format le demande. Il n’y manque rien.',
}
