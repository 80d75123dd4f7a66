/**
 * The figures and tokens as they are shown now, by `Ref`. The director, the pointer and the look all write here; the layers read
 * it when a frame is drawn. Nothing subscribes: readers compare `version` to see whether anything has changed.
 */
import type { Ref } from '../table/piece'
import { CARD_RISE, type CardActor, createCardCast, type MoveBody } from './cards/card-cast'
import type { CardName } from './cue'
import { ease } from './easing'
import type { CardLook, FigureLook, Look, TokenFace, TokenLook } from './look'
import { inches, type Spot } from './space'
import { mixStance, type Stance, sameFace, sameStance, stanceOf, stanceOfToken, tuckedUnder } from './stance'

export interface Body {
  /** Its place according to the look. */
  home: Stance
  /** Where it is shown now. */
  stance: Stance
  /** How far it is lifted above its place, inches: under the pointer, or held. */
  rise: number
  /** `ms` and `hop` (inches) are set for cards, which travel farther than other pieces. */
  glide:
    | { readonly from: Stance; readonly to: Stance; readonly start: number; readonly ms?: number; readonly hop?: number }
    | undefined
  grip: 'none' | 'held' | 'set-down'
}
export interface Actor extends Body {
  figure: FigureLook
}
export interface TokenActor extends Body {
  token: TokenLook
  /** Its place among the tokens of its carrier, from 0. */
  slot?: { readonly by: Ref; readonly place: number }
}

const GLIDE = 220
const HOVERED = 0.045
const HELD = 0.42
const TURNING = 0.55
/** The height from which a new token descends, inches. */
const COMES_FROM = 0.7

export type StageHeight = (model: string) => number

/** The face that a token currently shows on its upper side. */
export const faceUp = ({ token, stance }: TokenActor): TokenFace => (stance.tilt > 0.5 && stance.other ? stance.other : token)

export function createCast(heightOf: StageHeight) {
  const actors = new Map<Ref, Actor>()
  const tokens = new Map<Ref, TokenActor>()
  let version = 0
  let hovered: Ref | undefined
  /** The figure from whose eye the picture is drawn. It is hidden, because it would block the view. */
  let veiled: Ref | undefined
  let reduced = false
  /** An answer has been sent: pieces that were set down stay in place until its result arrives. */
  let isAwaiting = false

  const find = (ref: Ref): Body | undefined => actors.get(ref) ?? tokens.get(ref) ?? cards.get(ref)
  const bodies = (): readonly (readonly [Ref, Body])[] => [...actors, ...tokens, ...cards]

  const move: MoveBody = (body, to, time, how) => {
    if (sameStance(body.stance, to)) return
    if (reduced) body.stance = to
    else body.glide = { from: body.stance, to, start: time, ...how }
    version++
  }
  const deck = createCardCast(move, find, () => reduced)
  const cards: ReadonlyMap<Ref, CardActor> = deck.cards
  const standing = (stance: Stance): Body => ({ home: stance, stance, rise: 0, glide: undefined, grip: 'none' })

  /** Where a token lies beside the other tokens that this figure carries. */
  const tucked = (ref: Ref, by: Ref, under: (carrier: Actor) => Stance = ({ stance }) => stance): Stance | undefined => {
    const carrier = actors.get(by)
    const own = tokens.get(ref)
    if (!carrier || !own) return undefined
    if (own.slot?.by !== by) {
      const others = [...tokens.values()].filter(({ stance, home }) => stance.carrier === by || home.carrier === by)
      let place = 0
      while (others.some(({ slot }) => slot?.place === place)) place++
      own.slot = { by, place }
    }
    const { place } = own.slot
    return { ...tuckedUnder(under(carrier), inches(carrier.figure.radius), inches(own.token.radius), place), carrier: by }
  }
  /** Moves carried tokens along with their carriers. */
  const follow = () => {
    for (const [ref, token] of tokens) {
      const { carrier, tilt, other, fade } = token.stance
      if (carrier === undefined || token.glide) continue
      const under = tucked(ref, carrier)
      const to = under && { ...under, tilt, fade, ...(other === undefined ? {} : { other }) }
      if (!to || sameStance(to, token.stance)) continue
      token.stance = to
      version++
    }
  }

  const syncFigure = (figure: FigureLook, first: boolean, time: number) => {
    const home = stanceOf(figure)
    const actor = actors.get(figure.ref)
    if (!actor) {
      const made = { figure, ...standing(first || reduced ? home : { ...home, fade: 1 }), home }
      actors.set(figure.ref, made)
      return move(made, home, time)
    }
    // A figure keeps the heading of its last walk or shot until the game changes its heading.
    const yaw = figure.heading === actor.figure.heading ? actor.stance.yaw : home.yaw
    actor.figure = figure
    actor.home = { ...home, yaw }
    if (actor.grip === 'none') move(actor, actor.home, time)
  }

  const syncToken = (token: TokenLook, first: boolean, time: number) => {
    const { ref, carriedBy } = token
    const lying = stanceOfToken(token)
    const actor = tokens.get(ref)
    if (!actor) {
      const made: TokenActor = { token, ...standing(lying) }
      tokens.set(ref, made)
      made.home = (carriedBy === undefined ? undefined : tucked(ref, carriedBy, ({ home }) => home)) ?? lying
      made.stance = first || reduced ? made.home : { ...made.home, carrier: undefined, y: made.home.y + COMES_FROM, fade: 1 }
      return move(made, made.home, time)
    }
    const shown = faceUp(actor)
    actor.token = token
    actor.home = (carriedBy === undefined ? undefined : tucked(ref, carriedBy, ({ home }) => home)) ?? lying
    // If a cue has turned the token over, its new face is already shown; otherwise it turns over as it moves.
    const isNew = !reduced && !sameFace(shown, token)
    actor.stance = { ...actor.stance, tilt: isNew ? 1 : 0, other: isNew ? shown : undefined }
    const { carrier } = actor.stance
    if (actor.grip !== 'none') return
    if (carrier === undefined || carrier !== actor.home.carrier || isNew) move(actor, actor.home, time)
  }

  return {
    actors: actors as ReadonlyMap<Ref, Actor>,
    tokens: tokens as ReadonlyMap<Ref, TokenActor>,
    cards,
    zone: deck.zone,
    place: deck.place,
    version: () => version,
    setReduced: (next: boolean) => {
      reduced = next
    },
    /** Takes over a new look: pieces glide to their places in it. `time` in milliseconds of the frame clock. */
    sync(look: Look, time: number): void {
      const first = actors.size === 0 && tokens.size === 0 && cards.size === 0
      const present = new Set<Ref>()
      for (const figure of look.figures) {
        present.add(figure.ref)
        syncFigure(figure, first, time)
      }
      for (const ref of actors.keys()) if (!present.has(ref)) actors.delete(ref)
      for (const token of look.tokens ?? []) {
        present.add(token.ref)
        syncToken(token, first, time)
      }
      for (const ref of tokens.keys()) if (!present.has(ref)) tokens.delete(ref)
      deck.sync(look, first, time)
      version++
    },
    bring(card: CardLook, from: Stance): void {
      deck.bring(card, from)
      version++
    },
    rename(names: readonly CardName[]): void {
      deck.rename(names)
      version++
    },
    stance: (ref: Ref): Stance | undefined => find(ref)?.stance,
    tucked: (ref: Ref, by: Ref): Stance | undefined => tucked(ref, by),
    chest(ref: Ref): number {
      const actor = actors.get(ref)
      return !actor && (tokens.has(ref) || cards.has(ref)) ? 0 : 0.6 * heightOf(actor?.figure.model ?? '')
    },
    put(ref: Ref, stance: Stance): void {
      const body = find(ref)
      if (!body) return
      body.stance = stance
      body.glide = undefined
      if (body.grip === 'set-down') body.grip = 'none'
      version++
    },
    hover(ref: Ref | undefined): void {
      if (hovered === ref) return
      hovered = ref
      version++
    },
    hovered: () => hovered,
    veil(ref: Ref | undefined): void {
      if (veiled === ref) return
      veiled = ref
      version++
    },
    isVeiled: (ref: Ref): boolean => veiled === ref,
    /**
     * The pointer picks a piece up, moves it and sets it down. In the next frame a piece that was set down glides to its place in
     * the look, unless an answer is on its way.
     */
    hold(ref: Ref, at: Spot): void {
      const body = find(ref)
      if (!body) return
      body.grip = 'held'
      body.glide = undefined
      body.stance = { ...body.stance, x: at.x, y: at.y, z: at.z, carrier: undefined }
      version++
    },
    release(ref: Ref): void {
      const body = find(ref)
      if (body?.grip !== 'held') return
      body.grip = 'set-down'
      version++
    },
    /** Whether anything is held. */
    isHolding: (): boolean => [...bodies()].some(([, body]) => body.grip === 'held'),
    /** Sets down everything that is held. */
    letGo(): void {
      for (const [, body] of bodies()) if (body.grip === 'held') body.grip = 'set-down'
      version++
    },
    awaits(next: boolean): void {
      isAwaiting = next
    },
    /** Advances glides and lifts to this moment. True while something is still moving. */
    frame(time: number, dt: number): boolean {
      let active = false
      for (const [ref, body] of bodies()) {
        if (body.grip === 'set-down' && !isAwaiting) {
          body.grip = 'none'
          move(body, body.home, time)
        }
        if (body.glide) {
          const { from, to, start, ms = GLIDE, hop: arc = 0 } = body.glide
          const t = Math.min(1, Math.max(0, (time - start) / ms))
          const stance = mixStance(from, to, ease.out(t))
          // A token that turns over rises so that its rim clears the table.
          const turning = from.other && from.tilt !== to.tilt ? TURNING : 0
          const hop = t < 1 ? (turning + arc) * Math.sin(Math.PI * ease.out(t)) : 0
          body.stance = hop > 0 ? { ...stance, y: stance.y + hop } : stance
          if (t >= 1) body.glide = undefined
          else active = true
          version++
        }
        const lifted = ref === hovered && body.stance.carrier === undefined
        const { hovered: low, held: high } = cards.has(ref) ? CARD_RISE : { hovered: HOVERED, held: HELD }
        const goal = body.grip === 'held' ? high : lifted ? low : 0
        if (body.rise !== goal) {
          const next = reduced ? goal : body.rise + (goal - body.rise) * (1 - Math.exp(-dt / 45))
          body.rise = Math.abs(next - goal) < 0.002 ? goal : next
          if (body.rise !== goal) active = true
          version++
        }
      }
      follow()
      return active
    },
    /** The height of a token or card above its place, including its carrier's lift. Inches. */
    riseOf({ rise, stance }: Body): number {
      return rise + (stance.carrier === undefined ? 0 : (actors.get(stance.carrier)?.rise ?? 0))
    },
    radius(ref: Ref): number {
      const card = cards.get(ref)?.card ?? deck.zone(ref)
      return inches((actors.get(ref)?.figure ?? tokens.get(ref)?.token)?.radius ?? (card ? card.height / 2 : 0))
    },
  }
}

export type Cast = ReturnType<typeof createCast>
