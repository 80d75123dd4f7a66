/** French: claims that players pin to their moves. */
import type { ClaimWords } from './dictionary'
import { capital, de } from './plural'

export const FR_CLAIMS: ClaimWords = {
  claims: () => 'Affirmations',
  'claims-hint': ({ piece }) =>
    `Ce que vous affirmez ${de(piece)}, une fois en place. Le journal le note avec le déplacement, et chacun voit si cela reste vrai.`,
  'claims-nobody': () =>
    'Choisissez une de vos figurines, ou commencez à la déplacer. Dites ensuite ce qui est vrai de sa position.',
  'claim-unseen': ({ piece, other }) => `${capital(piece)} est hors de vue ${de(other)}.`,
  'claim-in-cover': ({ piece, other }) => `${capital(piece)} est à couvert ${de(other)}.`,
  'claim-at-least': ({ piece, other, length }) => `${capital(piece)} est à ${length} au moins ${de(other)}.`,
  'claim-at-most': ({ piece, other, length }) => `${capital(piece)} est à ${length} au plus ${de(other)}.`,
  'claim-holds': () => 'Vrai.',
  'claim-fails': () => 'Faux.',
  'claim-holds-by': ({ length }) => `Vrai, avec ${length} de marge.`,
  'claim-fails-by': ({ length }) => `Faux, il s’en faut de ${length}.`,
  'claim-made': ({ claim }) => `Affirmation : ${claim}`,
  'claim-type': () => 'Elle est',
  'claim-type-unseen': () => 'hors de vue de',
  'claim-type-in-cover': () => 'à couvert de',
  'claim-type-at-least': () => 'au moins à cette distance de',
  'claim-type-at-most': () => 'au plus à cette distance de',
  'claim-length': () => 'Distance',
  'claim-less': () => 'Un de moins',
  'claim-more': () => 'Un de plus',
  'claim-other': () => 'Figurine',
  'claim-aim': () => 'Désigner sur la table',
  'claim-aiming': () => 'Désignez maintenant la figurine sur la table.',
  'claim-another': () => 'Épingler une autre',
  'claim-pin': () => 'Épingler',
  'claim-unpin': ({ claim }) => `Retirer : ${claim}`,
  'claim-unjudged': () => 'Les règles ne se prononcent pas sur cette vue.',
  'claim-full': () => 'Ce déplacement ne peut porter plus d’affirmations.',
  'claim-pinned': () => 'Épinglé à ce déplacement',
  'claim-open': () => 'Montrer le moment',
  'claim-broken': ({ claim }) => `Ce n’est plus vrai : ${claim}`,
  'claim-since': ({ since }) => `Depuis : ${since}`,
}
