/**
 * What is hidden (3.5): only bids that are not revealed yet. They are answers to sealed questions and never part of the state, so
 * a view is the whole state. While a bid is open, the state still has the points from before it.
 */
import type { Viewer } from '../../../kernel'
import type { Event } from './events'
import type { State, View } from './state'

export const project = (state: State, viewer: Viewer): View => ({ ...state, viewer })
export const told = (event: Event): Event => event
/** Nothing in a view is hidden, so the only world that fits it is the state itself. */
export const imagine = ({ viewer: _viewer, ...state }: View): State => state
