/** The layout of a match: the one it began on if this device still has it, otherwise a new layout made from its table. */

import { gameOf } from '../../games'
import type { Reason } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'
import { isPlain, readLayout } from '../../planner/read'
import type { PlayOptions } from '../../planner/said'
import { device, reasonOf } from '../device'
import { freshId } from '../fresh-id'
import { goTo } from '../route'
import { keep, layoutPlayed } from './shelf'

async function layoutOf(match: string, game: string): Promise<{ readonly id: string; readonly document: LayoutDocument }> {
  const begunOn = await layoutPlayed(match).catch(() => undefined)
  const kept = begunOn && readLayout(begunOn.text)
  if (begunOn && kept?.ok) return { id: begunOn.id, document: kept.value }
  const { file } = await device().ask('export', { match })
  const written: unknown = JSON.parse(file)
  const spec = isPlain(written) && isPlain(written.spec) ? written.spec : {}
  const options = isPlain(spec.options) ? spec.options : {}
  // The cast is safe: the host wrote these options for this game.
  const made = (await gameOf(game)?.planner?.())?.fromMatch(options as PlayOptions)
  if (!made?.ok) throw made?.reason ?? reasonOf(undefined)
  return { id: freshId(), document: made.value }
}

/** Opens the planner on the match's layout, or returns why it cannot. */
export async function openLayoutOf(match: string, game: string): Promise<Reason | undefined> {
  try {
    const { id, document } = await layoutOf(match, game)
    const problem = await keep(id, document)
    if (!problem) goTo({ page: 'plan' })
    return problem
  } catch (error) {
    return isPlain(error) && typeof error.key === 'string' ? (error as unknown as Reason) : reasonOf(error)
  }
}
