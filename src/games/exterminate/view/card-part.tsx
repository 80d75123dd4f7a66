/** A titled list on a card beside the table. */
export interface PartLine {
  readonly name: string
  readonly why?: string
}

export interface PartProps {
  readonly title: string
  readonly lines: readonly PartLine[]
}

export function Part({ title, lines }: PartProps) {
  if (lines.length === 0) return null
  return (
    <div className="exterminate-part">
      <h3 className="ui-label">{title}</h3>
      <ul>
        {lines.map(({ name, why }) => (
          <li key={name}>
            <span>{name}</span>
            {why && <span className="ui-note">{why}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
