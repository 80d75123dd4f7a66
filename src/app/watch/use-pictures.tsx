/** The pictures of a report, and the part of its page that has them taken and shows them. */
import { type ReactNode, useMemo, useState } from 'react'
import type { Track } from '../../replay/track'
import { ReportPictures } from '../../ui/watch/report-pictures'
import { useWords } from '../../ui/words/words-context'
import type { AtTable } from '../match/match-table'
import { PICTURE_SIZE, type ReportMoment, type ReportPicture } from './report-moments'
import { type PicturesAsked, ReportStudio } from './report-studio'

interface Pictures {
  /** Those that have been taken so far. */
  readonly taken: readonly ReportPicture[]
  readonly part: ReactNode
}

export function usePictures(at: AtTable, track: Track, moments: readonly ReportMoment[]): Pictures {
  const { say } = useWords()
  const [album, setAlbum] = useState<ReadonlyMap<number, string>>(new Map())
  const [asked, setAsked] = useState<PicturesAsked>()
  const [isFailed, setIsFailed] = useState(false)
  const taken = useMemo(
    () =>
      moments.flatMap((moment) => {
        const address = album.get(moment.position)
        return address === undefined ? [] : [{ ...moment, address }]
      }),
    [moments, album],
  )
  const end = (failed: boolean) => {
    setIsFailed(failed)
    setAsked(undefined)
  }
  const part = (
    <ReportPictures
      pictures={taken}
      size={PICTURE_SIZE}
      count={moments.length}
      studio={
        asked && (
          <ReportStudio
            asked={asked}
            onPicture={(position, address) => setAlbum((before) => new Map(before).set(position, address))}
            onDone={() => end(false)}
            onFailed={() => end(true)}
          />
        )
      }
      refused={isFailed ? say('report-pictures-failed') : undefined}
      onTake={() => {
        setIsFailed(false)
        setAsked({ at, track, positions: moments.map(({ position }) => position).filter((position) => !album.has(position)) })
      }}
      onCancel={() => end(false)}
    />
  )
  return { taken, part }
}
