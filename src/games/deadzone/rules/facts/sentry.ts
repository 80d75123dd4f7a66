/** The Sentry Gun (4.24): an item that an Engineer can unfold into a model and fold up again. */

import type { Ref } from '../../../../table/piece'
import { silhouetteOf } from '../../content/silhouettes'
import type { Profile } from '../profile'
import type { Model, Side, State } from '../state'

export const SENTRY: Profile = {
  id: 'sentry-gun',
  faction: 'enforcers',
  type: 'S',
  points: 0,
  vp: 0,
  speed: [0, 0],
  armour: 0,
  size: 1,
  shoot: 4,
  fight: null,
  survive: 5,
  weapons: [{ id: 'heavy-rifle-sentry', range: 8, ap: 0, keywords: [{ name: 'weight-of-fire', value: 1 }] }],
  abilities: [{ name: 'construct' }, { name: 'vulnerable' }],
  silhouette: silhouetteOf('sentry-gun', 1),
  sculpture: 'dz-drone',
}

/** Converts between the ref of the gun as an item and its ref as a model. */
export const sentryRef = (seat: Side, item: Ref): Ref => `${seat}-sentry-${item}`
export const gunOfSentry = (ref: Ref): Ref => ref.slice(ref.lastIndexOf('-') + 1)
export const isSentry = (state: State, ref: Ref): boolean => state.models[ref]?.profile.id === SENTRY.id

/** A gun folded and unfolded in the same Round still counts as having done what it did in that Round. */
export const unfolded = (state: State, seat: Side, item: Ref): Model => {
  const ref = sentryRef(seat, item)
  const before = state.models[ref]
  return {
    ref,
    seat,
    profile: SENTRY,
    standing: 'board',
    activated: before?.activated ?? false,
    pinned: false,
    damage: 0,
    onFire: false,
    items: [],
    reload: [],
    used: [],
    tagged: before?.tagged ?? false,
    boosts: [],
  }
}
