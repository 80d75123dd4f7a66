/** Shown where page and server are of different versions: the page can be loaded anew from here. */
import { useState } from 'react'
import { Button } from '../../ui/button'
import { useWords } from '../../ui/words/words-context'
import { ErrorCover } from '../match/covers'
import { keeping, useOffline } from '../offline/offline'
import { goTo } from '../route'

export function RenewCover({ text }: { readonly text: string }) {
  const { say } = useWords()
  const isHeld = useOffline(({ newer }) => newer === 'held')
  const [isLoading, setIsLoading] = useState(false)
  const renew = () => {
    setIsLoading(true)
    void keeping.renew().then(() => setIsLoading(false))
  }
  return (
    <ErrorCover title={say('unlike-server')} text={isHeld ? say('newer-held') : text} onHome={() => goTo({ page: 'home' })}>
      <Button icon="redo" disabled={isLoading} onClick={renew}>
        {say('newer-load')}
      </Button>
    </ErrorCover>
  )
}
