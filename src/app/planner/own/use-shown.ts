/** The picture and solids of the piece being worked on. While a new version is made, the last one stays visible. */
import { useMemo, useRef } from 'react'
import { pictureMesh } from '../../../planner/own'
import type { TriangleMesh } from '../../../planner/own/mesh'
import type { OwnPart } from '../../../planner/own/types'
import type { OwnStage } from './own-stage'

const NONE: readonly OwnPart[] = []

export function useShown(stage: OwnStage | undefined): {
  readonly mesh: TriangleMesh | undefined
  readonly solids: readonly OwnPart[]
} {
  const piece = stage?.type === 'placing' ? stage.made?.piece : stage?.type === 'adjusting' ? stage.now.piece : undefined
  const last = useRef(piece)
  if (piece || !stage || stage.type === 'reading') last.current = piece
  const { picture, parts = NONE } = last.current ?? {}
  const mesh = useMemo(() => (picture === undefined ? undefined : pictureMesh(picture)), [picture])
  return { mesh, solids: parts }
}
