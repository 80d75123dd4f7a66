/** The panel with all answers, as the simulated person finds it. */
import type { Page } from 'playwright-core'
import type { GameView } from '../../../src/games/view'
import type { AnyDecision } from '../../../src/kernel'
import type { Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import type { Mind } from './screen'

export const PANEL = '#ui-question'
/** The buttons that turn the panel to what can be answered instead. */
export const OTHERS = `${PANEL} .ui-decision-others button`

/** Which of those buttons turns the open panel to this question: 'shown' if it is shown already, undefined if none does. */
export async function wayTo(
  page: Page,
  game: GameView,
  mind: Mind,
  decision: AnyDecision,
): Promise<number | 'shown' | undefined> {
  if (mind.decisions.length === 1) return 'shown'
  const language = (await page.evaluate(() => document.documentElement.lang)) as Language
  const piece = (ref: string) => game.nameOf(mind.view as object, ref, language)
  const speak = speaker(language, game.unit, { piece, seat: (seat) => seat }, game)
  const { title } = game.words(language).question(decision, speak)
  // In a sheet the title is hidden from the eye, but it is there.
  if ((await page.locator(`${PANEL} h2`).textContent())?.trim() === title.trim()) return 'shown'
  const nth = (await page.locator(OTHERS).allInnerTexts()).findIndex((one) => one.trim() === title.trim())
  return nth < 0 ? undefined : nth
}
