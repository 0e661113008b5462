const pieces = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/

/** A paragraph: `code` between backticks, and [links](/address). */
export const RichText = ({ text }: { text: string }) => (
  <p>
    {text.split(pieces).map((piece) => {
      if (piece.startsWith('`')) return <code key={piece}>{piece.slice(1, -1)}</code>
      const [, name, address] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
      if (!address) return piece
      return (
        <a key={piece} href={address}>
          {name}
        </a>
      )
    })}
  </p>
)
