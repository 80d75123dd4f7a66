/** The list of keys and gestures, loaded when it is first opened. */
import { type ComponentProps, lazy, Suspense, useState } from 'react'

const HelpOverlay = lazy(() => import('../ui/help-overlay').then((module) => ({ default: module.HelpOverlay })))

export function HelpLater(props: ComponentProps<typeof HelpOverlay>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense>
        <HelpOverlay {...props} />
      </Suspense>
    )
  )
}
