/** The ground along a line of sight, seen from the side: the engine's cross-section of the scene, with heights. */
import { useId } from 'react'
import type { ProfileSpan, SightMiniature } from '../../geometry/sight'
import type { Considered } from '../../lab/consider'
import { PHANTOM } from '../../lab/consider'
import { listedNames } from '../words/listed'
import { capital } from '../words/plural'
import { useWords } from '../words/words-context'

/** Size of the drawing in its own units; the page scales it. */
const WIDE = 360
const HIGH = 132
const [SIDE, GROUND] = [10, 108]
/** The most by which heights are exaggerated compared with lengths. */
const STEEPEST = 3
/** Inches between two marks on the ground. */
const STEP = 6

interface Scale {
  x(s: number): number
  y(z: number): number
  /** Pixels per inch of length. */
  readonly inch: number
}

const radiusOf = ({ hull }: SightMiniature) => ('radius' in hull ? hull.radius : 0)

function scaleOf(length: number, { viewer, target, cut, eye, aim }: Considered, inch: number): Scale {
  const [before, after] = [radiusOf(viewer), radiusOf(target)]
  const along = (WIDE - 2 * SIDE) / Math.max(1, length + before + after)
  const tallest = Math.max(eye.z, aim.z, viewer.level + viewer.height, target.level + target.height, ...cut.map(({ top }) => top))
  const up = Math.min(along * STEEPEST, (GROUND - 18) / Math.max(1, tallest))
  return { x: (s) => SIDE + (s + before) * along, y: (z) => GROUND - z * up, inch: along * inch }
}

interface ProfileProps {
  readonly considered: Considered
  readonly unit: number
  /** True if only heights are shown and no distances. */
  readonly hidesDistances: boolean
}

export function SideProfile({ considered, unit, hidesDistances }: ProfileProps) {
  const { say, speak } = useWords()
  const id = useId()
  const { viewer, target, eye, aim, line, cut, hides } = considered
  const length = Math.hypot(aim.x - eye.x, aim.y - eye.y)
  const { x, y, inch } = scaleOf(length, considered, unit)
  const hiding = new Set(hides.map(({ ref }) => ref))
  const stop = line.isSeen ? 1 : line.blocker.share
  const [stopX, stopY] = [x(length * stop), y(eye.z + (aim.z - eye.z) * stop)]
  const marks = hidesDistances ? [] : Array.from({ length: Math.floor(length / unit / STEP) }, (_, i) => (i + 1) * STEP)
  const targetName = target.ref === PHANTOM ? say('lab-place') : speak.piece(target.ref)
  const things = [...new Map(cut.map((span) => [span.ref, span])).values()]
  const far = hidesDistances ? '' : speak.length(Math.round(length))
  const title = say('lab-profile-of', { from: speak.piece(viewer.ref), to: targetName, length: far })
  const told = things.map(({ ref, top }) =>
    say('lab-profile-thing', { name: speak.piece(ref), height: speak.length(Math.round(top)) }),
  )
  return (
    <figure className="ui-profile">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title}>
        <defs>
          <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="ui-profile-hatch" d="M0 0V6" />
          </pattern>
        </defs>
        <path className="ui-profile-ground" d={`M0 ${GROUND}H${WIDE}`} />
        {marks.map((mark) => (
          <g key={mark} className="ui-profile-mark">
            <path d={`M${SIDE + radiusOf(viewer) * (inch / unit) + mark * inch} ${GROUND}v5`} />
            <text x={SIDE + radiusOf(viewer) * (inch / unit) + mark * inch} y={GROUND + 16}>
              {speak.length(mark * unit)}
            </text>
          </g>
        ))}
        {cut.map((span, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cuts of a line have no identity but their order.
          <Cut key={i} span={span} x={x} y={y} fill={`url(#${id}-hatch)`} isHiding={hiding.has(span.ref)} />
        ))}
        {things.map(({ ref, top, from, to }) => (
          <text
            key={ref}
            className="ui-profile-height"
            x={Math.min(WIDE - 20, Math.max(20, x((from + to) / 2)))}
            y={Math.max(10, y(top) - 4)}
          >
            {speak.length(Math.round(top))}
          </text>
        ))}
        <Body body={viewer} at={0} x={x} y={y} kind="viewer" />
        <Body body={target} at={length} x={x} y={y} kind="target" />
        <path
          className="ui-profile-fan"
          d={`M${x(length)} ${y(target.level)}L${x(0)} ${y(eye.z)}L${x(length)} ${y(target.level + target.height)}`}
        />
        <path className="ui-profile-line" d={`M${x(0)} ${y(eye.z)}L${stopX} ${stopY}`} />
        {stop < 1 && (
          <>
            <path className="ui-profile-line ui-profile-broken" d={`M${stopX} ${stopY}L${x(length)} ${y(aim.z)}`} />
            <path className="ui-profile-stop" d={`M${stopX - 4} ${stopY - 4}l8 8m0 -8l-8 8`} />
          </>
        )}
        <circle className="ui-profile-eye" cx={x(0)} cy={y(eye.z)} r="3.2" />
        <text className="ui-profile-height" x={Math.max(14, x(0))} y={Math.max(10, y(viewer.level + viewer.height) - 4)}>
          {speak.length(eye.z)}
        </text>
        <text
          className="ui-profile-height"
          x={Math.min(WIDE - 16, x(length))}
          y={Math.max(10, y(target.level + target.height) - 4)}
        >
          {speak.length(target.level + target.height)}
        </text>
      </svg>
      <figcaption className="ui-note">
        {told.length > 0 && (
          <span>{say('lab-profile-with', { pieces: capital(listedNames(told, { ...speak, piece: (text) => text })) })}</span>
        )}
      </figcaption>
    </figure>
  )
}

interface CutProps extends Pick<Scale, 'x' | 'y'> {
  readonly span: ProfileSpan
  readonly fill: string
  readonly isHiding: boolean
}

function Cut({ span, x, y, fill, isHiding }: CutProps) {
  const points = span.outline.map(({ s, z }) => `${x(s).toFixed(1)},${y(z).toFixed(1)}`).join(' ')
  return <polygon className="ui-profile-cut" data-hiding={isHiding ? '' : undefined} points={points} fill={fill} />
}

interface BodyProps extends Pick<Scale, 'x' | 'y'> {
  readonly body: SightMiniature
  readonly at: number
  readonly kind: 'viewer' | 'target'
}

function Body({ body, at, x, y, kind }: BodyProps) {
  const half = radiusOf(body)
  const [left, right] = [x(at - half), x(at + half)]
  const top = y(body.level + body.height)
  return (
    <rect
      className="ui-profile-body"
      data-kind={kind}
      x={left}
      y={top}
      width={right - left}
      height={y(body.level) - top}
      rx="3"
    />
  )
}
