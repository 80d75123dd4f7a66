/**
 * What is hidden (3.5): bids that both have not made yet, and nothing else. They are answers to sealed questions and never in the
 * state, so that a view is the state itself. While a bid is open the state has the points as they were before it.
 */
import type { Viewer } from '../../../kernel'
import type { Event } from './events'
import type { State, View } from './state'

export const project = (state: State, viewer: Viewer): View => ({ ...state, viewer })
export const told = (event: Event): Event => event
/** The one world there is. */
export const imagine = ({ viewer: _viewer, ...state }: View): State => state
