/** Imports files into the planner: a worker reads the file and remakes the layout with every answer, until the user accepts. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { changed } from '../../../planner/document'
import { firstAsked, type ImportAsked, type Laid } from '../../../planner/imports/asked'
import { pictureOnMap } from '../../../planner/imports/flat-map'
import { type FoundMap, type LayoutFile, MOST_BESIDE } from '../../../planner/imports/protocol'
import { isPictureStart } from '../../../planner/mat/head'
import type { PictureFile } from '../../../planner/mat/types'
import { type PlannerReason, plannerSays } from '../../../planner/said'
import { ImportDialog, type ImportShown } from '../../../ui/planner/import-dialog'
import { useWords } from '../../../ui/words/words-context'
import { readPicture } from '../mat/read-picture'
import { mapImports } from './client'

type Stage =
  | { readonly type: 'reading'; readonly file: string; readonly done: number }
  | {
      readonly type: 'asked'
      readonly found: FoundMap
      readonly asked: ImportAsked
      readonly laid: Laid | undefined
      readonly busy: number | undefined
      readonly picture: { readonly file: PictureFile; readonly on: boolean } | undefined
      readonly notice: PlannerReason | undefined
    }
type Asked = Extract<Stage, { type: 'asked' }>

/** Progress is shown in steps of this share of the whole. */
const STEP = 0.02

export interface Imports {
  readonly dialog: ReactNode
  /** `all`: the files given together with it; one of them may be a map's picture. */
  onFile(file: File, all: readonly File[]): void
}

export function useImport(onTake: (layout: LayoutFile) => void, onRefused: (reason: PlannerReason) => void): Imports {
  const { say } = useWords()
  const [worker] = useState(() => mapImports())
  useEffect(() => () => worker.close(), [worker])
  const [stage, setStage] = useState<Stage>()
  const now = useRef<Stage>(undefined)
  const show = (next: Stage | undefined) => {
    now.current = next
    setStage(next)
  }
  /** Updates the open dialog, if it is still about the same file. */
  const change = (found: FoundMap, how: (stage: Asked) => Asked) => {
    if (now.current?.type === 'asked' && now.current.found === found) show(how(now.current))
  }
  const close = () => {
    worker.close()
    show(undefined)
  }

  const lay = async (found: FoundMap, asked: ImportAsked) => {
    change(found, (at) => ({ ...at, asked, busy: 0 }))
    let said = 0
    const outcome = await worker.lay(asked, (share) => {
      if (share - said < STEP) return
      said = share
      change(found, (at) => (at.asked === asked ? { ...at, busy: share } : at))
    })
    change(found, (at) => {
      // Another answer has been given since, and its own result will follow.
      if (at.asked !== asked) return at
      return { ...at, busy: undefined, laid: outcome.ok ? outcome.value : { made: outcome } }
    })
  }
  const takePicture = async (found: FoundMap, file: Blob, name: string) => {
    const read = await readPicture(file, name)
    change(found, (at) =>
      read.ok
        ? { ...at, picture: { file: read.value.picture, on: true }, notice: undefined }
        : { ...at, notice: found.picture?.file ? plannerSays('import-picture-bad', {}) : read.reason },
    )
  }
  const begin = async (found: FoundMap, all: readonly File[]) => {
    const { picture } = found
    const asked = askedFirst(found, say)
    const path = picture && !picture.file ? (picture.path ?? '') : undefined
    const notice = path === undefined ? undefined : plannerSays('import-picture-elsewhere', { path })
    show({ type: 'asked', found, asked, laid: undefined, busy: 0, picture: undefined, notice })
    void lay(found, asked)
    const beside = path === undefined ? undefined : await pictureAmong(all, path)
    const file = picture?.file ?? beside
    if (file) void takePicture(found, file, beside?.name ?? found.name)
  }
  const onFile = async (file: File, all: readonly File[]) => {
    worker.close()
    const reading: Stage = { type: 'reading', file: file.name, done: 0 }
    show(reading)
    let said = 0
    const beside = all.filter(({ name, size }) => /\.json$/i.test(name) && size <= MOST_BESIDE.bytes)
    const others = beside.filter((one) => one !== file).slice(0, MOST_BESIDE.files)
    const read = await worker.read(file, others, (done) => {
      if (done - said < STEP || now.current?.type !== 'reading') return
      said = done
      show({ ...now.current, done })
    })
    if (!read.ok) {
      // The user cancelled and needs no message.
      if (read.reason.key === 'work-cancelled') return
      close()
      return onRefused(read.reason)
    }
    if ('found' in read.value) return void begin(read.value.found, all)
    close()
    onTake(read.value)
  }

  /** The layout for the latest answers, with the map's picture on it. */
  const laid = stage?.type === 'asked' ? stage.laid : undefined
  const picture = stage?.type === 'asked' && stage.picture?.on ? stage.picture.file : undefined
  const onMap = stage?.type === 'asked' ? stage.found.picture : undefined
  const square = stage?.type === 'asked' && 'square' in stage.asked.how ? stage.asked.how.square : undefined
  const pictured = useMemo((): Laid | undefined => {
    if (!laid?.made.ok || !picture || !onMap || square === undefined) return laid
    const matPicture = { ...picture, ...pictureOnMap(onMap.size, onMap, picture.pixels, square) }
    const document = changed(laid.made.value.document, { matPicture })
    return { ...laid, made: { ok: true, value: { ...laid.made.value, document } } }
  }, [laid, picture, onMap, square])
  const shown: ImportShown | undefined =
    stage?.type === 'asked'
      ? {
          type: 'asked',
          asked: stage.asked,
          laid: pictured,
          busy: stage.busy,
          plans: stage.found.plans ?? [],
          picture: stage.picture ? { on: stage.picture.on } : onMap && !onMap.file ? 'elsewhere' : 'none',
          notices: stage.notice ? [stage.notice] : [],
        }
      : stage
  const found = stage?.type === 'asked' ? stage.found : undefined
  return {
    onFile: (file, all) => void onFile(file, all),
    dialog: (
      <ImportDialog
        shown={shown}
        onAsked={(asked) => found && void lay(found, asked)}
        onPicture={(on) => found && change(found, (at) => (at.picture ? { ...at, picture: { ...at.picture, on } } : at))}
        onPictureFile={(file) => found && void takePicture(found, file, file.name)}
        onClose={close}
        onTake={(document) => {
          close()
          onTake({ document })
        }}
      />
    ),
  }
}

type Say = ReturnType<typeof useWords>['say']

/** The initial answers, with names in the player's language. */
function askedFirst({ looks, name }: FoundMap, say: Say): ImportAsked {
  const first = firstAsked(looks)
  const unnamed = say('plan-import-box-name')
  if (first.looks === 'tabletop-simulator') return { looks: first.looks, how: { ...first.how, unnamed } }
  if (first.looks === 'terrain-plan') return { looks: first.looks, how: { ...first.how, unnamed } }
  return { looks: first.looks, how: { ...first.how, name, names: namesIn(say) } }
}

const namesIn = (say: Say) => ({
  wall: say('plan-import-wall'),
  object: say('plan-import-object'),
  door: say('plan-import-door'),
  window: say('plan-import-window'),
})

/** The picture that a scene refers to, among the files given with it; otherwise the only picture among them. */
async function pictureAmong(all: readonly File[], path: string): Promise<File | undefined> {
  const wanted = decoded(path.split(/[?#]/)[0] ?? '')
    .split(/[\\/]/)
    .at(-1)
  const named = all.find(({ name }) => name === wanted)
  if (named) return named
  const starts = await Promise.all(all.map(async (file) => new Uint8Array(await file.slice(0, 16).arrayBuffer())))
  const pictures = all.filter((_, index) => isPictureStart(starts[index] ?? new Uint8Array(0)))
  return pictures.length === 1 ? pictures[0] : undefined
}
/** Paths may be percent-encoded like addresses. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
