/** The simulated person gives a bot's answers with the pointer alone. If one way of giving an answer fails, the next is tried. */
import type { Page } from 'playwright-core'
import { botAnswer, botDecision } from '../../../src/bots/bot'
import type { AnyRules } from '../../../src/games/rules-of'
import type { GameView } from '../../../src/games/view'
import type { Point } from '../../../src/geometry/types'
import { type AnyDecision, type Rng, same } from '../../../src/kernel'
import type { Path, RouteAnswer } from '../../../src/table/choice'
import { heightUnder } from '../../../src/table/layout'
import type { Pose } from '../../../src/table/piece'
import { answerSoFar, knownChoice } from '../../../src/ui/match/choice/answer-so-far'
import { REST } from '../../../src/ui/match/choice/shape-props'
import { type Told, told } from '../../browser/player'
import { inch } from '../../driver/inches'
import type { Hand } from './hand'
import { type Means, meansOf } from './means'
import { OTHERS, PANEL, wayTo } from './panel'
import { type Mind, mindOf } from './screen'

export interface Person {
  readonly page: Page
  readonly rules: AnyRules
  readonly game: GameView
  readonly rng: Rng
  readonly hand: Hand
}

const MAIN = '.ui-prompt-buttons .ui-button-main'
/** Buttons are found by their style and icon, which are the same in every language. */
const BACK = '.ui-prompt-buttons .ui-button-quiet:has(svg)'
const HOLD = '.ui-prompt-buttons .ui-button-plain:not(:has(svg))'
const PASS_BESIDE = '.ui-prompt-buttons .ui-button-plain:has(svg)'
const ACT = '.ui-prompt .ui-act'
const CHOICES = '.ui-dock-button[data-panel=question]'
const LESS = '.ui-decision :is(.ui-stepper, .ui-bid) > button:first-child'
const MORE = '.ui-decision :is(.ui-stepper, .ui-bid) > button:last-child'

/** How often each question has been tried, by decision id. */
export const newTries = (): Map<string, number> => new Map()

/** Does one of the things that the screen waits for. */
export async function actOn(person: Person, now: Told, tries: Map<string, number>): Promise<void> {
  const { hand, page } = person
  if (now.throws > 0) {
    hand.asked('throw')
    await hand.press('throw', MAIN)
    return
  }
  if (now.handOver !== undefined) {
    hand.asked('hand over')
    await hand.press('show my hand', '[role=alertdialog] .ui-button-main')
    return
  }
  const mind = await mindOf(page)
  if (mind.fleeting && (mind.fleeting.seat !== mind.seat || now.subjects.length === 0)) {
    hand.asked('another’s window')
    await (person.rng.below(3) === 0 ? hold(person) : pass(person))
    return
  }
  const decision = botDecision(person.rules, mind.view as object, mind.decisions)
  if (!decision) return void (await page.waitForTimeout(100))
  hand.asked(decision.subject)
  const tried = tries.get(decision.id) ?? 0
  tries.set(decision.id, tried + 1)
  if (tried > 5) throw new Error(`${decision.subject} cannot be answered`)
  await answer(person, mind, decision, tried)
  await settle(person, decision)
}

const hold = ({ hand }: Person) => hand.press('hold', HOLD)
async function pass({ hand, page }: Person): Promise<void> {
  await hand.press('pass', (await page.locator(PASS_BESIDE).count()) > 0 ? PASS_BESIDE : MAIN)
}

async function answer(person: Person, mind: Mind, decision: AnyDecision, tried: number): Promise<void> {
  const { rules, game, rng, hand } = person
  const wish = tried < 4 ? botAnswer(rules, mind.view as object, decision, rng) : decision.fallback
  const { shape } = decision.choice
  const { draft } = mind
  if (draft.type === 'choosing' && draft.decision === decision.id && draft.verdict.allowed && tried === 0) {
    // Accept a preselection, such as the dice that failed, as a person would.
    await hand.press('what is chosen', MAIN)
  } else if (shape === 'pick') {
    const ways = meansOf(game, mind, decision, wish as readonly string[])
    const way = ways[Math.min(tried, ways.length - 1)]
    if (!way) return
    if (way.type !== 'panel') await clearTable(person)
    await go(person, mind, decision, way)
  } else if (shape === 'path' || shape === 'place' || shape === 'route') {
    if (shape === 'path' && same(wish as never, [])) {
      // Not moving: press the button for it, or else the main button.
      const acts = await person.page.locator(ACT).count()
      await hand.press('stay', acts > 0 ? ACT : MAIN)
    } else {
      await clearTable(person)
      await carry(person, mind, decision, wish, tried)
    }
  } else if (shape === 'split' || shape === 'amount') await count(person, mind, decision, wish as number | readonly number[])
  else await hand.press('confirm', MAIN)
}

/** Presses the buttons for one less and one more until the numbers are the wished ones, the lowered numbers first. */
async function count({ hand }: Person, { draft }: Mind, decision: AnyDecision, wish: number | readonly number[]): Promise<void> {
  const choice = knownChoice(decision)
  const now = choice && (answerSoFar(decision, choice, draft) as number | readonly number[])
  const shares = typeof wish === 'number' ? [wish] : wish
  // What is kept back has no row of its own.
  const rows = choice?.shape === 'split' ? choice.among.flatMap(({ id }, at) => (id === REST ? [] : [at])) : [0]
  const changes = rows.map((at) => (shares[at] ?? 0) - (typeof now === 'number' ? now : (now?.[at] ?? 0)))
  for (const sign of [-1, 1])
    for (const [row, change] of changes.entries())
      for (let left = change * sign; left > 0; left--)
        await hand.press(sign < 0 ? 'one less' : 'one more', sign < 0 ? LESS : MORE, row)
}

/**
 * Drags the piece of this question to the answer's position. The first try has no bends, because the page finds a path itself.
 */
async function carry({ hand, game, rng }: Person, mind: Mind, { choice }: AnyDecision, wish: unknown, tried: number) {
  const { piece } = choice as unknown as { readonly piece: string }
  const tabletop = game.tabletop(mind.view as object)
  if (choice.shape === 'path') {
    const points = wish as readonly Point[]
    const end = points.at(-1)
    const { on } = (choice as unknown as Path).end
    const z = end ? heightUnder(tabletop, { at: end, ...(on === undefined ? {} : { on }) }) : 0
    if (end) await hand.drag(piece, end, z, tried > 0 ? points.slice(0, -1) : [])
    return
  }
  const pose = choice.shape === 'route' ? (wish as RouteAnswer).pose : (wish as Pose)
  const at = tried === 0 ? pose.at : near(pose.at, tried, rng)
  await hand.drag(piece, at, heightUnder(tabletop, { ...pose, at }))
}

/** Whose piece was refused somewhere lets it go a little further off the next time: half an inch per try, in any direction. */
const near = ({ x, y }: Point, tried: number, rng: Rng): Point => {
  const aside = () => inch(((rng.below(201) - 100) / 200) * tried)
  return { x: x + aside(), y: y + aside() }
}

async function go(person: Person, mind: Mind, decision: AnyDecision, way: Means): Promise<void> {
  const { hand, page, rules, rng } = person
  switch (way.type) {
    case 'pass':
      return pass(person)
    case 'main':
      return void (await hand.press('the main button', MAIN))
    case 'act':
      return void (await hand.press(way.label, ACT, way.nth))
    case 'card':
      await hand.press(`card ${way.card}`, `[data-card="${way.card}"]`, 0, { x: 40, y: 16 })
      if (way.way !== undefined) await hand.press('its way', '[role=menu] [role=menuitem]', way.way)
      return
    case 'card onto':
      if (rng.below(2) === 0) return void (await hand.carry(way.card, way.over))
      await hand.press(`card ${way.card}`, `[data-card="${way.card}"]`, 0, { x: 40, y: 16 })
      return void (await hand.tap(way.over))
    case 'tap':
      for (const ref of way.refs) {
        const isCard = (await page.locator(`[data-card="${ref}"]`).count()) > 0
        await (isCard ? hand.press(`card ${ref}`, `[data-card="${ref}"]`, 0, { x: 40, y: 16 }) : hand.tap(ref))
      }
      return
    case 'drag onto':
      return void (await hand.dragOnto(way.ref, way.over))
    case 'carry': {
      if (way.over !== undefined) return void (await hand.dragOnto(way.ref, way.over))
      const wish = botAnswer(rules, mind.view as object, way.ahead.question, rng)
      if (way.ahead.question.choice.shape === 'path' && same(wish as never, [])) return
      return carry(person, mind, way.ahead.question, wish, 0)
    }
    case 'panel': {
      const open = page.locator(PANEL)
      if ((await open.count()) === 0 || !(await open.isVisible())) await openAnswers(person)
      const other = await wayTo(page, person.game, mind, decision)
      if (typeof other === 'number') await hand.press('what can be answered instead', OTHERS, other)
      for (const option of way.options) await hand.press(`option ${option}`, `${PANEL} .ui-option`, option)
    }
  }
}

/** In a narrow window the panel lies over the table until it is put away. */
async function clearTable({ hand, page }: Person): Promise<void> {
  if (await page.locator(`${CHOICES}[aria-expanded=true]`).isVisible()) await hand.press('put the answers away', CHOICES)
}

/** The panel with all answers: behind a button of the bar, or in a narrow window behind one at the window's foot. */
async function openAnswers({ hand, page }: Person): Promise<void> {
  const isNarrow = await page.locator(CHOICES).isVisible()
  await hand.press('all answers', isNarrow ? CHOICES : '.ui-prompt-panel')
}

/** Confirms a draft if it needs confirming, or takes it back if it is not allowed. */
async function settle({ hand, page }: Person, decision: AnyDecision): Promise<void> {
  const { draft } = await mindOf(page)
  const { draft: drafted, subjects } = await told(page)
  if (drafted === 'idle' || draft.type === 'idle' || subjects.length === 0) return
  const main = page.locator(`${MAIN}:enabled`)
  if ((await main.count()) > 0) return void (await hand.press(`confirm ${decision.subject}`, `${MAIN}:enabled`))
  const back = page.locator(BACK)
  if ((await back.count()) > 0) await hand.press('back', BACK)
}
