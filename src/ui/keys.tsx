/** Keys as they are printed. */
import { type KeyPrints, keyNames } from './key-names'
import { useWords } from './words/words-context'

export function Keys({ keys, prints }: { readonly keys: readonly string[]; readonly prints?: KeyPrints }) {
  const { say } = useWords()
  return (
    <span className="ui-keys">
      {keys.map((binding) => (
        <span key={binding} className="ui-keys-one">
          {keyNames(binding, say, prints).map((name) => (
            <kbd key={name} className="ui-key">
              {name}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
