/** Faces for the harness, in two languages: made up for looking at, of no game. */
import type { CardFaceLook } from '../../../src/scene/look'

type Words = { readonly title: string; readonly kind: string; readonly text?: string }
const face = (
  family: CardFaceLook['family'],
  emblem: string,
  en: Words,
  fr: Words,
  more: Omit<Partial<CardFaceLook>, keyof Words> = {},
) => ({ en: { family, emblem, ...en, ...more }, fr: { family, emblem, ...fr, ...more } })

const value = (emblem: string, v: string) => ({ emblem, value: v })

export const FACES: readonly { readonly en: CardFaceLook; readonly fr: CardFaceLook }[] = [
  face(
    'moss',
    'mountain',
    {
      title: 'The Glass Mountains',
      kind: 'Location',
      text: 'While you defend this location, your defenders here have +1 strength.',
    },
    { title: 'Les Montagnes de verre', kind: 'Lieu', text: 'Tant que vous défendez ce lieu, vos défenseurs y ont +1 en force.' },
    { corner: value('star', '4') },
  ),
  face(
    'crimson',
    'claw',
    {
      title: 'Sand Stalkers',
      kind: 'Enemy',
      text: 'When the Sand Stalkers attack, the owner of the location discards one card.\nThey come back to your hand if they are beaten in a desert.',
    },
    {
      title: 'Rôdeurs des sables',
      kind: 'Ennemi',
      text: 'Quand les Rôdeurs des sables attaquent, le propriétaire du lieu défausse une carte.\nIls reviennent dans votre main s’ils sont battus dans un désert.',
    },
    { corner: value('sword', '6'), values: [value('sword', '6'), value('hourglass', '2')] },
  ),
  face(
    'teal',
    'shield',
    { title: 'The Archivist', kind: 'Defender', text: 'Draw a card when you play the Archivist.' },
    { title: 'L’Archiviste', kind: 'Défenseur', text: 'Piochez une carte quand vous jouez l’Archiviste.' },
    { corner: value('shield', '5'), values: [value('shield', '5')] },
  ),
  face(
    'amber',
    'hourglass',
    {
      title: 'Borrowed Minute',
      kind: 'Support',
      text: 'Take two time tokens. At the end of your turn give one of them to the player on your left.',
    },
    {
      title: 'Minute empruntée',
      kind: 'Soutien',
      text: 'Prenez deux jetons de temps. À la fin de votre tour, donnez-en un au joueur à votre gauche.',
    },
    { other: value('hourglass', '2') },
  ),
  face(
    'violet',
    'moon',
    { title: 'Twin Moons of Ysh', kind: 'Location' },
    { title: 'Lunes jumelles d’Ysh', kind: 'Lieu' },
    { corner: value('star', '3') },
  ),
  face(
    'slate',
    'tower',
    { title: 'Signal Station 9', kind: 'Location', text: 'Once in each of your turns: look at the top card of your pile.' },
    {
      title: 'Station de signaux 9',
      kind: 'Lieu',
      text: 'Une fois à chacun de vos tours : regardez la première carte de votre pioche.',
    },
    { corner: value('star', '5') },
  ),
  face(
    'crimson',
    'mask',
    { title: 'Hollow Men', kind: 'Enemy', text: 'The Hollow Men cannot be hurt by defenders without a shield.' },
    {
      title: 'Hommes creux',
      kind: 'Ennemi',
      text: 'Les Hommes creux ne peuvent pas être blessés par un défenseur sans bouclier.',
    },
    { corner: value('sword', '4'), values: [value('sword', '4'), value('skull', '1')] },
  ),
  face(
    'bone',
    'book',
    { title: 'An Unfinished Diary', kind: 'Support', text: 'Play two cards more this turn.' },
    { title: 'Un journal inachevé', kind: 'Soutien', text: 'Jouez deux cartes de plus ce tour-ci.' },
    { other: value('hourglass', '1') },
  ),
  face(
    'night',
    'orbit',
    { title: 'The Long Way Round', kind: 'Event', text: 'Put an enemy of your hand on any location, whoever defends it.' },
    {
      title: 'Le long détour',
      kind: 'Évènement',
      text: 'Placez un ennemi de votre main sur n’importe quel lieu, quel que soit son défenseur.',
    },
    { other: value('hourglass', '3') },
  ),
  face(
    'teal',
    'lens',
    { title: 'Inspector Quill', kind: 'Defender', text: 'If she defends alone, she counts twice.' },
    { title: 'Inspectrice Quill', kind: 'Défenseuse', text: 'Si elle défend seule, elle compte double.' },
    { corner: value('shield', '3'), values: [value('shield', '3'), value('eye', '2'), value('key', '1')] },
  ),
  face(
    'crimson',
    'gear',
    { title: 'Clockwork Legion', kind: 'Enemy', text: 'For each other Clockwork Legion on the table: +2 strength.' },
    { title: 'Légion mécanique', kind: 'Ennemi', text: 'Pour chaque autre Légion mécanique sur la table : +2 en force.' },
    { corner: value('sword', '7'), values: [value('sword', '7'), value('gear', '2')] },
  ),
  face(
    'moss',
    'tree',
    { title: 'The Whispering Wood', kind: 'Location' },
    { title: 'Le Bois qui murmure', kind: 'Lieu' },
    { corner: value('star', '2') },
  ),
]
