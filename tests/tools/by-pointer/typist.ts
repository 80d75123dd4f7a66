/** The simulated person gives a bot's answers by keyboard alone: keys of the page, Tab, arrows, digits, typed numbers and Enter. */
import type { Page } from 'playwright-core'
import { botAnswer, botDecision } from '../../../src/bots/bot'
import type { Point } from '../../../src/geometry/types'
import { type AnyDecision, type Pick, same } from '../../../src/kernel'
import type { Path, Route, RouteAnswer } from '../../../src/table/choice'
import type { Pose } from '../../../src/table/piece'
import { answerSoFar, knownChoice } from '../../../src/ui/match/choice/answer-so-far'
import { REST } from '../../../src/ui/match/choice/shape-props'
import { UNITS_IN } from '../../../src/ui/words/length'
import { type Told, told } from '../../browser/player'
import type { Doing } from './doing'
import { OTHERS, PANEL, wayTo } from './panel'
import type { Person } from './person'
import { type Mind, mindOf } from './screen'

export interface Typist extends Omit<Person, 'hand'> {
  readonly doing: Doing
}

const OPTION = `${PANEL} .ui-option input`
const FIELD = `${PANEL} .ui-space-fields input`
const NUDGE = `${PANEL} .ui-nudge-pad button`
const MAIN = '.ui-prompt-buttons .ui-button-main'
const ACT = '.ui-prompt .ui-act'
/** A control further away than this many presses of Tab counts as out of the keyboard's reach. */
const FAR = 80

/** Moves the focus by Tab to the nth element of the selector; false, with a fault recorded, if Tab does not lead there. */
export async function tabTo(page: Page, doing: Doing, selector: string, nth = 0): Promise<boolean> {
  for (let presses = 0; presses < FAR; presses++) {
    const isThere = await page.evaluate(([wanted, at]) => document.activeElement === document.querySelectorAll(wanted)[at], [
      selector,
      nth,
    ] as const)
    if (isThere) return true
    await page.keyboard.press('Tab')
  }
  await doing.fault('no way', `Tab does not lead to ${selector} ${nth}`)
  return false
}

/** Does one of the things that the screen waits for. */
export async function typeOn(person: Typist, now: Told, tries: Map<string, number>): Promise<void> {
  const { doing, page, rules, rng } = person
  const press = (name: string, key: string) => doing.did(`${name}: ${key}`, () => page.keyboard.press(key))
  if (now.throws > 0) {
    doing.asked('throw')
    return void (await press('throw', 'r'))
  }
  if (now.handOver !== undefined) {
    doing.asked('hand over')
    return void (await press('show my hand', 'Enter'))
  }
  const mind = await mindOf(page)
  if (mind.fleeting && (mind.fleeting.seat !== mind.seat || now.subjects.length === 0)) {
    doing.asked('another’s window')
    return void (await press('pass', 't'))
  }
  const decision = botDecision(rules, mind.view as object, mind.decisions)
  if (!decision) return void (await page.waitForTimeout(100))
  doing.asked(decision.subject)
  const tried = tries.get(decision.id) ?? 0
  tries.set(decision.id, tried + 1)
  if (tried > 5) throw new Error(`${decision.subject} cannot be answered`)
  const wish = tried < 4 ? botAnswer(rules, mind.view as object, decision, rng) : decision.fallback
  if (decision.id === mind.window && same(wish as never, decision.fallback as never)) return void (await press('pass', 't'))
  await doing.did(`${decision.subject} ${JSON.stringify(wish).slice(0, 120)}`, () => answer(person, mind, decision, wish, tried))
  await settle(person, decision)
}

async function answer(person: Typist, mind: Mind, decision: AnyDecision, wish: unknown, tried: number): Promise<void> {
  const { page, doing } = person
  if (!(await called(person, mind, decision))) return
  const { choice } = decision
  if (choice.shape === 'pick') await pick(person, decision, wish as readonly string[])
  else if (choice.shape === 'split' || choice.shape === 'amount')
    await count(person, mind, decision, wish as number | readonly number[])
  else if (choice.shape === 'path') {
    const points = wish as readonly Point[]
    const end = points.at(-1)
    if (!end) {
      // Not moving is a button of the bar, or what the main button does.
      const acts = await page.locator(ACT).count()
      await tabTo(page, doing, acts > 0 ? ACT : MAIN)
    } else {
      const bends = tried > 0 ? points.slice(0, -1) : []
      let at = (choice as unknown as Path).from
      for (const bend of bends) {
        await move(person, mind, at, bend)
        if (await tabTo(page, doing, `${PANEL} .ui-space > .ui-row-of-buttons button`)) await page.keyboard.press('Enter')
        at = bend
      }
      await move(person, mind, at, end)
    }
  } else if (choice.shape === 'place') {
    const [from, { at }] = [answerSoFar(decision, knownChoice(decision) as never, mind.draft) as Pose, wish as Pose]
    await move(person, mind, from.at, at)
  } else if (choice.shape === 'route') {
    const { stations, pose } = wish as RouteAnswer
    await station(person, choice as unknown as Route, stations.at(-1))
    const { draft } = await mindOf(page)
    if (draft.type === 'routing') await move(person, mind, draft.pose.at, pose.at)
  }
  await page.keyboard.press('Enter')
}

/** Opens the panel with its key and turns it to this question. */
async function called({ page, doing, game }: Typist, mind: Mind, decision: AnyDecision): Promise<boolean> {
  const isInside = () => page.evaluate((panel) => document.activeElement?.closest(panel) != null, PANEL)
  for (let presses = 0; presses < 2 && !(await isInside()); presses++) {
    await page.keyboard.press('c')
    for (let waits = 0; waits < 40 && !(await isInside()); waits++) await page.waitForTimeout(50)
  }
  if (!(await isInside())) {
    await doing.fault('no way', `the key does not lead into the panel of ${decision.subject}`)
    return false
  }
  const way = await wayTo(page, game, mind, decision)
  if (way === 'shown') return true
  if (way === undefined) {
    await doing.fault('no way', `the panel does not lead to ${decision.subject}`)
    return false
  }
  if (await tabTo(page, doing, OTHERS, way)) await page.keyboard.press('Enter')
  await page.waitForTimeout(100)
  return true
}

/** Picks with digits where there are any, else with arrows or the space bar. */
async function pick({ page, doing }: Typist, { choice }: AnyDecision, wish: readonly string[]): Promise<void> {
  const { options, least, most } = choice as Pick
  const open = options.filter((one) => !one.refused)
  const isOne = least === 1 && most === 1
  const before = await page.evaluate(
    (option) => [...document.querySelectorAll<HTMLInputElement>(option)].map((one) => one.checked),
    OPTION,
  )
  const isChecked = (id: string) => before[options.findIndex((one) => one.id === id)] === true
  const toggled = [
    ...(isOne ? [] : options.map(({ id }) => id).filter((id) => isChecked(id) && !wish.includes(id))),
    ...wish.filter((id) => !isChecked(id)),
  ]
  const first = options.findIndex((one) => !one.refused)
  for (const id of toggled) {
    const digit = open.findIndex((one) => one.id === id) + 1
    const nth = options.findIndex((one) => one.id === id)
    if (digit > 0 && digit < 10) {
      const isInside = await page.evaluate((option) => document.activeElement?.matches(option) === true, OPTION)
      const chosen = before.findIndex(Boolean)
      if (!isInside) await tabTo(page, doing, OPTION, isOne && chosen >= 0 ? chosen : first)
      await page.keyboard.press(String(digit))
    } else if (isOne) {
      await tabTo(page, doing, OPTION, first)
      for (let down = 1; down < digit; down++) await page.keyboard.press('ArrowDown')
    } else if (await tabTo(page, doing, OPTION, nth)) await page.keyboard.press('Space')
  }
  // Enter is heard anywhere in the panel but on its buttons.
  if (toggled.length === 0 && open.length > 0) await tabTo(page, doing, OPTION, Math.max(first, before.findIndex(Boolean)))
}

/** Types the place where distances may be known, else goes there with the arrow keys, whole steps first. */
async function move({ page, doing, game }: Typist, mind: Mind, from: Point, to: Point): Promise<void> {
  const unit = UNITS_IN[game.unit]
  const isTurned = game.sideOf?.(mind.seat, mind.view as object) === 180
  const { width, depth } = game.tabletop(mind.view as object)
  const shown = isTurned ? { x: width - to.x, y: depth - to.y } : to
  if (!game.hidesDistances) {
    for (const [nth, length] of [shown.x, shown.y].entries()) {
      await tabTo(page, doing, FIELD, nth)
      await page.keyboard.type((length / unit).toFixed(4))
    }
    return
  }
  const sign = isTurned ? -1 : 1
  const [x, y] = [(sign * (to.x - from.x)) / unit, (sign * (to.y - from.y)) / unit]
  // A step is half a unit when the panel opens, and a tenth of one with Shift.
  await tabTo(page, doing, NUDGE)
  for (const size of [0.5, 0.1]) {
    const key = size === 0.1 ? 'Shift+' : ''
    const left = (length: number) => Math.trunc((size === 0.1 ? length % 0.5 : length) / size + Math.sign(length) * 1e-6)
    for (const [length, forth, back] of [
      [x, 'ArrowRight', 'ArrowLeft'],
      [y, 'ArrowUp', 'ArrowDown'],
    ] as const)
      for (let presses = Math.abs(left(length)); presses > 0; presses--)
        await page.keyboard.press(`${key}${length > 0 ? forth : back}`)
  }
}

async function station({ page, doing }: Typist, choice: Route, goal: string | undefined): Promise<void> {
  const select = `${PANEL} select`
  if (goal === undefined || !(await tabTo(page, doing, select))) return
  const stations = await page.locator(`${select} option`).evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const nth = stations.indexOf(goal)
  if (nth < 0) return void (await doing.fault('no way', `${goal} is not in the list of places from ${choice.from}`))
  await page.keyboard.press('Home')
  for (let down = 0; down < nth; down++) await page.keyboard.press('ArrowDown')
}

/** Presses *one less* and *one more* until the numbers are right, then goes to what confirms them. */
async function count(person: Typist, { draft }: Mind, decision: AnyDecision, wish: number | readonly number[]): Promise<void> {
  const { page, doing } = person
  const choice = knownChoice(decision)
  const now = choice && (answerSoFar(decision, choice, draft) as number | readonly number[])
  const shares = typeof wish === 'number' ? [wish] : wish
  const rows = choice?.shape === 'split' ? choice.among.flatMap(({ id }, at) => (id === REST ? [] : [at])) : [0]
  const isBid = choice?.shape === 'split' && rows.length < choice.among.length
  const changes = rows.map((at) => (shares[at] ?? 0) - (typeof now === 'number' ? now : (now?.[at] ?? 0)))
  for (const sign of [-1, 1])
    for (const [row, change] of changes.entries()) {
      if (change * sign <= 0) continue
      const stepper = `${PANEL} .ui-stepper > button:${sign < 0 ? 'first' : 'last'}-child`
      if (!(await tabTo(page, doing, isBid ? `${PANEL} [role=slider]` : stepper, row))) return
      for (let left = change * sign; left > 0; left--)
        await page.keyboard.press(isBid ? (sign < 0 ? 'ArrowLeft' : 'ArrowRight') : 'Enter')
    }
  if (isBid) await tabTo(page, doing, `${PANEL} [role=slider]`)
  else await tabTo(page, doing, MAIN)
}

/** Confirms a draft if it needs confirming, or takes it back if it is not allowed. */
async function settle({ doing, page }: Typist, decision: AnyDecision): Promise<void> {
  const { draft } = await mindOf(page)
  const { draft: drafted, subjects } = await told(page)
  if (drafted === 'idle' || draft.type === 'idle' || subjects.length === 0) return
  const isAllowed = (await page.locator(`${MAIN}:enabled`).count()) > 0
  await doing.did(isAllowed ? `confirm ${decision.subject}: Enter` : 'back: Escape', async () => {
    // On a button, Enter presses that button.
    if (isAllowed && (await page.evaluate(() => document.activeElement?.matches('button, a') === true)))
      await tabTo(page, doing, MAIN)
    await page.keyboard.press(isAllowed ? 'Enter' : 'Escape')
  })
}
