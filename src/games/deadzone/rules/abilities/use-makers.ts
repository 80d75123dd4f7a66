/** Small helpers that the entries of Army Specials share. */
import type { Option } from '../../../../kernel'
import { modelOf } from '../facts/models'
import type { SpecialUseId } from '../ids'
import type { Boost } from '../state'
import type { At } from './uses'

export const id = (name: string, second?: string): SpecialUseId =>
  second === undefined ? `use:${name}` : `use:${name}>${second}`
export const on = (name: string, refs: readonly string[]): readonly Option<SpecialUseId>[] =>
  refs.map((ref) => ({ id: id(name, ref), on: [ref] }))
export const boost = (model: string, kind: string, until: Boost['until'], value?: number) =>
  ({ type: 'boosted', model, boost: value === undefined ? { kind, until } : { kind, value, until } }) as const

/** Whether the current model belongs to the side that decides. */
export const isOwn = ({ state, seat, model }: At) => modelOf(state, model).seat === seat
export const isHere = (state: At['state'], ref: string) => modelOf(state, ref).standing === 'board'
