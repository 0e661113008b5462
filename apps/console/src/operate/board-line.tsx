import type { ServiceState } from '@vivid/contract'
import { useText } from '../text/language.js'

/** The admin server speaks plain HTTP, on the gateway's host unless a network keeps it apart. */
export const BoardLine = ({ board }: { board: ServiceState['board'] }) => {
  const text = useText().operate
  if (!board) return <p class="note">{text.boardOff}</p>
  return (
    <p class="note">
      <a href={`http://${location.hostname}:${board.port}${board.path}`} target="_blank" rel="noreferrer">
        {text.board}
      </a>{' '}
      {text.boardNote(board.port)}
    </p>
  )
}
