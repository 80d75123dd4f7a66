/** A field in which a name is typed to search a list. */
export interface SearchFieldProps {
  readonly label: string
  readonly sought: string
  onSought(sought: string): void
}

/** Keys typed in it must not reach the planner. */
export const SearchField = ({ label, sought, onSought }: SearchFieldProps) => (
  <input
    className="ui-input"
    type="search"
    aria-label={label}
    placeholder={label}
    value={sought}
    onKeyDown={(event) => event.stopPropagation()}
    onChange={(event) => onSought(event.currentTarget.value)}
  />
)
