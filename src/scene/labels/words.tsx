/** The page's layer over the picture: tags, numbers on the tape, words that float up, banners, and a list for screen readers. */
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Gesture } from '../../client/gesture'
import type { Ref } from '../../table/piece'
import type { Running } from '../director'
import { heightOfModel, type Life } from '../life'
import type { Look, Tone } from '../look'
import type { Overlay } from '../overlay'
import { SEAT_MARKS, TONE_MARKS } from '../seats'
import { inches, type Spot, toScene } from '../space'
import { CardList } from './card-list'
import { Chip, useWord } from './chip'
import type { Panels } from './crowd'
import './labels.css'
import { type MarkIcon, Plates } from './plate'
import { type TrayTag, TrayTags } from './tray-tags'

type Tag = Extract<Overlay, { type: 'tag' }>

interface Props {
  readonly life: Life
  readonly overlays: readonly Overlay[]
  /** Its label is shown in full. */
  readonly selected: Ref | undefined
  readonly panels: Panels | undefined
  /** Show time per real time. */
  readonly speed: number
  /** A game's drawing of a mark on a card. */
  readonly icon: MarkIcon | undefined
  readonly reduced: boolean
  /** Labels over the dice trays. */
  readonly trayTags: readonly TrayTag[]
}

export function Words({ life, overlays, selected, panels, speed, icon, reduced, trayTags }: Props) {
  const running = useSyncExternalStore(life.director.listen, life.director.effects)
  const hovered = useSyncExternalStore(life.onHover, life.cast.hovered)
  const staged = running.flatMap(({ effect }) => (effect.type === 'overlays' ? effect.overlays : []))
  const all = staged.length > 0 ? [...overlays, ...staged] : overlays
  const isAlone = all.filter(({ type }) => type === 'tag').length === 1
  const isWhole = ({ over, isWhole }: Tag) =>
    isWhole === true || isAlone || typeof over !== 'string' || over === hovered || over === selected
  // A panel that appears or disappears moves labels, although nothing on the table has changed.
  const hasWords = all.length + running.length + trayTags.length > 0
  useEffect(() => (hasWords ? panels?.onChange(life.labels) : undefined), [hasWords, panels, life])
  return (
    <div ref={life.board.setRoot} className="scene-words" aria-hidden="true">
      {all.flatMap((overlay) => {
        if (overlay.type === 'tag')
          return [<TagChip key={`tag:${overlay.id}`} tag={overlay} isWhole={isWhole(overlay)} life={life} />]
        if (overlay.type === 'path')
          return overlay.labels.map((label, i) => (
            <Measure
              // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of one tape are told apart by their place.
              key={`${overlay.id}:${i}`}
              id={`${overlay.id}:${i}`}
              at={toScene(label.at, overlay.z)}
              text={label.text}
              tone={overlay.tone}
              life={life}
            />
          ))
        return []
      })}
      {running.map((one) =>
        one.effect.type === 'words' ? <Said key={one.id} running={one} life={life} speed={speed} reduced={reduced} /> : null,
      )}
      <NameTag hovered={hovered} tags={all} life={life} />
      <TrayTags tags={trayTags} life={life} />
      <Banner running={running} speed={speed} />
      <Plates running={running} speed={speed} icon={icon} reduced={reduced} />
    </div>
  )
}

/** The spot above the head of a figure, a token, the roof of a terrain piece, or a place. */
export function spotOver(over: Ref | Spot, life: Life): Spot | undefined {
  if (typeof over !== 'string') return over
  const actor = life.cast.actors.get(over)
  if (actor) {
    const { stance, rise, figure } = actor
    return { x: stance.x, y: stance.y + rise + (stance.tilt > 0.5 ? 0.9 : heightOfModel(figure.model) + 0.1), z: stance.z }
  }
  const token = life.cast.tokens.get(over)
  if (token) {
    const { stance } = token
    // Above the token's far rim, so that its face stays visible from above.
    const { azimuth } = life.drive.rig()
    const radius = life.cast.radius(over)
    const [x, z] = [stance.x - Math.sin(azimuth) * radius, stance.z - Math.cos(azimuth) * radius]
    return { x, y: stance.y + life.cast.riseOf(token) + 0.15, z }
  }
  const card = life.cast.cards.get(over)
  if (card) return { x: card.stance.x, y: card.stance.y + life.cast.riseOf(card) + 0.15, z: card.stance.z }
  const zone = life.cast.zone(over)
  if (zone) return toScene(zone.at, 200)
  const piece = life.look()?.terrain.find(({ ref }) => ref === over)
  return piece && { ...toScene(piece.at, piece.height), y: inches(piece.height) + 0.15 }
}

function TagChip({ tag, isWhole, life }: { tag: Tag; isWhole: boolean; life: Life }) {
  const { id, over, z = 0, text, detail, tone } = tag
  const where = typeof over === 'string' ? over : toScene(over, z)
  const names = typeof over === 'string' ? over : undefined
  const words = { text, detail, tone, isWhole, names }
  return <Chip id={`tag:${id}`} spot={() => spotOver(where, life)} {...words} life={life} />
}

/** The name of a token or card while the pointer rests on it and no tag says more. Figures have their own card in the panels. */
function NameTag({ hovered, tags, life }: { hovered: Ref | undefined; tags: readonly Overlay[]; life: Life }) {
  const read = useSyncExternalStore(life.reader.listen, life.reader.read)
  const over = hovered === undefined || hovered === read ? undefined : life.cast.cards.get(hovered)?.card
  // A card whose face shows its name needs no label; neither does one that is shown large.
  const card = over?.face && over.faceUp ? undefined : over
  const token = (hovered === undefined ? undefined : life.cast.tokens.get(hovered)?.token) ?? card
  const isSpokenOf = tags.some((overlay) => overlay.type === 'tag' && overlay.over === hovered)
  if (!token || isSpokenOf) return null
  return (
    <Chip id="tag:name" spot={() => spotOver(token.ref, life)} text={token.name} tone={token.tone ?? 'neutral'} life={life} />
  )
}

function Measure({ id, at, text, tone, life }: { id: string; at: Spot; text: string; tone: Tone; life: Life }) {
  const element = useWord(`measure:${id}`, life, () => at, { hangs: true })
  return (
    <div
      ref={element}
      className="scene-chip scene-measure"
      data-whole=""
      style={{ '--tone': TONE_MARKS[tone].colour } as CSSProperties}
    >
      {text}
    </div>
  )
}

interface SaidProps {
  readonly running: Running
  readonly life: Life
  readonly speed: number
  readonly reduced: boolean
}

/** Words over the thing they belong to: they float up, then stay there as a label. */
function Said({ running, life, speed, reduced }: SaidProps) {
  const known = useRef<Spot>(undefined)
  const { effect, id, stays } = running
  if (effect.type !== 'words') return null
  // A thing that has left the table is labelled where it last was.
  const spot = () => {
    known.current = spotOver(effect.over, life) ?? known.current
    return known.current
  }
  if (!stays) return <Floating running={running} spot={spot} life={life} speed={speed} reduced={reduced} />
  return <Chip id={`said:${id}`} spot={spot} text={effect.text} tone={effect.tone} life={life} />
}

function Floating({ running, spot, life, speed, reduced }: SaidProps & { readonly spot: () => Spot | undefined }) {
  const element = useWord(`words:${running.id}`, life, spot, { isFree: true })
  const { effect } = running
  if (effect.type !== 'words') return null
  const { colour, icon } = TONE_MARKS[effect.tone]
  return (
    <div ref={element} className="scene-floating" style={{ '--tone': colour } as CSSProperties}>
      <div data-reduced={reduced ? '' : undefined} style={{ animationDuration: `${effect.ms / speed}ms` }}>
        <span className="scene-icon">{icon}</span>
        {effect.text}
      </div>
    </div>
  )
}

function Banner({ running, speed }: { running: readonly Running[]; speed: number }) {
  const last = running.findLast(({ effect }) => effect.type === 'banner')
  if (last?.effect.type !== 'banner') return null
  const { text, detail, seat } = last.effect
  const mark = seat && SEAT_MARKS[seat]
  return (
    <div
      key={last.id}
      className="scene-banner"
      style={{ '--tone': mark?.colour ?? '#e9e2d2', animationDuration: `${last.effect.ms / speed}ms` } as CSSProperties}
      data-pattern={mark?.pattern ?? 'solid'}
    >
      <strong>{text}</strong>
      {detail !== undefined && <span>{detail}</span>}
    </div>
  )
}

interface MirrorProps {
  readonly look: Look
  readonly label: string
  /** With both of these, the keyboard can move through the cards and tap them. */
  readonly life?: Life
  readonly onGesture?: (gesture: Gesture) => void
}

/** What stands and lies on the table, for screen readers. Its texts come from the look, in the player's language. */
export function Mirror({ look, label, life, onGesture }: MirrorProps) {
  const nameOf = new Map(look.figures.map(({ ref, name }) => [ref, name]))
  return (
    <ul className="scene-mirror" aria-label={label}>
      {life && onGesture && <CardList look={look} life={life} onGesture={onGesture} />}
      {look.figures.map((figure) => (
        <li key={figure.ref}>
          {figure.name}
          {figure.markers.map(({ name, count }) => `, ${count} × ${name}`)}
        </li>
      ))}
      {(look.tokens ?? []).map(({ ref, name, carriedBy }) => (
        <li key={ref}>{carriedBy === undefined ? name : `${name} → ${nameOf.get(carriedBy) ?? carriedBy}`}</li>
      ))}
    </ul>
  )
}
